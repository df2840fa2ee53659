import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, open, test} from './fixtures';

const BUILD = path.resolve(__dirname, '../build');
const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

const META =
  /<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="([^"]*)">/;
const SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;

test('every page and every copy has its policy first in the head, with the hashes of its scripts, and allows nothing that no page needs', () => {
  const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(path.join(BUILD, file), 'utf8')}));
  expect(pages.length).toBeGreaterThan(20);
  const hasStyles = pages.some(({html}) =>
    /<style\b|<[a-z][^>]*\sstyle=/.test(html.replace(SCRIPT, '')),
  );
  for (const {file, html} of pages) {
    const policy = META.exec(html)?.[1] ?? '';
    expect.soft(policy, file).toMatch(/^default-src 'none'; script-src 'self' /);
    expect.soft(policy.includes('unsafe'), file).toBe(hasStyles);
    const inline = [...html.matchAll(SCRIPT)].filter(([tag]) => tag.startsWith('<script>'));
    expect(inline.length).toBeGreaterThan(0);
    for (const [, text] of inline) {
      const hash = createHash('sha256').update(text!).digest('base64');
      expect.soft(policy, file).toContain(`'sha256-${hash}'`);
    }
  }
});

test.describe('What somebody else puts into a page', () => {
  // The browser tells of each refusal.
  test.use({allowedMessages: [/Content Security Policy|^other origin|^failed request: \S+ csp$/]});

  /** By the directive that refuses it; scripts that `innerHTML` brings are never run. */
  const cases: Record<string, () => unknown> = {
    'script-src-elem': () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.body.append(script);
      document.body.append(
        Object.assign(document.createElement('script'), {src: 'https://evil.example/x.js'}),
      );
    },
    'script-src-attr': () => {
      document.body.insertAdjacentHTML('beforeend', '<p onclick="document.title=1">x</p>');
      (document.body.lastElementChild as HTMLElement).click();
    },
    'img-src': () =>
      document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/x.png">'),
    'frame-src': () =>
      document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/">'),
    'base-uri': () =>
      document.head.insertAdjacentHTML('afterbegin', '<base href="https://evil.example/">'),
    'style-src-elem': () =>
      document.head.insertAdjacentHTML('beforeend', '<style>body{display:none}</style>'),
    'connect-src': () => fetch('https://evil.example/').catch(() => {}),
  };

  test('is refused, be it a script, a handler, a picture, a frame, a base, a style or a request', async ({
    page,
  }) => {
    await open(page, NOTE);
    const title = await page.title();
    await page.evaluate(() => {
      const violations: string[] = [];
      Object.assign(window, {violations});
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
        violations.push(effectiveDirective),
      );
    });
    for (const [directive, act] of Object.entries(cases)) {
      await page.evaluate(act);
      const violations = () =>
        page.evaluate(() => (window as unknown as {violations: string[]}).violations);
      await expect.soft.poll(violations).toContain(directive);
      expect.soft(await page.title(), directive).toBe(title);
      await expect.soft(page.getByRole('heading', {level: 1}), directive).toBeVisible();
    }
  });
});
