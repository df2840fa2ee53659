/** Briefly checks in the other engines what `npm test` checks thoroughly in Chromium. */
import {expect} from '@playwright/test';
import type {Page} from 'puppeteer-core';
import {oneOfEachKind, readBuiltRoutes} from '../lib/built-routes';
import {readNotes} from '../lib/notes';
import {test} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';
const BEFORE_DNS = 'docs/frontend-roadmap/Internet/0-5-Web-Hosting';
const DNS = 'docs/frontend-roadmap/Internet/0-6-DNS';

/** The minimum width of a WebKitGTK window, which gets the phone layout. */
const PHONE = {width: 480, height: 800};
const DESKTOP = {width: 1440, height: 900};

/** The slider of a figure that has no other controls. */
const ONLY_SLIDER = 'figure:not(:has(button, [type=radio])) [type=range]';
/** In a figure: its first button, otherwise another choice, otherwise its slider. */
const TO_PRESS = `:is(button[aria-disabled=false], figure:not(:has(button)) label:has([type=radio]:not(:checked)), ${ONLY_SLIDER})`;
const GROUPS = [1, 2, 3, 4].map((nth) => `fieldset:nth-of-type(${nth}) :checked`);
const TO_KEY = ['button[aria-disabled=false]:last-of-type', '[type=range]', ...GROUPS];

let tab: Page;
let url: string;

test.beforeEach(async ({tab: ownTab, site}) => {
  [tab, url] = [ownTab, site.url];
  await tab.setViewport(DESKTOP);
});

const click = (selector: string) => tab.locator(selector).click();

/** Returns whether the element exists. */
const focus = (selector: string) =>
  tab.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css);
    element?.focus();
    return element !== null;
  }, selector);

/** Polls the page until it's as expected. A page that's being unloaded doesn't answer. */
const look = <R>(read: (selector: string) => R, selector = '') =>
  expect.poll(() => tab.evaluate(read, selector).catch(String));

const expectHeading = (text: string) =>
  look(() => document.querySelector('h1')?.textContent).toBe(text);
const expectShown = (selector: string, isShown = true) =>
  look((css) => {
    const element = document.querySelector(css);
    return element?.checkVisibility({visibilityProperty: true}) && element.clientHeight > 0;
  }, selector)[isShown ? 'toBeTruthy' : 'toBeFalsy']();

async function open(route: string): Promise<void> {
  await tab.goto(url + route);
  await look(() => document.documentElement.dataset.hasHydrated).toBe('true');
}

/** Checks that a page has a heading, text and a footer, and doesn't scroll sideways. */
async function expectWhole(): Promise<void> {
  await expectShown('h1');
  await expectShown('footer');
  await look(() => document.querySelector('main')!.innerText.length).toBeGreaterThan(40);
  await look(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
}

test('errors in a page are reported', async ({site}) => {
  site.allows = /said|thrown|refused|no-such-picture|img-src/;
  await open('');
  await tab.evaluate(() => {
    console.error('said');
    reportError(new Error('thrown'));
    Promise.reject(new Error('refused'));
    document.body.append(Object.assign(new Image(), {src: 'no-such-picture.png'}));
    document.body.append(Object.assign(new Image(), {src: 'http://elsewhere.example/one.png'}));
  });
  for (const message of ['error: said', 'thrown', 'refused', '404: .*picture', 'img-src']) {
    await expect.poll(() => site.messages.join('\n')).toMatch(new RegExp(message));
  }
});

test('every page is complete, on a phone and on a desktop', async () => {
  test.slow();
  for (const route of readBuiltRoutes()) {
    await open(route);
    for (const size of [PHONE, DESKTOP]) {
      await tab.setViewport(size);
      await expectWhole();
    }
  }
});

test('without scripts, every kind of page is complete, and folds and terms open', async ({
  site,
}) => {
  site.runsScripts = false;
  await tab.setViewport(PHONE);
  for (const route of oneOfEachKind) {
    await tab.goto(url + route);
    await look(() => matchMedia('(scripting: none)').matches).toBe(true);
    await expectWhole();
    const has = (control: string) =>
      tab.evaluate((css) => document.querySelector(css) !== null, control);
    if (await has('main [popovertarget]')) {
      await click('main [popovertarget]');
      await expectShown(':popover-open');
      await tab.keyboard.press('Escape');
    }
    if (await has('main details:not([open]) > summary')) {
      await click('main details:not([open]) > summary');
      await expectShown('main details[open] > :not(summary)');
      // The first fold is the table of contents, which stays open without scripts and covers the footer.
      await click('main details[open] > summary');
    }
    await click('footer a[href$="/blog/tags"]');
    await expectHeading('Tags');
  }
});

test('links open the next page at its top and show progress on a slow connection, and Back works', async ({
  site,
}) => {
  await open(NOTE);
  site.holdsScripts = true;
  await click('.pagination-nav__link--next');
  await expectShown('#nprogress [role=bar]');
  await expectHeading('What is HTTP?');
  site.holdsScripts = false;
  await expectHeading('Why HTTP/3?');
  await expectShown('#nprogress [role=bar]', false);
  await look(() => [location.href.split('/').at(-1), scrollY]).toEqual(['0-3-Why-Http3', 0]);
  await tab.goBack();
  await expectHeading('What is HTTP?');
  await look(() => scrollY).toBeGreaterThan(1000);
});

test('a URL with a fragment and an entry in the table of contents scroll to the heading', async () => {
  const expectBelowBar = (id: string) =>
    look((target) => {
      const {top} = document.getElementById(target)!.getBoundingClientRect();
      const distance = top - document.querySelector('.navbar')!.getBoundingClientRect().bottom;
      return distance >= 0 && distance < 150 ? 'below the bar' : distance;
    }, id).toBe('below the bar');
  await open(`${DNS}#common-misconceptions`);
  await expectBelowBar('common-misconceptions');
  await click('.theme-doc-toc-desktop a[href="#check-yourself"]');
  await expectBelowBar('check-yourself');
});

test('the mobile menu handles an early click, has links and closes', async ({site}) => {
  await tab.setViewport(PHONE);
  site.holdsScripts = true;
  await tab.goto(`${url}docs`);
  await click('[aria-label="Toggle navigation bar"]');
  site.holdsScripts = false;
  await look(() => document.documentElement.dataset.hasHydrated).toBe('true');
  for (const close of [
    () => tab.keyboard.press('Escape'),
    () => click('dialog [aria-label="Close navigation bar"]'),
    () => click(`dialog a[href$="${NOTE}"]`),
  ]) {
    await expectShown('dialog[open] a');
    await look(() => document.activeElement?.closest('dialog') !== null).toBe(true);
    await close();
    await expectShown('dialog[open]', false);
    await look(() => getComputedStyle(document.body).overflowY).not.toBe('hidden');
    await click('[aria-label="Toggle navigation bar"]');
  }
  await expectHeading('What is HTTP?');
});

for (const [name, control, shown] of [
  ['The language menu', '.navbar [popovertarget]', '.navbar [popover] a'],
  ['A fold', '.markdown > details > summary', '.markdown > details > :not(summary)'],
  ['A term', 'main button[popovertarget]', ':popover-open'],
] as const) {
  test(`${name} opens and closes with pointer and keyboard`, async () => {
    await open(DNS);
    await click(control);
    await expectShown(shown);
    await click(control);
    await expectShown(shown, false);
    await tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), control);
    await tab.keyboard.press('Enter');
    await expectShown(shown);
  });
}

for (const [way, arrive] of [
  ['full load', () => open(DNS)],
  [
    'link',
    async () => {
      await open(BEFORE_DNS);
      await click('.pagination-nav__link--next');
    },
  ],
] as const) {
  test(`in a note reached by a ${way}, folds open for text fragments, hash links and every click on an answer`, async () => {
    await arrive();
    await expectHeading('What is DNS and how does it work?');
    await expectShown('#in-depth');
    await tab.evaluate(() => {
      const [first, second, third] = document.querySelectorAll('.markdown > details:has(p)');
      third!.id = 'fold:itself';
      second!.querySelector('p')!.id = 'inside';
      const words = first!.querySelector('p')!;
      words.id = 'words';
      const fragments = {
        'to-words': `:~:text=${encodeURIComponent(words.textContent.split(' ').slice(0, 5).join(' '))}`,
        'to-inside': 'inside',
        'to-fold': 'fold:itself',
      };
      for (const [id, fragment] of Object.entries(fragments)) {
        const link = Object.assign(document.createElement('a'), {id, href: `#${fragment}`});
        link.textContent = id;
        document.querySelector('h1')!.append(link);
      }
    });
    for (const [link, shown] of [
      ['#to-words', '#words'],
      ['#to-inside', '#inside'],
      ['#to-fold', '[id="fold:itself"] > :not(summary)'],
    ] as const) {
      await expectShown(shown, false);
      await click(link);
      await expectShown(shown);
      await look((css) => {
        const {top} = document.querySelector(css)!.getBoundingClientRect();
        const bar = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
        return top >= bar && top < innerHeight ? 'in view' : [css, top, bar];
      }, shown).toBe('in view');
    }
    for (const chosen of [1, 2]) {
      await click(`.predict > details:nth-of-type(${chosen}) > summary`);
      await look(() =>
        Array.from(document.querySelector('.predict')!.querySelectorAll('details'), ({open}) =>
          Number(open),
        ).join(''),
      ).toMatch(chosen === 1 ? /^100*$/ : /^110*$/);
    }
  });
}

test('a symptom’s URL opens its fold, whether loaded or followed from the index of notes', async () => {
  const inFold = '[id="dns-probe-finished-nxdomain"] > :not(summary)';
  await open(`${DNS}#dns-probe-finished-nxdomain`);
  await expectShown(inFold);
  await open('docs');
  await click('main a[href*="0-6-DNS#dns-probe-finished-nxdomain"]');
  await expectShown(inFold);
});

test('a definition fits on the screen, next to its term where anchor positioning is supported', async () => {
  for (const size of [DESKTOP, PHONE]) {
    await tab.setViewport(size);
    await open(DNS);
    await click('main button[popovertarget]');
    await look(() => {
      const definition = document.querySelector(':popover-open')!;
      const {top, bottom, left, right} = definition.getBoundingClientRect();
      const term = document.querySelector('main [popovertarget]')!.getBoundingClientRect();
      const gap = top > term.top ? top - term.bottom : term.top - bottom;
      const canPlace = CSS.supports('position-area: block-start');
      const room = Math.min(top, left, innerWidth - right, innerHeight - bottom);
      return {isWhole: room >= 0, isNear: !canPlace || (gap >= 0 && gap < 16)};
    }).toEqual({isWhole: true, isNear: true});
  }
});

test('notes link to each other, and every live figure works with pointer and keyboard', async () => {
  test.slow();
  const notes = await readNotes();
  await open(notes[0]!.route);
  for (const {route, title} of notes) {
    await test.step(title, async () => {
      if (route !== notes[0]!.route) {
        await click('.pagination-nav__link--next');
      }
      await expectHeading(title);
      // The rest of a note is rendered after the first paint.
      await expectShown('#in-depth');
      const names = await tab.evaluate(() =>
        Array.from(
          document.querySelectorAll<HTMLElement>('[data-live]'),
          (each) => each.dataset.live,
        ),
      );
      for (const name of names) {
        const figure = `[data-live="${name}"]`;
        const expectOtherWords = async (act: () => Promise<void>) => {
          // Includes the drawing's text, because a choice doesn't always change the outcome.
          const read = (css: string) => document.querySelector(`${css} figure`)!.textContent;
          const before = await tab.evaluate(read, figure);
          await act();
          await look(read, figure).not.toBe(before);
        };
        if (await focus(`${figure} ${ONLY_SLIDER}`)) {
          // A slider can start in the middle, where a click changes nothing.
          await tab.keyboard.press('Home');
        }
        await expectOtherWords(() => click(`${figure} ${TO_PRESS}`));
        await expectOtherWords(async () => {
          for (const control of TO_KEY) {
            if (await focus(`${figure} ${control}`)) {
              await tab.keyboard.press('ArrowDown');
              await tab.keyboard.press('Enter');
            }
          }
        });
      }
    });
  }
});

test('the code button copies the code', async () => {
  await open('blog/long-blog-post');
  await click('.theme-code-block pre');
  await click('.theme-code-block [aria-label="Copy code to clipboard"]');
  await expectShown('.theme-code-block [aria-label=Copied]');
});

test('the skip link skips the bars, and heading links announce that the link was copied', async () => {
  await open(NOTE);
  const skip = '[href^="#__docusaurus_skipToContent"]';
  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), skip);
  await expectShown(`${skip}:focus`);
  await tab.keyboard.press('Enter');
  await look(() => document.activeElement!.querySelectorAll('h1').length).toBe(1);
  await click('.markdown h2[id]');
  await click('.markdown h2[id] a.hash-link');
  await look(() =>
    Array.from(document.querySelectorAll('[role=status]'), (each) => each.textContent).join(),
  ).toContain('Link copied');
});

test('a link is prefetched when it becomes visible', async () => {
  await tab.setViewport(PHONE);
  await open(DNS);
  const listPrefetched = () =>
    tab.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name, initiatorType}) => name.endsWith('.js') && initiatorType !== 'script')
        .map(({name}) => name),
    );
  const before = await listPrefetched();
  await tab.evaluate(() =>
    document.querySelector('.theme-doc-markdown a[href$="0-4-Domain-Name"]')!.scrollIntoView(),
  );
  await expect.poll(listPrefetched).not.toEqual(before);
});
