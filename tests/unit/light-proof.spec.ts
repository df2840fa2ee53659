import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {makeProof, type Doubt} from '../../src/light/article/proof';
import type {Node} from '../../src/light/article/facts';

const CLASSIC = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');

const STOCK = [
  'MDXComponents',
  'MDXContent',
  'MDXComponents/A',
  'MDXComponents/Code',
  'MDXComponents/Details',
  'MDXComponents/Heading',
  'MDXComponents/Img',
  'MDXComponents/Li',
  'MDXComponents/Ul',
  'Admonition',
  'Admonition/Type/Note',
  'CodeInline',
  'Details',
  'Heading',
  'Tabs',
];

/** The site's files by path; one below src/theme takes the place of the theme's. */
function makeSiteProof(files: Record<string, string>): (note: string) => Promise<Doubt> {
  const siteDir = test.info().outputPath('site');
  const aliases = Object.fromEntries(
    STOCK.map((name) => [`@theme/${name}`, path.join(CLASSIC, name, 'index.js')]),
  );
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
    const component = /^src\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(file)?.[1];
    if (component) {
      aliases[`@theme-original/${component}`] = aliases[`@theme/${component}`]!;
      aliases[`@theme/${component}`] = path.join(siteDir, file);
    }
  }
  const proof = makeProof(siteDir, aliases);
  return async (note) => {
    const {compile} = await import('@mdx-js/mdx');
    let found: Doubt;
    await compile(note, {
      providerImportSource: '@mdx-js/react',
      recmaPlugins: [
        () => (program: unknown) => {
          found = proof.doubt(program as Node, path.join(siteDir, 'docs/note.mdx'));
        },
      ],
    });
    return found;
  };
}

const imports = (source: string) => `import Part from '${source}';\n\n<Part />\n`;
const STATEFUL = `import {useState} from 'react';
export default function Counter() { const [n, set] = useState(0); return <b>{n}</b>; }`;
const STATIC = `import clsx from 'clsx';
import Link from '@docusaurus/Link';
export type Props = {document: Document};
export default function Card(props: Props) { return <Link to="/a" className={clsx('a')}>A</Link>; }`;

const STAYS: Record<string, [note: string, files?: Record<string, string>]> = {
  'markdown alone': [
    '# A\n\nText with *words*, `code`, [a link](/a) and ![a picture](/a.png).\n\n- [ ] a\n',
  ],
  'a component without state': [imports('@site/src/Card'), {'src/Card.tsx': STATIC}],
  'one that is passed on': [
    imports('@site/src/cards'),
    {'src/cards.ts': "export {default} from './Card';", 'src/Card.tsx': STATIC},
  ],
  'a partial': [imports('./_part.mdx'), {'docs/_part.mdx': '---\na: b\n---\n\n## A\n\nText.\n'}],
  'data and pictures': [
    "import text from '!!raw-loader!./a.txt';\nimport Logo from './a.svg';\n\n<Logo />{text}\n",
  ],
  'its own table in src/theme/MDXComponents': [
    '<table></table>\n',
    {
      'src/theme/MDXComponents/index.tsx': `import Original from '@theme-original/MDXComponents';
import Card from '@site/src/Card';
const all: typeof Original = {...Original, table: Card};
export default all;`,
      'src/Card.tsx': STATIC,
    },
  ],
};

const GOES: Record<string, [note: string, files: Record<string, string>, because: RegExp]> = {
  'state in an import': [
    imports('@site/src/Counter'),
    {'src/Counter.tsx': STATEFUL},
    /Counter\.tsx: (?:it takes useState|it calls useState)/,
  ],
  'state two imports away, passed on': [
    imports('@site/src/cards'),
    {
      'src/cards.ts': "export * from './inner';\nexport {default} from './inner';",
      'src/inner.tsx': "import Counter from './Counter';\nexport default () => <Counter />;",
      'src/Counter.tsx': STATEFUL,
    },
    /Counter\.tsx/,
  ],
  'state in a partial': [
    imports('./_part.mdx'),
    {'docs/_part.mdx': imports('@site/src/Counter'), 'src/Counter.tsx': STATEFUL},
    /_part\.mdx: .*Counter\.tsx/,
  ],
  'a handler in the note': ['<button onClick={() => {}}>A</button>\n', {}, /it has onClick/],
  'a component made in the note': [
    'export const A = () => { window.alert(); return null; };\n\n<A />\n',
    {},
    /it uses window/,
  ],
  'a component of the theme that works by scripts': [imports('@theme/Tabs'), {}, /@theme\/Tabs/],
  'one that only the site can know': ['<Tabs>A</Tabs>\n', {}, /it uses <Tabs>/],
  'one from src/theme/MDXComponents with state': [
    '<Counter />\n',
    {
      'src/theme/MDXComponents/index.tsx': `import Original from '@theme-original/MDXComponents';
import Counter from '@site/src/Counter';
export default {...Original, Counter};`,
      'src/Counter.tsx': STATEFUL,
    },
    /<Counter>: src\/Counter\.tsx/,
  ],
  ...Object.fromEntries(
    Object.entries({
      'made by a function': 'export default make(Original);',
      'put in later': 'const all = {...Original};\nall.table = Card;\nexport default all;',
      'with a name that is made': "export default {...Original, ['table']: Card};",
      'that the theme’s take the place of': 'export default {pre: Card, ...Original};',
    }).map(([how, text]) => [
      `components ${how}`,
      [
        'Text.\n',
        {
          'src/theme/MDXComponents/index.tsx': `import Original from '@theme-original/MDXComponents';
import Card from '@site/src/Card';
${text}`,
        },
        /can't be told/,
      ] as [string, Record<string, string>, RegExp],
    ]),
  ),
  'its own picture with state': [
    '![a](/a.png)\n',
    {'src/theme/MDXComponents/Img.tsx': STATEFUL},
    /Img\.tsx/,
  ],
  'its own MDXContent': [
    'Text.\n',
    {'src/theme/MDXContent/index.tsx': STATIC},
    /its own MDXContent/,
  ],
  'a package': [imports('some-package'), {}, /it imports some-package/],
  'a head of its own': ['<Head><meta name="a" content="b" /></Head>\n', {}, /it uses <Head>/],
  'code that the browser highlights': ['```js\na\n```\n', {}, /it uses <pre>/],
};

for (const [name, [note, files]] of Object.entries(STAYS)) {
  test(`static is a note with ${name}`, async () => {
    expect(await makeSiteProof(files ?? {})(note)).toBeUndefined();
  });
}

for (const [name, [note, files, because]] of Object.entries(GOES)) {
  test(`React takes over a note with ${name}`, async () => {
    expect(await makeSiteProof(files)(note)).toMatch(because);
  });
}

/** Each imports the other, and the first one more that has state. */
const CIRCLES: Record<string, [first: string, second: string, files: Record<string, string>]> = {
  'by their imports': [
    imports('@site/src/First'),
    imports('@site/src/Second'),
    {
      'src/First.tsx':
        "import Second from './Second';\nimport './Counter';\nexport default Second;",
      'src/Second.tsx': "import './First';\nexport default () => <b>A</b>;",
    },
  ],
  'by what markdown is made of': [
    '<Card />\n',
    imports('./_part.mdx'),
    {
      'src/theme/MDXComponents/index.tsx': `import Original from '@theme-original/MDXComponents';
import Card from '@site/src/Card';
export default {...Original, Card};`,
      'src/Card.tsx':
        "import '../docs/_part.mdx';\nimport './Counter';\nexport default () => <b />;",
      'docs/_part.mdx': '<Card />\n',
    },
  ],
};

for (const [how, [first, second, files]] of Object.entries(CIRCLES)) {
  test(`modules in a circle ${how} are in doubt together, whichever is asked for first`, async () => {
    const all = {...files, 'src/Counter.tsx': STATEFUL};
    for (const notes of [
      [first, second],
      [second, first],
    ]) {
      const doubt = makeSiteProof(all);
      for (const note of notes) {
        expect(await doubt(note)).toMatch(/Counter\.tsx/);
      }
    }
  });
}
