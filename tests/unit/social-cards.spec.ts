import {expect, test} from '@playwright/test';
import {fitTitle} from '../../src/plugins/social-cards/card';
import {cardPath} from '../../src/plugins/social-cards/cardPath';
import {findFonts, keepKnown} from '../../src/plugins/social-cards/fonts';
import {renderCard} from '../../src/plugins/social-cards/render';

const card = {colour: '#0b5c9e', site: 'Frontend Roadmap Notes', place: 'Internet · stop 3 of 7'};

test('a title is smaller the longer it is, and Chinese takes more room', () => {
  const sizes = ['Why?', 'Why '.repeat(20), 'Why '.repeat(60)].map((title) => fitTitle(title).size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
  expect(fitTitle('为'.repeat(40)).size).toBeLessThan(fitTitle('w'.repeat(9).repeat(1)).size);
});

test('a card is under 60 KB whatever its title, and the same each time', async () => {
  const titles = [
    'Why?',
    'As long as no title is, word after word, '.repeat(20),
    '为什么'.repeat(60),
  ];
  for (const title of titles) {
    const png = await renderCard({...card, title});
    expect(png.length, title).toBeLessThan(60_000);
    expect(png.equals(await renderCard({...card, title}))).toBe(true);
  }
});

test('a font is found for accents and Chinese, and what none has is left out', () => {
  expect(keepKnown('Où naît l’été? Žluťoučký 为什么 🙂 كيف')).toBe(
    'Où naît l’été? Žluťoučký 为什么',
  );
  const names = findFonts('為 ž').map(({name}) => name);
  expect(names).toContain('inter latin-ext');
  expect(names.some((name) => name.startsWith('noto-sans-sc'))).toBe(true);
});

test('a card stands beside its page', () => {
  expect(['/base/', '/base/docs/note', '/base/404.html'].map(cardPath)).toEqual([
    '/base/index.png',
    '/base/docs/note.png',
    '/base/404.png',
  ]);
});
