import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

const META =
  /<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="([^"]*)">/;
const SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;

test('every page and every copy has its policy first in the head, with the hashes of its scripts, and allows nothing that no page needs', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(`build/${file}`, 'utf8')}));
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
    },
    'img-src': () =>
      document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/x.png">'),
    'style-src-elem': () =>
      document.head.insertAdjacentHTML('beforeend', '<style>body{display:none}</style>'),
    'connect-src': () => fetch('https://evil.example/').catch(() => {}),
  };

  test('is refused, be it a script, a picture, a style or a request', async ({page}) => {
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
    }
    expect(await page.title()).toBe(title);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
