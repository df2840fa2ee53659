import {expect, test} from '@playwright/test';
import {highlightLines, tokenCss} from '../src/code/highlight';

test('tokens get classes for both modes, and unstyled text gets none', () => {
  const theme = {plain: {}, styles: [{types: ['keyword'], style: {color: 'red'}}]};
  const darkTheme = {plain: {}, styles: [{types: ['plain', 'number'], style: {color: 'blue'}}]};
  expect(highlightLines('const a =\n  1 < 2', 'js', {theme, darkTheme})).toEqual([
    '<span class="t0">const</span><span class="d0"> a </span>=',
    '<span class="d0">  1 </span>&lt; <span class="d0">2</span>',
  ]);
  expect(tokenCss(theme, darkTheme)).toContain("[data-theme='dark'] .d0{color:blue}");
});
