// @ts-check
/**
 * Prints what Chromium puts into the accessibility tree for each of several elements. By default, these have
 * various roles; with the `links` argument, they're links around an image; with `keys`, they're controls, and
 * it also prints whether the Tab key reaches them and Enter activates them.
 */
/* global document -- in the page */
import {openBrowser} from '../open-browser.mjs';

const PRESSABLE = [
  '<button>Order</button>',
  '<button disabled>Order</button>',
  '<div>Order</div>',
  '<div role="button">Order</div>',
  '<div role="button" tabindex="0">Order</div>',
  '<a href="#rye">Rye</a>',
  '<a>Rye</a>',
];

const OTHERS = [
  '<nav>…</nav>',
  '<main>…</main>',
  '<search>…</search>',
  '<aside>…</aside>',
  '<header>…</header>',
  '<article><header>…</header></article>',
  '<section>…</section>',
  '<section aria-label="News">…</section>',
  '<img src="cat.png" alt="A cat">',
  '<img src="cat.png" alt="">',
  '<img src="cat.png">',
];

const LINKED = [
  '<a href="/"><img src="logo.svg" alt="Front page"></a>',
  '<a href="/"><img src="logo.svg" alt=""></a>',
  '<a href="/"><img src="logo.svg"></a>',
  '<a href="/"><img src="logo.svg" alt="">Front page</a>',
];

const [, , list = 'roles'] = process.argv;
const withKeys = list === 'keys';
const sources = {keys: PRESSABLE, roles: OTHERS, links: LINKED}[list] ?? [];
/** @param {boolean} value */
const yes = (value) => (value ? 'yes' : 'no');

const browser = await openBrowser();
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);

/** The link if there is one, otherwise the page's innermost element. */
async function findNode() {
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: list === 'links' ? 'a' : 'body :not(:has(*))',
  });
  const {nodes} = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  const [{ignored, role, name}] = /** @type {[(typeof nodes)[number]]} */ (nodes);
  if (ignored) {
    return 'left out';
  }
  return name?.value ? `${role?.value} ${JSON.stringify(name.value)}` : String(role?.value);
}

async function tryKeys() {
  await page.evaluate(() => {
    document.body.addEventListener('click', () => document.body.classList.add('pressed'));
  });
  await page.keyboard.press('Tab');
  const isReached = await page.evaluate(() => document.activeElement !== document.body);
  await page.keyboard.press('Enter');
  const isPressed = await page.evaluate(() => document.body.classList.contains('pressed'));
  return `Tab ${yes(isReached).padEnd(4)}Enter ${yes(isPressed)}`;
}

try {
  for (const source of sources) {
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><title>Test</title>${source}`);
    const node = (await findNode()).padEnd(list === 'links' ? 17 : 14);
    console.log(withKeys ? `${source}\n  ${node}  ${await tryKeys()}` : `${node}  ${source}`);
  }
} finally {
  await browser.close();
}
