import {expect, test} from '@playwright/test';
import {keepUsedCss} from '../../src/plugins/built-pages/unusedCss';

for (const text of [
  '<p class="b badge--success">',
  String.raw`f("b\nbadge--success")`,
  'f(`badge--${kind}`)',
  "f(block+'--success')",
]) {
  test(`keeps the rules for a class that occurs in ${text}`, () => {
    const css = '.badge--success:hover{color:red}';
    expect(keepUsedCss(css, [text])).toBe(css);
  });
}

test('drops the rules of a class that occurs nowhere', () => {
  expect(keepUsedCss('.badge--success{color:red}', ['f("badge")'])).toBe('');
});

test('keeps an animation or id that shares the name of a dropped class', () => {
  const named = '@keyframes spin{to{opacity:0}}#top,p{animation:1s spin}';
  expect(keepUsedCss(`.spin{top:0}.top{top:0}${named}`, ['<p>'])).toContain(named);
});

test('drops a custom property that nothing reads any more', () => {
  const css = ':root{--a1:red;--a2:var(--a1)}.gone{color:var(--a2)}p{top:0}';
  expect(keepUsedCss(css, [])).toBe('p{top:0}');
});

test('inlines a constant where it’s used', () => {
  expect(keepUsedCss(':root{--x1:1px}p{top:calc(2*var(--x1))}', [])).toBe('p{top:2px}');
});

test('drops a :root value that a later one overrides', () => {
  expect(keepUsedCss(':root{--x1:1px}:root{--x1:2px}p{top:var(--x1)}', [])).toBe('p{top:2px}');
});

test('inlines an alias of a property that’s set only on the root', () => {
  const css = ':root{--x1:1px;--y1:var(--x1)}[data-theme=dark]{--x1:2px}p{top:var(--y1)}';
  const atRoot = css.replace('[data', 'html[data');
  expect(keepUsedCss(atRoot, [])).toBe(
    ':root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}',
  );
  // An --x1 set by a script or on an element doesn't change the --y1 that it inherits.
  expect(keepUsedCss(atRoot, ["f('--x1')"])).toContain('--a:var(--x1)');
  expect(keepUsedCss(css, [])).toContain('--b:var(--a)');
});

test('keeps a property that’s redefined elsewhere, and shortens its name', () => {
  for (const other of ['.dark{--x1:2px}', '@media print{:root{--x1:2px}}']) {
    const kept = keepUsedCss(`:root{--x1:1px}${other}p{top:var(--x1)}`, ['f("dark")']);
    expect(kept).toBe(`:root{--x1:1px}${other}p{top:var(--x1)}`.replaceAll('--x1', '--a'));
  }
});

test('keeps the name of a property that occurs in a page or script', () => {
  const css = ':root{--x1:1px;--y-wide:2px}p{top:var(--x1);left:var(--y-wide)}';
  expect(keepUsedCss(css, ["f('--x1', `--y-${size}`)"])).toBe(css);
});
