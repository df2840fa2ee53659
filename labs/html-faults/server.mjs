// @ts-check
/** www.example.test: four faulty pages, a page where a style sheet should be, and 404 for the rest. */
import http from 'node:http';

const FAULTS = `<!doctype html><meta charset="utf-8"><title>Faults</title>
<link rel="stylesheet" href="site.css"><link rel="stylesheet" href="strict.css">
<script>const html = "<script>a()</script>";</script>
<img src="rye.jpg" alt=""><img src="file:///C:/rye.jpg" alt="">
<form><input name="mail" required hidden><input name="code" pattern="[" value="a"><button>Send</button></form>
<script>setTimeout(() => document.forms[0].requestSubmit(), 500);</script>`;

// Each field’s own message is thrown, because Firefox’s console only lists errors.
const FIELDS = `<!doctype html><meta charset="utf-8"><title>Fields</title>
<form><input required><input type="email" value="anna"><input pattern="[0-9]{4}" value="x">
<input type="number" max="5" value="9"><input type="url" value="www.example.test">
<input type="checkbox" required></form><input type="password">
<form><input type="password" name="password"><input type="number" value="12,5">
<input type="date" value="27.11.2026"></form>
<script>
  for (const {validationMessage} of document.forms[0]) setTimeout(() => { throw new Error(validationMessage); });
</script>`;

// A page with neither a doctype nor an encoding.
const BARE = Buffer.from('<title>Faults</title><p>caf\u00e9', 'latin1');

const PHONE = `<!doctype html><meta charset="utf-8"><title>Phone</title>
<meta name="viewport" content="width=device-width, inital-scale=1">
<meta name="viewport" content="width=device-width; initial-scale=1">
<script>document.createElement('form').submit();</script>`;

const NO_STYLES = '<title>A page, no style sheet</title>';

http
  .createServer(({url = ''}, response) => {
    const page = {
      '/': FAULTS,
      '/fields': FIELDS,
      '/bare': BARE,
      '/phone': PHONE,
      '/site.css': NO_STYLES,
      '/strict.css': NO_STYLES,
    }[url];
    response.setHeader('Content-Type', 'text/html');
    // Chromium reports that it refuses the file only with this header, which Express adds to error pages.
    if (url === '/strict.css') {
      response.setHeader('X-Content-Type-Options', 'nosniff');
    }
    response.writeHead(page ? 200 : 404).end(page);
  })
  .listen(80, () => console.log('ready'));
