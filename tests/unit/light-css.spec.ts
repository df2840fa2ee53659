import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import lightCss from '../../src/light/css';
import {nameClasses, shortenClassNames, type ClassNames} from '../../src/light/css/classNames';
import {markOrigin} from '../../src/light/css/origin';
import {keepUsedCss} from '../../src/light/css/usedCss';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';
const THEME = '/site/node_modules/@docusaurus/theme-classic/lib/theme/Footer/styles.module.css';

/** The CSS of a file as it leaves PostCSS. */
const fromFile = (file: string, css: string) =>
  postcss([markOrigin]).process(css, {from: file}).css;

type Input = {
  /** Of Infima. */
  infima?: string;
  theme?: string;
  /** The site's own, behind the packages'. */
  own?: string;
  html?: string;
  script?: string;
  source?: string;
};

/** What stays of the stylesheet of these files, but for the rules that have both packages in it. */
function keep({infima = '', theme = '', own = '', html = '', script = '', source = ''}: Input) {
  const css =
    fromFile(INFIMA, `infima-is-there{top:0}${infima}`) +
    fromFile(THEME, `theme-is-there{top:0}${theme}`) +
    fromFile('/site/src/css/custom.css', own);
  const pages = [Buffer.from(`${html}<infima-is-there><theme-is-there>`)];
  const localOf = (className: string) => className.replace(/_\w+$/, '');
  return keepUsedCss({css, pages, scripts: [script], sources: [source], localOf})
    .css.replace(/(infima-is-there,)?(infima|theme)-is-there\{top:0\}/g, '')
    .trim();
}

test.describe("a rule of the site's own stylesheets stays", () => {
  for (const [what, css] of Object.entries({
    'a class that nothing names': '.x-look{color:red}',
    'a class with an escaped colon': '.md\\:wide{color:red}',
    'a class that a script makes of pieces': '.lookRed{color:red}',
    'a tag that nothing names': 'kbd{color:red}',
    'an animation that nothing runs': '@keyframes blink{to{opacity:0}}',
    'a custom property that nothing reads': ':root{--site-ink:red}',
    "a theme's class": '.footer--dark{color:red}',
  })) {
    test(`with ${what}`, () => {
      expect(keep({own: css})).toBe(css.replace('--site-ink', '--a'));
    });
  }

  test('also in a package that is not one of the two', () => {
    const css = '.badge{color:red}';
    const file = '/site/node_modules/@docusaurus/theme-live-codeblock/lib/theme/x.module.css';
    expect(fromFile(file, css)).toBe(css);
    expect(fromFile('/site/node_modules/infima-extras/x.css', css)).toBe(css);
  });
});

test.describe('a rule of Infima or the theme', () => {
  const css = '.badge--success:hover{color:red}';

  test('stays for a class of a page', () => {
    expect(keep({infima: css, html: '<p class="b badge--success">'})).toBe(css);
    expect(keep({theme: css, html: '<p class=badge--success>'})).toBe(css);
  });

  test('stays for a class that a script writes, wherever it stands', () => {
    for (const script of [
      'f("b badge--success")',
      "f('<i class=badge--success>')",
      String.raw`f("<i class=\"b badge--success\"></i>")`,
      String.raw`f("b\nbadge--success")`,
      'f({"badge--success":x})',
    ]) {
      expect(keep({infima: css, script}), script).toBe(css);
    }
  });

  test('stays for a class that a script joins', () => {
    for (const script of [
      "f('badge--'+kind)",
      'f(`badge--${kind}`)',
      "f(block+'--success')",
      "f(['badge',kind].join('--'));kind='success'",
      'f(`${block}--${kind}`);block="badge";kind="success"',
    ]) {
      expect(keep({infima: css, script}), script).toBe(css);
    }
  });

  test('goes where nothing names its class, and prose that does is no name', () => {
    expect(keep({infima: css, html: '<p>A badge--success is green.', script: 'f("badge")'})).toBe(
      '',
    );
    expect(keep({infima: css, script: 'x.indexOf("--");f("badge success")'})).toBe('');
  });

  test('loses the selectors that nothing names, and keeps the others', () => {
    const html = '<p class="a">';
    expect(keep({infima: '.a,.b{color:red}', html})).toBe('.a{color:red}');
    expect(keep({infima: ':is(.a,.b) .c{color:red}', html})).toBe('');
    expect(keep({infima: '.a:not(.b){color:red}', html})).toBe('.a:not(.b){color:red}');
  });

  test('goes where nothing makes its tag; headings are made of a letter and a number', () => {
    const rules = 'kbd{color:red}h5{color:tan}';
    expect(keep({infima: rules})).toBe('h5{color:tan}');
    expect(keep({infima: rules, script: 'f("kbd")'})).toBe(rules);
  });

  test('of a part that the server renders goes if no page has it and the theme alone names it', () => {
    const dark = '.footer--dark{color:red}';
    const script = 'f("footer--dark")';
    expect(keep({infima: dark, script})).toBe('');
    expect(keep({infima: dark, script, html: '<p class="footer--dark">'})).toBe(dark);
    expect(keep({infima: dark, script, source: "className='footer--dark'"})).toBe(dark);
    expect(keep({infima: dark, script, source: '`footer--${style}`'})).toBe(dark);
  });

  test('of a state of such a part stays with the part', () => {
    const state = '.expandButton_aB{color:red}';
    const script = 'f({expandButton:"expandButton_aB"})';
    expect(keep({theme: state, script})).toBe('');
    expect(keep({theme: state, script, html: '<p class="collapseSidebarButton_cD">'})).toBe(state);
  });
});

test.describe('a custom property', () => {
  test('gives its value to the one place that reads it, apart from its neighbours', () => {
    const own = ':root{--x:1rem}p{margin:var(--x)0 var(--x,calc(1px + (2px)))auto}';
    expect(keep({own})).toBe('p{margin:1rem 0 1rem auto}');
  });

  test('is one constant where both modes set the same', () => {
    const own = ':root{--x:red}html[data-theme=dark]{--x:red}p{color:var(--x)}';
    expect(keep({own})).toBe('p{color:red}');
  });

  test('stays where something sets it anew, and what reads it stays with it', () => {
    const own = ':root{--x:red;--y:var(--x)}p{--x:blue;color:var(--y);background:var(--x)}';
    expect(keep({own})).toBe(
      ':root{--a:red;--b:var(--a)}p{--a:blue;color:var(--b);background:var(--a)}',
    );
  });

  test('keeps name and value where a page, a script or the stylesheet itself names it', () => {
    const own = ':root{--x-y:red}p{color:var(--x-y)}';
    expect(keep({own})).toBe('p{color:red}');
    for (const named of [
      {html: '<p style="--x-y:blue">'},
      {html: '<style>p{color:var(--x-y)}</style>'},
      {script: 'e.style.setProperty("--x-y",1)'},
      {script: "getComputedStyle(e).getPropertyValue('--x-'+name)"},
      {script: "getComputedStyle(e).getPropertyValue('--x'+rest)"},
      {script: "getComputedStyle(e).getPropertyValue('--'+name)"},
      {script: 'e.style.color=`var(--${name})`'},
    ]) {
      expect(keep({own, ...named}), JSON.stringify(named)).toBe(own);
    }
    const transition = `${own}a{transition:--x-y 1s}`;
    expect(keep({own: transition})).toBe(transition);
    const query = `${own}@container style(--x-y:red){a{color:tan}}`;
    expect(keep({own: query})).toContain('--x-y:red}p{color:var(--x-y)}');
  });

  test('gets no name that a page or script knows', () => {
    const own = ':root{--x:red}p{--x:blue;color:var(--x)}';
    expect(keep({own, html: '<p style="--a:1">'})).toBe(':root{--b:red}p{--b:blue;color:var(--b)}');
    expect(keep({own: `${own}a{color:var(--a)}`})).toContain('--b:red');
  });

  test('of a package goes where nothing reads it, or the site sets it in the same place', () => {
    expect(keep({infima: ':root{--x:var(--y);--y:red}'})).toBe('');
    expect(keep({infima: ':root{--x:red}', script: 'f("--x")'})).toBe(':root{--x:red}');
    const own = 'b{left:0}:root{--x:blue}p{--x:tan;--y:2;color:var(--x);order:var(--y)}';
    expect(keep({infima: ':root{--x:red;--y:1}', own, script: 'f("--x","--y")'})).toBe(
      `:root{--y:1}${own}`,
    );
  });
});

test.describe('the build', () => {
  const PAGE =
    '<link href="/assets/css/styles.01234567.css"><p class="a">é<link href="/assets/css/styles.01234567.css">';
  let outDir: string;

  test.beforeEach(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'light-css-'));
    process.env.NODE_ENV = 'production';
  });
  test.afterEach(() => {
    rmSync(outDir, {recursive: true});
    process.env.NODE_ENV = 'test';
  });

  const context = (router: string) =>
    ({siteDir: outDir, siteConfig: {future: {experimental_router: router}}}) as LoadContext;

  const write = (files: Record<string, string>) =>
    Object.entries(files).forEach(([name, text]) => {
      const file = path.join(outDir, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    });
  const css = `${fromFile(INFIMA, '.a{top:0}.b{top:0}')}${fromFile(THEME, '.a{left:0}')}`;
  const stylesheet = {'assets/css/styles.01234567.css': css};

  /** Has the plugin take the folder in hand, up to its first pause. */
  function start(): Promise<void> {
    const plugin = lightCss(context('browser'));
    const config = {module: {rules: [{use: [{options: {modules: {localIdentName: '[local]'}}}]}]}};
    const configure = plugin.configureWebpack as (...args: unknown[]) => {
      plugins: {apply: (compiler: unknown) => void}[];
    };
    const [bundler] = configure(config, false).plugins;
    const hook = (value: unknown) => ({
      tap: (_: string, hear: (v: unknown) => void) => hear(value),
    });
    bundler!.apply({
      hooks: {compilation: hook({hooks: {finishModules: hook([{resource: __filename}])}})},
    });
    return Promise.resolve(plugin.postBuild!({outDir} as never));
  }

  test('names the lighter stylesheet by its content, in all pages, before it first pauses', () => {
    write({...stylesheet, 'x.html': PAGE, 'x/index.html': PAGE, 'y.html': 'no link'});
    void start();
    const [name] = readdirSync(path.join(outDir, 'assets/css'));
    expect(name).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
    expect(name).not.toBe('styles.01234567.css');
    expect(readFileSync(path.join(outDir, 'assets/css', name!), 'utf8').trim()).toBe(
      '.a{top:0;left:0}',
    );
    for (const page of ['x.html', 'x/index.html']) {
      expect(readFileSync(path.join(outDir, page), 'utf8')).toBe(
        PAGE.replaceAll('styles.01234567.css', name!),
      );
    }
    expect(readFileSync(path.join(outDir, 'y.html'), 'utf8')).toBe('no link');
  });

  const HOW_TO_TURN_OFF = /the part "css".*\{without: \['css'\]\}/;

  test('stops where there is not one stylesheet with a hash in its name', async () => {
    await expect(start()).rejects.toThrow(/@docusaurus\/core no longer makes one stylesheet.*none/);
    write({...stylesheet, 'assets/css/1.01234567.css': ''});
    await expect(start()).rejects.toThrow(/1\.01234567\.css, styles\.01234567\.css/);
    await expect(start()).rejects.toThrow(HOW_TO_TURN_OFF);
  });

  test('stops where a script names the stylesheet, whole or by its hash', async () => {
    write({...stylesheet, 'assets/js/main.js': '{styles:"01234567"}'});
    await expect(start()).rejects.toThrow(/assets.js.main\.js names the stylesheet/);
    await expect(start()).rejects.toThrow(HOW_TO_TURN_OFF);
  });

  for (const [name, file] of [
    ['infima', THEME],
    ['@docusaurus/theme-classic', INFIMA],
  ] as const) {
    test(`stops where the stylesheet has no rule of ${name}`, async () => {
      write({'assets/css/styles.01234567.css': fromFile(file, '.a{top:0}')});
      await expect(start()).rejects.toThrow(`comes from a file of the package ${name}`);
      await expect(start()).rejects.toThrow(HOW_TO_TURN_OFF);
    });
  }

  test('stops where the bundler does not tell its modules', async () => {
    write(stylesheet);
    const plugin = lightCss(context('browser'));
    await expect(Promise.resolve(plugin.postBuild!({outDir} as never))).rejects.toThrow(
      /no longer tells which files it bundles/,
    );
  });

  test('does not begin where the server renders no pages', () => {
    expect(() => lightCss(context('hash'))).toThrow(HOW_TO_TURN_OFF);
  });

  test("leaves other plugins' PostCSS plugins in place, and all as it is while developing", () => {
    const other: AcceptedPlugin = {postcssPlugin: 'other'};
    const configure = () =>
      lightCss(context('browser')).configurePostCss!({plugins: [other]}).plugins;
    expect(configure()).toEqual([other, markOrigin]);
    process.env.NODE_ENV = 'development';
    expect(configure()).toEqual([other]);
  });
});

test.describe('a class of a CSS module', () => {
  let site: string;

  const write = (file: string, text: string) => {
    mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  const nameIn = ({getLocalIdent}: ClassNames, file: string, local: string) =>
    getLocalIdent({resourcePath: path.join(site, file)}, '', local);

  test.beforeEach(() => {
    site = mkdtempSync(path.join(os.tmpdir(), 'light-css-'));
    write('src/a.module.css', '.box{animation:1s turn}.box:hover{color:red}@keyframes turn{}');
    write('src/b.module.css', '.box{color:tan}');
  });

  test.afterEach(() => rmSync(site, {recursive: true}));

  test('has a number for a name, its own, the same on every machine, which leads to its local name', () => {
    const names = nameClasses(site);
    const all = ['a box', 'a turn', 'b box'].map((each) => {
      const [file, local] = each.split(' ');
      return nameIn(names, `src/${file}.module.css`, local!);
    });
    expect(new Set(all).size).toBe(3);
    for (const name of all) {
      expect(name).toMatch(/^_[0-9a-z]{1,3}$/);
      expect(names.localOf(name)).toMatch(/^(box|turn)$/);
    }
    expect(names.localOf('global')).toBe('global');
    const first = site;
    const copy = mkdtempSync(path.join(os.tmpdir(), 'light-css-'));
    cpSync(site, copy, {recursive: true});
    site = copy;
    const copied = nameClasses(copy);
    expect(nameIn(copied, 'src/b.module.css', 'box')).toBe(all[2]);
    expect(copied.digest).toBe(names.digest);
    rmSync(first, {recursive: true});
  });

  test('keeps its local name where the site finds it by a part of that', () => {
    write('src/css/custom.css', "[class*='box_'] b{color:red}");
    expect(nameIn(nameClasses(site), 'src/a.module.css', 'box')).toMatch(/^box_[\w-]{2}$/);
    expect(nameIn(nameClasses(site), 'src/a.module.css', 'turn')).toMatch(/^_\w+$/);
    write('src/css/custom.css', '');
    write('src/look.ts', 'document.querySelector(`[class^="bo"]`)');
    expect(nameIn(nameClasses(site), 'src/a.module.css', 'box')).toMatch(/^box_[\w-]{2}$/);
  });

  test('of another package keeps its local name; the build stops where two would have one name', () => {
    const names = nameClasses(site);
    expect(nameIn(names, 'node_modules/theme/lib/x.module.css', 'b')).toMatch(/^b_[\w-]{2}$/);
    const nameAll = () => {
      for (let index = 0; index < 5000; index++) {
        nameIn(names, `node_modules/${index}.module.css`, 'b');
      }
    };
    expect(nameAll).toThrow(/\.b of .*\.css and of .*\.css would both be .*without: \['css'\]/);
  });

  test('with another name has the bundler compile anew', () => {
    const rules = [{use: [{options: {modules: {localIdentName: 'x'}}}]}];
    const versionWith = (names: ClassNames) => {
      const config = {module: {rules}, experiments: {cache: {version: 'one'}}};
      shortenClassNames(config, names);
      return config.experiments.cache.version;
    };
    const before = versionWith(nameClasses(site));
    expect(versionWith(nameClasses(site))).toBe(before);
    write('src/a.module.css', '.first{}.box{}');
    expect(versionWith(nameClasses(site))).not.toBe(before);
  });

  test("stops the build where Docusaurus' rule is another", () => {
    const config = {module: {rules: [{use: [{options: {modules: {}}}]}]}};
    expect(() => shortenClassNames(config, nameClasses(site))).toThrow(
      /@docusaurus\/core has no localIdentName.*without: \['css'\]/,
    );
  });
});
