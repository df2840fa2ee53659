import {expect, test} from '@playwright/test';
import {keepUsedCss} from '../../src/plugins/used-css';

type Input = {css: string; html?: string; script?: string; ownSource?: string};

const keep = ({css, html = '', script = '', ownSource = ''}: Input) =>
  keepUsedCss(css, [html], [script], ownSource).trim();

test.describe('a rule stays', () => {
  const css = '.a:hover{color:red}';

  test('for a class of a page', () => {
    expect(keep({css, html: '<p class="b a">'})).toBe(css);
  });

  test('for a class that a script adds, also one that it builds', () => {
    expect(keep({css, script: 'f("b a")'})).toBe(css);
    expect(keep({css, script: 'f(`<i class="a"></i>`)'})).toBe(css);
    expect(keep({css, script: String.raw`f("<i class=\"b a\"></i>")`})).toBe(css);
    expect(keep({css, script: "f('<i class=a>')"})).toBe(css);
    expect(keep({css, script: String.raw`f("b\na")`})).toBe(css);
    const built = '.line-css{color:red}';
    expect(keep({css: built, script: 'f(`line-${name}`)'})).toBe(built);
  });

  test('for a class or a tag in a string, whatever stands before it', () => {
    const tagged = 'dialog.a{color:red}';
    expect(keep({css: tagged, script: `/["'\`]/.test(x)&&f("dialog",{className:"b a"})`})).toBe(
      tagged,
    );
    expect(keep({css: tagged, script: "f('<dialog>');t='a'"})).toBe(tagged);
  });

  test('for a state, which is an attribute that scripts set', () => {
    const state = 'html[data-dismissed] .a{color:red}';
    expect(keep({css: state, html: '<html><p class="a">'})).toBe(state);
  });

  test('for what only the browser shows, in the words of our own components', () => {
    const alert = '.alert--danger{color:red}';
    const script = 'f("alert alert--danger")';
    expect(keep({css: alert, script})).toBe('');
    expect(keep({css: alert, script, ownSource: 'className="alert alert--danger"'})).toBe(alert);
  });

  test('not for a class that nothing names, nor a tag that React alone lists', () => {
    expect(keep({css: '.c,kbd{color:red}', script: 'let tags=["kbd"]; f("prose of c.")'})).toBe('');
  });
});

test.describe('a custom property', () => {
  test('gives its value to the one place that reads it, apart from its neighbours', () => {
    const css = ':root{--x:1rem}p{margin:var(--x)0 var(--x,calc(1px + (2px)))auto}';
    expect(keep({css, html: '<p>'})).toBe('p{margin:1rem 0 1rem auto}');
  });

  test('is one constant where both modes set the same', () => {
    const css = ':root{--x:red}html[data-theme=dark]{--x:red}p{color:var(--x)}';
    expect(keep({css, html: '<html><p>'})).toBe('p{color:red}');
  });

  test('stays where something sets it anew, and what reads it stays with it', () => {
    const css = ':root{--x:red;--y:var(--x)}p{--x:blue;color:var(--y);background:var(--x)}';
    expect(keep({css, html: '<p>'})).toBe(
      ':root{--a:red;--b:var(--a)}p{--a:blue;color:var(--b);background:var(--a)}',
    );
  });

  test('keeps its name where a page or a script knows it', () => {
    const css = ':root{--x:red}p{color:var(--x)}';
    expect(keep({css, html: '<p style="--x:blue">'})).toBe(css);
    expect(keep({css, html: '<p>', script: 'e.style.setProperty("--x", 1)'})).toBe(css);
  });

  test('goes where nothing reads it', () => {
    expect(keep({css: ':root{--x:var(--y);--y:red}p{color:red}', html: '<p>'})).toBe(
      'p{color:red}',
    );
  });
});
