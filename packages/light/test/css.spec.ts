import {expect, test} from '@playwright/test';
import {keepUsedCss} from '../src/css/usedCss';

type Input = {
  /** Of Infima and the theme. */
  packages?: string;
  /** The site's own, behind the packages'. */
  styles?: string;
  script?: string;
};

const keep = ({packages = '', styles = '', script = ''}: Input) =>
  keepUsedCss({css: packages + styles, packages: [packages], styles: [styles], texts: [script]})
    .css;

test('rules of the site stay, whatever names them', () => {
  const styles =
    '.x-look{color:red}.badge{color:#00f}@keyframes blink{to{opacity:0}}kbd{margin:var(--own)}';
  expect(keep({styles})).toBe(styles);
  expect(keep({packages: '.badge{top:0}', styles})).toBe(`.badge{top:0}${styles}`);
});

test.describe('a rule of a package', () => {
  const packages = '.badge--success:hover{color:red}';

  for (const script of [
    'f("b badge--success")',
    String.raw`f("b\nbadge--success")`,
    'f(`badge--${kind}`)',
    "f(block+'--success')",
  ]) {
    test(`stays for the class in ${script}`, () => {
      expect(keep({packages, script})).toBe(packages);
    });
  }

  test('goes where scripts name its class and no page shows it', () => {
    const sheet = {css: packages, packages: [packages], styles: [], texts: ["f('badge--success')"]};
    expect(keepUsedCss({...sheet, neverShown: ['badge--']}).css).toBe('');
  });

  test('goes where nothing names its class, but no animation or id that is called like it', () => {
    expect(keep({packages, script: 'f("badge")'})).toBe('');
    const named = '@keyframes spin{to{opacity:0}}#top,p{animation:1s spin}';
    expect(keep({packages: `.spin{top:0}.top{top:0}${named}`})).toContain(named);
  });
});

test.describe('a custom property', () => {
  test('of a package goes where what read it has gone', () => {
    const packages = ':root{--a1:red;--a2:var(--a1)}.gone{color:var(--a2)}p{top:0}';
    expect(keep({packages})).toBe('p{top:0}');
  });

  test('gives its value to its one reader, but not where it has another value elsewhere', () => {
    expect(keep({packages: ':root{--x1:1px}p{top:calc(2*var(--x1))}'})).toBe('p{top:2px}');
    const dark = '.dark{--x1:2px}';
    const kept = keep({packages: `:root{--x1:1px}${dark}p{top:var(--x1)}`, script: 'f("dark")'});
    expect(kept).toMatch(/^:root\{(--\w+):1px\}\.dark\{\1:2px\}p\{top:var\(\1\)\}$/);
    const inPrint = '@media print{b{top:0}:root{--x1:1px}}p{top:var(--x1)}';
    expect(keep({styles: inPrint})).toMatch(/:root\{(--\w+):1px\}\}p\{top:var\(\1\)\}$/);
  });

  test('that a later rule of the root replaces goes', () => {
    const own = ':root{--x1:2px}p,b{top:var(--x1)}i{left:var(--x1)}';
    expect(keep({packages: ':root{--x1:1px}', styles: own})).not.toContain('1px');
  });

  test('keeps its name where a script names it', () => {
    const packages = ':root{--x1:1px;--y-wide:2px}p{top:var(--x1);left:var(--y-wide)}';
    expect(keep({packages, script: "f('--x1', `--y-${size}`)"})).toBe(packages);
  });
});
