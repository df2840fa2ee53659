import {expect, test} from '@playwright/test';
import {renderCard} from '../../src/plugins/built-pages/cards';

const card = {colour: '#1c1d20', site: 'Notes'};

test('a preview image is made only if it can show every letter of its title', async () => {
  const plain = await renderCard({...card, title: 'Dvorak, Lodz, omega'});
  const european = await renderCard({...card, title: 'Dvořák, Łódź, Ωμέγα, Дом'});
  expect(plain).toBeDefined();
  expect(european).toBeDefined();
  expect(await renderCard({...card, title: '浏览器如何工作'})).toBeUndefined();
  expect(await renderCard({...card, title: 'From here → there'})).toBeUndefined();
  expect(await renderCard({...card, title: 'A tag', above: 'Blog · 标签'})).toBeUndefined();
});
