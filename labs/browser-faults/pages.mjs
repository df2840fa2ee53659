// @ts-check
/** The broken pages, each a file on www.example.test unless its address says otherwise. */

const DOCTYPE = '<!doctype html><meta charset="utf-8"><title>The bakery</title>';

/**
 * @typedef {object} Answer
 * @property {string | Buffer} text
 * @property {string} [type]
 * @property {Record<string, string>} [fields]
 * @property {number} [after] Milliseconds to wait.
 */

/** Rethrows an error event's message, so that the console shows it. */
const RETHROW = `addEventListener('error', ({message}) =>
  setTimeout(() => { throw new Error(message); }), {once: true});`;

/** Another file's hash. */
const HASH = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';

/** @param {string} code A classic script that fails on its own. */
const script = (code) => ({text: `${DOCTYPE}<body><script>${code}</script>`});
/** @param {string} markup */
const page = (markup) => ({text: `${DOCTYPE}${markup}`});

/** @type {Record<string, Answer>} Pages that fail without any input, by the name of their frame. */
const CASES = {
  'null-read': script("document.querySelector('#prices').addEventListener('click', show)"),
  'null-write': script("document.querySelector('#prices').textContent = 'Rye'"),
  selector: script("document.querySelector('#1')"),
  'undefined-read': script('let prices; prices.map(String)'),
  'not-a-function': script('const prices = {}; prices.map(String)'),
  'not-one-element': script("document.querySelectorAll('p').addEventListener('click', alert)"),
  'not-one-style': script("document.querySelectorAll('p').style.color = 'red'"),
  'two-classes': script("document.body.classList.add('rye sold-out')"),
  'not-iterable': script('let prices; for (const price of prices);'),
  destructure: script('let prices; const {rye} = prices'),
  'undefined-object': script('let prices; Object.keys(prices)'),
  'not-a-number': script("const price = '3.20'; price.toFixed(2)"),
  await: script("const response = await fetch('/prices.json')"),
  promise: script('(async () => { let prices; prices.map(String); })()'),
  'not-defined': script("$('#prices').hide()"),
  process: script('process.env.MODE'),
  global: script('global.prices = []'),
  exports: script('exports.prices = []'),
  require: script("require('./menu.js')"),
  'too-early': script('show(); const show = () => 1; show()'),
  early: script('prices; const prices = 1'),
  'end-of-input': script('function show() {'),
  'missing-bracket': script("alert('Rye'"),
  'stray-brace': script('}'),
  'assign-to-value': script("if (prices.length = 0 || 'rye' = bread) show()"),
  'no-value': script('const bread;'),
  return: script('return 1'),
  twice: {text: `${DOCTYPE}<script>const bread = 1</script><script>const bread = 2</script>`},
  'page-for-script': page('<script src="/shop.js"></script>'),
  'page-for-script-nosniff': page('<script src="/menu.js"></script>'),
  'page-for-module': page('<script type="module" src="/menu.js"></script>'),
  import: page('<script src="/list.js"></script>'),
  export: page('<script src="/prices.js"></script>'),
  'inline-import': script("import {prices} from './prices.js'"),
  bare: page('<script type="module">import {createApp} from "vue"</script>'),
  dynamic: script("import('/shop.js')"),
  'no-export': page('<script type="module">import menu from "./prices.js"</script>'),
  'remove-child': script("document.body.removeChild(document.createElement('p'))"),
  'insert-before': script(
    "document.body.insertBefore(document.createElement('p'), document.createElement('p'))",
  ),
  'append-text': script("document.body.appendChild('Rye')"),
  constant: script('const total = 1; total = 2'),
  recursion: script('function show() { show(); } show()'),
  write: page('<script async src="/write.js"></script>'),
  json: script("JSON.parse('[object Object]')"),
  'json-undefined': script('JSON.parse(undefined)'),
  circular: script('const bread = {}; bread.loaf = bread; JSON.stringify(bread)'),
  quota: script("localStorage.setItem('prices', 'x'.repeat(6_000_000))"),
  sandboxed: page(`<iframe sandbox="allow-scripts" src="/storage"></iframe>`),
  storage: script("localStorage.getItem('prices')"),
  csp: {
    text: `${DOCTYPE}<link rel="stylesheet" href="http://img.example.test/site.css">
      <body><p onclick="show()" style="color: red">Rye</p><img src="http://img.example.test/rye.png">
      <script>show()</script><script src="http://img.example.test/library.js"></script>
      <script src="/eval.js"></script>`,
    fields: {'Content-Security-Policy': "default-src 'self'"},
  },
  integrity: page(`<script src="/prices.js" integrity="${HASH}"></script>`),
  'integrity-elsewhere': page(
    `<script src="http://img.example.test/library.js" integrity="${HASH}"></script>`,
  ),
  font: page(`<style>@font-face {font-family: bread; src: url(/bread.woff2)} p {font-family: bread}
    </style><p>Rye</p>`),
  'font-elsewhere': page(`<style>@font-face {font-family: bread;
    src: url(http://img.example.test/bread.woff2)} p {font-family: bread}</style><p>Rye</p>`),
  observer: page(`<p style="width: 9px">Rye</p><script>${RETHROW}
    new ResizeObserver(([{target}]) => { target.style.width = target.offsetWidth + 1 + 'px'; })
      .observe(document.querySelector('p'))</script>`),
  passive: script(`document.addEventListener('touchmove', (event) => event.preventDefault());
    document.dispatchEvent(new Event('touchmove', {cancelable: true}))`),
  'said-passive': script(`document.body.addEventListener('touchmove',
      (event) => event.preventDefault(), {passive: true});
    document.body.dispatchEvent(new Event('touchmove', {cancelable: true}))`),
  frame: page(`<iframe src="http://player.test/words"></iframe>
    <script>addEventListener('load', () => frames[0].document)</script>`),
  frames: page(`<iframe src="http://img.example.test/denied"></iframe>
    <iframe src="http://img.example.test/ancestors"></iframe>`),
  canvas: page(`<img src="http://img.example.test/rye.svg" onload="
      const canvas = document.createElement('canvas');
      canvas.getContext('2d').drawImage(this, 0, 0);
      canvas.toDataURL();">`),
  'script-error': page(`<script>${RETHROW}</script>
    <script src="http://img.example.test/library.js"></script>`),
  clipboard: script("navigator.clipboard.writeText('Rye')"),
  'no-worker': script("navigator.serviceWorker.register('/worker.js')"),
  play: page(`<video src="/rye.mp4"></video>
    <script>document.querySelector('video').play()</script>`),
  audio: script(`const audio = new AudioContext(); const tone = audio.createOscillator();
    tone.connect(audio.destination); tone.start()`),
  pause: page(`<video muted src="/rye.mp4"></video>
    <script>const video = document.querySelector('video'); video.play(); video.pause()</script>`),
  geolocation: script(`navigator.geolocation.getCurrentPosition(() => {},
    ({message}) => { throw new Error(message); })`),
  forced: page(`<link rel="stylesheet" href="/late.css"><script async src="/width.js"></script>`),
};

/** @type {Record<string, Answer>} */
const PARTS = {
  '/shop.js': {...page('<h1>Not found</h1>'), type: 'text/html'},
  '/menu.js': {
    ...page('<h1>Not found</h1>'),
    type: 'text/html',
    fields: {'X-Content-Type-Options': 'nosniff'},
  },
  '/list.js': {text: "import {prices} from './prices.js';"},
  '/prices.js': {text: 'export const prices = [];'},
  '/write.js': {text: "document.write('Rye')"},
  '/eval.js': {text: "eval('1 + 1')"},
  '/width.js': {text: 'document.documentElement.offsetWidth', after: 100},
  '/late.css': {text: 'p {color: green}', after: 800},
  '/bread.woff2': page('<h1>Not found</h1>'),
  '/library.js': {text: "throw new Error('Sold out')"},
  '/site.css': {text: ''},
  '/rye.svg': {text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'},
  '/rye.png': {text: '', type: 'image/png'},
  '/hero.png': {text: '', type: 'image/png'},
  '/words': page('<p>Rye</p>'),
  '/denied': {...page(''), fields: {'X-Frame-Options': 'SAMEORIGIN'}},
  '/ancestors': {...page(''), fields: {'Content-Security-Policy': "frame-ancestors 'self'"}},
  '/js/worker.js': {text: ''},
  '/secure': script(`navigator.serviceWorker.register('/gone.js');
    navigator.serviceWorker.register('/menu.js');
    navigator.serviceWorker.register('/js/worker.js', {scope: '/'});`),
  '/camera': page(`<script src="/ask.js"></script>
    <iframe src="http://img.example.test/asking"></iframe>`),
  '/asking': page('<script src="/ask.js"></script>'),
  '/ask.js': {
    text: `navigator.mediaDevices.getUserMedia({video: true});
      navigator.geolocation.getCurrentPosition(() => {}, ({message}) => { throw new Error(message); })`,
  },
  '/slow': page(`<button>Show</button><p>Rye</p><script>
    const work = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
    document.querySelector('button').addEventListener('click', () => work(400));
    setTimeout(() => work(300));
    for (let i = 0; i < 20_000; i += 1) document.body.append(document.createElement('p'), 'Rye');
    for (let i = 0; i < 5; i += 1) {
      document.body.style.width = 900 - i + 'px';
      document.body.offsetHeight;
    }</script>`),
  // Each case is in a frame of one page, so one visit shows an engine's messages for all of them.
  '/': page(
    `<link rel="preload" as="image" href="/hero.png">
    <link rel="preload" as="font" href="/bread.woff2">
    <style>@font-face {font-family: bread; src: url(/bread.woff2)} p {font-family: bread}</style>
    <p>Rye</p>
    ${Object.keys(CASES)
      .map((name) => `<iframe src="/${name}"></iframe>`)
      .join('\n')}`,
  ),
};

/** @type {Record<string, Answer>} */
export const PAGES = {
  ...Object.fromEntries(Object.entries(CASES).map(([name, answer]) => [`/${name}`, answer])),
  ...PARTS,
};
