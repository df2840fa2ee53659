import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

const META =
  /<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="([^"]*)">/;
/** The policy, without the inline scripts' hashes. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'";
const SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;

test('every page and copy begins with the policy and the hashes of its scripts', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(`build/${file}`, 'utf8')}));
  expect(pages.length).toBeGreaterThan(20);
  for (const {file, html} of pages) {
    const policy = META.exec(html)?.[1] ?? '';
    expect.soft(policy.replace(/ 'sha256-[^']*'/g, ''), file).toBe(POLICY);
    const inline = [...html.matchAll(SCRIPT)].filter(([tag]) => tag.startsWith('<script>'));
    expect(inline.length).toBeGreaterThan(0);
    for (const [, text] of inline) {
      const hash = createHash('sha256').update(text!).digest('base64');
      expect.soft(policy, file).toContain(`'sha256-${hash}'`);
    }
  }
});

test.describe('injected content', () => {
  // The browser logs every violation.
  test.use({allowedMessages: [/Content Security Policy|^other origin|^failed request: \S+ csp$/]});

  /** Injections, keyed by the directive that blocks them. Scripts inserted with `innerHTML` never run. */
  const cases: Record<string, () => unknown> = {
    'script-src-elem': () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.body.append(script);
    },
    'img-src': () =>
      document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/x.png">'),
    'style-src-elem': () =>
      document.head.insertAdjacentHTML(
        'beforeend',
        '<link rel="stylesheet" href="https://evil.example/x.css">',
      ),
    'frame-src': () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<iframe src="https://evil.example/"></iframe>',
      ),
    'object-src': () =>
      document.body.insertAdjacentHTML('beforeend', '<embed src="https://evil.example/x">'),
    'connect-src': () => fetch('https://evil.example/').catch(() => {}),
  };

  test('is blocked', async ({page}) => {
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
