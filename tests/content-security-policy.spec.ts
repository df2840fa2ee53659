import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const build = path.resolve(__dirname, '../build');
const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

const softly = expect.configure({soft: true});

const META =
  /<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="([^"]*)">/;

test('every page and every copy has its policy first in the head, with the hashes of its scripts', () => {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = readFileSync(path.join(build, page), 'utf8');
    const policy = META.exec(html)?.[1] ?? '';
    expect.soft(policy, page).toMatch(/^default-src 'self'; /);
    expect.soft(policy, page).not.toContain('unsafe');
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!);
    // A page that leads to where another has moved has one.
    expect(inline.length).toBeGreaterThan(0);
    for (const text of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect.soft(policy, page).toContain(`'sha256-${hash}'`);
    }
  }
});

/** Has the page write down what the browser forbids, by directive. */
function watchViolations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const violations: string[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      violations.push(effectiveDirective),
    );
  });
}

/** What has been forbidden since the last time. */
const takeViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {violations: string[]}).violations.splice(0));

test.describe('What somebody else puts into a page', () => {
  // The browser tells of each refusal.
  test.use({allowedMessages: [/Content Security Policy|^other origin|^failed request: \S+ csp$/]});

  const cases: [name: string, directive: string, act: () => void][] = [
    [
      'a script in the page',
      'script-src-elem',
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken"';
        document.body.append(script);
      },
    ],
    [
      'a script from elsewhere',
      'script-src-elem',
      () => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/x.js';
        document.body.append(script);
      },
    ],
    [
      'a handler',
      'script-src-attr',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<p onclick="document.title=1">x</p>');
        (document.body.lastElementChild as HTMLElement).click();
      },
    ],
    [
      'a picture from elsewhere',
      'img-src',
      () => {
        document.body.append(Object.assign(new Image(), {src: 'https://evil.example/x.png'}));
      },
    ],
    [
      'a frame',
      'frame-src',
      () => {
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.example/';
        document.body.append(frame);
      },
    ],
    [
      'another base for all addresses',
      'base-uri',
      () => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.prepend(base);
      },
    ],
    [
      'a style',
      'style-src-elem',
      () => {
        const style = document.createElement('style');
        style.textContent = 'body{display:none}';
        document.head.append(style);
      },
    ],
    [
      'a request elsewhere',
      'connect-src',
      () => {
        fetch('https://evil.example/').catch(() => {});
      },
    ],
  ];

  test('is refused, be it a script, a handler, a picture, a frame, a base, a style or a request', async ({
    page,
  }) => {
    await open(page, NOTE);
    await watchViolations(page);
    const title = await page.title();
    for (const [name, directive, act] of cases) {
      await page.evaluate(act);
      await softly.poll(() => takeViolations(page), {message: name}).toContain(directive);
      expect.soft(await page.title(), name).toBe(title);
      await expect.soft(page.getByRole('heading', {level: 1}), name).toBeVisible();
    }
  });
});
