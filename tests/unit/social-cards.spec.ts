import {expect, test} from '@playwright/test';
import {cardPathOf} from '../../src/plugins/built-pages/builtSite';
import {renderCard} from '../../src/plugins/built-pages/cards';

test('a card is a PNG of under 60 KB whatever its title', async () => {
  for (const title of ['Why?', 'Word after word, '.repeat(50), 'W'.repeat(99), '为什么 🙂']) {
    const png = await renderCard({title, colour: '#0b5c9e', site: 'Notes', above: 'Stop 3 of 7'});
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length, title).toBeLessThan(60_000);
  }
});

test('a card stands beside its page', () => {
  expect(['/base/', '/base/docs/note', '/base/blog/', '/base/404.html'].map(cardPathOf)).toEqual([
    '/base/index.png',
    '/base/docs/note.png',
    '/base/blog/index.png',
    '/base/404.png',
  ]);
});
