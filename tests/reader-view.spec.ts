/** Firefox's reader view and many read-later services and text extractors use Readability. */
import {readFileSync} from 'node:fs';
import type {Readability as ReadabilityClass} from '@mozilla/readability';
import {expect, test} from './lib/fixtures';
import {readNotes} from './lib/notes';

const READABILITY = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

test('a reader view has every sentence of every note, and definitions as separate paragraphs', async ({
  page,
}) => {
  for (const {route} of await readNotes()) {
    await page.goto(route);
    await page.evaluate(READABILITY);
    const {lost, count, definitions} = await page.evaluate(() => {
      const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, '');
      const {Readability} = window as unknown as {Readability: typeof ReadabilityClass};
      const copy = document.cloneNode(true) as Document;
      const content = new Readability(copy).parse()!.content!;
      const read = new DOMParser().parseFromString(content, 'text/html');
      const article = document.querySelector('.theme-doc-markdown')!.cloneNode(true) as Element;
      const definitions = Array.from(article.querySelectorAll('[popover]'), (each) =>
        squeeze(each.textContent),
      );
      // Readability drops a figure's drawing and controls, and keeps its caption and text.
      article
        .querySelectorAll(
          'header, [popover], svg, [data-live] :not(figcaption, details, details *)',
        )
        .forEach((each) => each.replaceChildren());
      const ends = article.querySelectorAll('p, li, th, td, dt, dd, summary, h2, h3, h4, pre');
      ends.forEach((each) => each.append('\n'));
      const sentences = article.textContent.split(/\n|(?<=[.?!:]) /).map(squeeze);
      const text = squeeze(read.body.textContent);
      const paragraphs = Array.from(read.querySelectorAll('p'), (each) =>
        squeeze(each.textContent),
      );
      return {
        lost: sentences.filter((sentence) => !text.includes(sentence)),
        count: sentences.length,
        definitions: definitions.filter((each) => !paragraphs.includes(each)),
      };
    });
    expect(count).toBeGreaterThan(300);
    expect.soft(lost, `sentences of ${route} that are missing`).toEqual([]);
    expect.soft(definitions, `definitions of ${route} that are missing`).toEqual([]);
  }
});
