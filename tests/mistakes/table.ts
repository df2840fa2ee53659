/** Mistakes that authors make, with the messages of the linter and the build. Each is in its own file. */
import {noteText, postText} from './site';

export type Mistake = {
  /** What the author did. */
  name: string;
  file: string;
  content: string | Buffer;
  /** Where the linter finds it: `file:line`. */
  at: string;
  /** The linter's message, including the fix. */
  says: RegExp;
  /** The build's message, if it's different. */
  builds?: RegExp;
};

let count = 10;

/** Marks where the mistake is reported; by default, that's the first line. */
const HERE = '»';

function file(name: string, place: string, marked: string, says: RegExp, builds?: RegExp): Mistake {
  const above = marked.includes(HERE) ? marked.slice(0, marked.indexOf(HERE)) : '';
  const at = `${place}:${above.split('\n').length}`;
  return {name, file: place, content: marked.replace(HERE, ''), at, says, builds};
}

/** A valid post with one part replaced. */
function post(name: string, part: string | RegExp, by: string, says: RegExp, builds?: RegExp) {
  const slug = `post-${(count += 1)}`;
  const marked = postText(slug).replace(part, () => by);
  return file(name, `blog/2024-01-01-${slug}.md`, marked, says, builds);
}

/**
 * A post with a different body. The mistake is reported on the body's first line unless another is
 * marked.
 */
const text = (name: string, by: string, says: RegExp, builds?: RegExp) =>
  post(name, 'The rest.', by.includes(HERE) ? by : HERE + by, says, builds);

/** A valid note with one part replaced. */
function note(name: string, part: string | RegExp, by: string, says: RegExp) {
  const marked = noteText(`Note ${(count += 1)}`, count).replace(part, () => by);
  return file(name, `${HTML}/1-${count}-Mistake.mdx`, marked, says);
}

const HTML = 'docs/frontend-roadmap/HTML';
const WORDS = 'A word or two. ';
const POSITION = /sidebar_position: \d+/;

/** The build stops when it reads the file, with the same message. */
export const unreadable = post(
  'a colon in a value',
  'description: What is',
  '»description: a colon: here',
  /valid YAML .*Quote values/,
);

/** The build stops when it compiles the file, with the same message or with `builds`. */
export const fatal: readonly Mistake[] = [
  text('an unclosed tag', '<b>\n\nText.', /Close each tag/, /Expected a closing tag for/),
  text('a < in the text', 'Where 1 <2 holds.', /Write \\< or &lt;/, /Unexpected character `2`/),
  text('a { in the text', 'A set {1, 2.', /Write \\\{ for a literal/, /end of file in expression/),
  text('a {word} in the text', 'Write {word} there.', /"word" isn't defined\. Write \\\{/),
  text('a {word} in an attribute', '<b title={word}>x</b>', /"word" isn't defined/),
  text('an unknown component', 'A <Trem>set</Trem>.', /no component <Trem>\. .*or import it/),
  text(
    'an import of a missing file',
    "import '@site/src/Nothing';",
    /can't find "@site\/src\/Nothing"/,
  ),
  text('an unknown box', ':::wrong\n\nText.\n\n:::', /unknown box ":::wrong"\. .*kinds: .*info/),
  text('an unknown box with a title', ':::wrong A title\n\nText.', /isn't a valid box/),
  text('a directive on its own', '::leaf', /unknown box "::leaf"/),
  text(
    'an inline directive',
    'An :inline[directive].',
    /with brackets.*Put a backslash before the colon and/,
  ),
  text('a duplicate id', '## One {#own}\n\n»## Two {#own}', /line 13 also has the id "own"/),
  text(
    'a heading’s id on another element',
    '## Own\n\n»<span id="own" />',
    /line 13 also has the id "own"/,
  ),
  text(
    'an id reserved for the page',
    '## Footnote label',
    /"footnote-label" is reserved for the page itself/,
  ),
  text('an id reserved for a script', '<b id="light:article">x</b>', /"light:article" is reserved/),
  text(
    'a picture in HTML',
    '<img alt="A map" src="/img/logo.svg" />',
    /"\/img\/logo\.svg" is in HTML, so it isn't checked/,
  ),
  text('a link in HTML', 'A <a href="./b.md">b</a>.', /"\.\/b\.md" is in HTML.*Use Markdown/),
  text(
    'a style as a string',
    '<b style="color: red">x</b>',
    /style must be an object: write style={{/,
  ),
  text('an attribute without a value', '<video autoplay />', /"autoplay" .*; write autoplay=""/),
  text(
    'a video on another site',
    '<video src="https://a.test/b.mp4" />',
    /on another site.*in static/,
  ),
  text('a script in a link', '[Go](javascript:go(1))', /scripts in links don't run/),
  text('content in a void element', '<br>x</br>', /<br> can't contain anything; write <br \/>/),
  text('a paragraph in a paragraph', '<p>\n\nText.\n\n</p>', /<p> can't contain paragraphs/),
  text('rows without a table body', '<table>\n<tr><td>x</td></tr>\n</table>', /put <tbody> around/),
  text(
    'curly quotes around a value',
    'A <Term id=“rrset”>set</Term>.',
    /Put straight quotes/,
    /before attribute value/,
  ),
  text('an unclosed fence', '```text\nx\n\nMore.', /never closed; add ``` on/),
  text('an unclosed fence in a list', '- ~~~text\n  x\n\nMore.', /never closed; add ~~~/),
  text(
    'a script',
    '<script>go()</script>',
    /<script> isn.t allowed on this site; .*use a component/,
  ),
  text(
    'an inline event handler',
    '<b onclick="go()">x</b>',
    /handlers don't run .*use a component/,
  ),
  text('a picture on another site', '![A](https://a.test/b.png)', /on another site.*in static/),
  text(
    'a picture without alternative text',
    '![](/img/logo.svg)',
    /no alternative text\. Describe it/,
  ),
  text('a missing picture', '![A](./no.png)', /blog\/no\.png doesn't exist; fix/, /\.\/no\.png/),
  text('a term in a post', 'A <Term id="rrset">set</Term>.', /<Term> only works in notes/),
  text('a transcript in a post', '```text transcript="html/quirks"\n```', /only work in notes/),
  note(
    'an unknown figure',
    'A part.',
    '»<Live name="no/No" />',
    /no figure src\/figures\/no\/No\.live\.tsx/,
  ),
  note(
    'an unknown term',
    'A part.',
    '»A <Term id="rset">set</Term>.',
    /no term "rset" .*similar ones: rrset/,
  ),
  note(
    'a missing transcript',
    'A part.',
    '»```text transcript="html/no"\n```',
    /no\.txt doesn't exist; fix/,
  ),
  note(
    'a transcript without a lab',
    'A part.',
    '»```text transcript=no\n```',
    /must be "<lab>\/<name>"/,
  ),
  note(
    'a transcript with content',
    'A part.',
    '»```text transcript=a/b\nx\n```',
    /isn't empty\. Delete/,
  ),
  note(
    'a heading underlined with hyphens',
    'A part.',
    'A part.\n\n»Words\n---\n\nMore.',
    /Write each heading on its own line/,
  ),
  file('an empty file', `${HTML}/1-9-Empty.mdx`, '', /the file is empty .*or delete/),
];

/** The build reports nothing, or only at its end. */
const others: readonly Mistake[] = [
  note('a missing position', /sidebar_position: \d+\n/, '', /missing sidebar_position: write/),
  note(
    'a position that another note has',
    POSITION,
    '»sidebar_position: 99',
    /same sidebar_position; change one/,
  ),
  note(
    'the other note with that position',
    POSITION,
    '»sidebar_position: 99',
    /same sidebar_position; change one/,
  ),
  note(
    'an invalid date',
    'date: 2024-01-01',
    '»date: soon',
    /date is "soon"; .*example 2026-02-28/,
  ),
  note('too few keywords', /keywords.*/, '»keywords: [one]', /keywords: .*four to eight/),
  post('a number as a title', /title: .*/, '»title: 404', /title is 404; .* in quotes/),
  post('a misspelt key', 'tags:', '»tgas: [a]\ntags:', /unknown key tgas; correct or remove it/),
  post(
    'an author without a name',
    'authors: [{name: Jye10032}]',
    '»authors: [{title: Author}]',
    /missing authors\.name: give each author a name/,
  ),
  text('a row with too many cells', '| a |\n| - |\n»| 1 | 2 |', /more cells.*remove some/),
  text('a URL without link text', 'See https://example.com/a.', /no link text\. Write a link/),
  text('an email address without link text', 'Mail me@example.com.', /no link text\. Write a link/),
  post(
    'a link defined below the cut',
    'An opening.',
    '»[An opening][m].\n\n<!-- truncate -->\n\n[m]: https://example.com/',
    /"m" is defined below the "truncate" marker/,
  ),
  post(
    'a link from above the cut to an id below it',
    'An opening.',
    '»[An opening](#end).',
    /lists of posts, this link leads/,
  ),
  note(
    'a date that doesn’t exist',
    'date: 2024-01-01',
    '»date: 2024-02-30',
    /2024-02-30 doesn't exist/,
  ),
  note(
    'a date in the future',
    'date: 2024-01-01',
    '»date: 2999-01-01',
    /2999-01-01 is in the future/,
  ),
  file(
    'a file name with a date that doesn’t exist',
    'blog/2024-02-30-no-day.md',
    postText('no-day'),
    /2024-02-30 doesn't exist\. Correct it in the file's name/,
  ),
  {
    ...file(
      'an encoding other than UTF-8',
      'blog/2024-01-01-latin.md',
      postText('latin'),
      /isn't UTF-8/,
    ),
    content: Buffer.from(postText('latin').replace('An', 'Än'), 'latin1'),
  },
  {
    ...file('two bytes per character', 'blog/2024-01-01-wide.md', postText('wide'), /isn't UTF-8/),
    content: Buffer.from(postText('wide'), 'utf16le'),
  },
  text(
    'a repeated heading',
    '## Own words\n\nText.\n\n»## Own words',
    /line 13 has the same heading and takes the id "own-words"/,
  ),
  text('a directive in a heading', '»## What is a:hover?', /would leave out ":hover"/),
  text('a term in a heading', '## An <Term id="rrset">RRset</Term>', /can't show <Term>/),
  text('a missing definition', '[There][nowhere]', /undefined definition.*`nowhere`/),
  note('no lead', /A lead.*\n\n/, '', /must begin with a lead/),
  note(
    'no section that ends the first reading',
    '## You can',
    '### You can',
    /no section "You can stop here"; add it as an h2/,
  ),
  note(
    'sections out of order',
    '## Fur',
    '## Sources\n\nA.\n\n»## Fur',
    /"Further reading" is out of order/,
  ),
  note(
    'too few objectives',
    /## In depth\n[^]*- ch/,
    '»## In depth\n\n- ch',
    /"In depth" lists 1 item; list 3 to 6/,
  ),
  note(
    'no paragraph on what to read first',
    /(?=## In depth)[^]*Read /,
    '»## In depth\n',
    /with "Read first:"/,
  ),
  note('no troubleshooting questions', '## What else?', '', /no questions below "Troubleshooting"/),
  note(
    'a table with the wrong columns',
    /(?=## Common)[^]*\| You/,
    '»## Common misconceptions\n\n| We',
    /columns You/,
  ),
  note(
    'too few self-check questions',
    /(?=## Check)[^]*?<\/det.*/,
    '»## Check yourself',
    /"Check yourself" has 5 folds .*needs 6 to 8/,
  ),
  note(
    'three questions instead of two',
    '## You can stop here',
    '»## You can stop here\n\n<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
    /"You can stop here" has 3 folds .*exactly 2/,
  ),
  note(
    'a note that’s too long',
    '## You can',
    `${WORDS.repeat(551)}\n\n»## You can`,
    /has 22\d\d words/,
  ),
  note(
    'a prediction without a right answer',
    '## What else?',
    '»<div className="predict">\n\nWhat?\n\n<details>\n<summary>One</summary>\n\nNo.\n\n</details>\n\n</div>\n\n## What else?',
    /needs one right answer, but 0 are/,
  ),
  note(
    'no concrete example',
    '## In',
    `${WORDS.repeat(101)}\n\n»## In`,
    /show one within the first 400/,
  ),
  note(
    'a symptom without an id',
    '<details id="err-0">',
    '»<details>',
    /needs an id made from its message/,
  ),
  note(
    'a symptom that takes too long to read',
    '<details id="err-0">\n<summary>`ERR 0`</summary>\n',
    `»<details id="err-0">\n<summary>\`ERR 0\`</summary>\n\n${WORDS.repeat(70)}\n`,
    /this symptom has 282 words/,
  ),
  note(
    'a citation in the first reading',
    'A part.',
    '»[RFC 9110](https://www.rfc-editor.org/rfc/rfc9110) says so.',
    /cite a source after the sentence/,
  ),
  note(
    'too much bold text',
    'A part.',
    `${'**a** '.repeat(12)}\n»**b** and more.`,
    /13 bold phrases/,
  ),
  text(
    'an unknown RFC',
    'See RFC 99999.',
    /RFC 99999 isn't in lint\/rfcs\.json\. Check the number/,
  ),
  text('an obsolete RFC', 'The words are in RFC 5246.', /RFC 5246 is obsoleted by .*historical/),
  text(
    'a link to an obsolete RFC',
    '[A](https://www.rfc-editor.org/rfc/rfc5246)',
    /RFC 5246 is obsoleted by/,
  ),
  file(
    'a note with Chinese in its name',
    `${HTML}/1-6-标签.mdx`,
    noteText('Six', 6),
    /a note .*only letters from A to Z/,
  ),
  file(
    "a note outside the map's lines",
    `${HTML}5/1-1-A.mdx`,
    noteText('Five', 1),
    /a folder listed in src\/notes\/roadmap/,
  ),
  file(
    'a page with an accent in its name',
    'src/pages/Über.md',
    '# A\n\nText.\n',
    /a page .*use only letters/,
  ),
  file(
    'a post without a date in its name',
    'blog/a.md',
    postText('a'),
    /a post .*<date>-<name>\.md, .* as in blog\/2026-02-28-what-i-learnt/,
  ),
  text('a picture that’s too large', '![A](./heavy.png)', /30\.0 MB; the limit is 500 kB/),
];

/** The contents of `heavy.png`. */
export const heavy = {'blog/heavy.png': Buffer.alloc(3e7)};

export const mistakes: readonly Mistake[] = [unreadable, ...fatal, ...others];
