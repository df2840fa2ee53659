// @ts-check
/** www.example.test: two faulty pages, a page where a style sheet should be, and otherwise 404. */
import http from 'node:http';

const FAULTS = `<!doctype html><meta charset="utf-8"><title>Faults</title>
<link rel="stylesheet" href="site.css"><link rel="stylesheet" href="strict.css">
<script>const html = "<script>a()</script>";</script>
<img src="rye.jpg" alt=""><img src="file:///C:/rye.jpg" alt="">
<form><input name="mail" required hidden><input name="code" pattern="[" value="a"><button>Send</button></form>
<script>setTimeout(() => document.forms[0].requestSubmit(), 500);</script>`;

// Neither a doctype nor an encoding.
const BARE = Buffer.from('<title>Faults</title><p>caf\u00e9', 'latin1');

const NO_STYLES = '<title>A page, no style sheet</title>';

http
  .createServer(({url = ''}, response) => {
    const page = {'/': FAULTS, '/bare': BARE, '/site.css': NO_STYLES, '/strict.css': NO_STYLES}[
      url
    ];
    response.setHeader('Content-Type', 'text/html');
    // Chromium only reports what it refuses if this is sent, as Express does with its error pages.
    if (url === '/strict.css') {
      response.setHeader('X-Content-Type-Options', 'nosniff');
    }
    response.writeHead(page ? 200 : 404).end(page);
  })
  .listen(80, () => console.log('ready'));
