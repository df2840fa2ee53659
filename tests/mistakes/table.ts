/** What authors get wrong, with what the linter and the build say to it. Each has a file of its own. */
import {noteText, postText} from './site';

export type Mistake = {
  /** What the author did. */
  name: string;
  file: string;
  content: string | Buffer;
  /** Where the linter finds it: `file:line`. */
  at: string;
  /** What it says there, with how to put it right. */
  says: RegExp;
  /** What the build says where that is something else. */
  builds?: RegExp;
};

let count = 10;

/** Stands where the mistake is found; without it, that is the first line. */
const HERE = '»';

function file(name: string, place: string, marked: string, says: RegExp, builds?: RegExp): Mistake {
  const above = marked.includes(HERE) ? marked.slice(0, marked.indexOf(HERE)) : '';
  const at = `${place}:${above.split('\n').length}`;
  return {name, file: place, content: marked.replace(HERE, ''), at, says, builds};
}

/** A post in which a part of what is right is replaced. */
function post(name: string, part: string | RegExp, by: string, says: RegExp, builds?: RegExp) {
  const slug = `post-${(count += 1)}`;
  const marked = postText(slug).replace(part, () => by);
  return file(name, `blog/2024-01-01-${slug}.md`, marked, says, builds);
}

/** A post with another text, at whose first line the mistake is found if nowhere else is marked. */
const text = (name: string, by: string, says: RegExp, builds?: RegExp) =>
  post(name, 'The rest.', by.includes(HERE) ? by : HERE + by, says, builds);

/** A note in which a part of what is right is replaced. */
function note(name: string, part: string | RegExp, by: string, says: RegExp) {
  const marked = noteText(`Note ${(count += 1)}`, count).replace(part, () => by);
  return file(name, `${HTML}/1-${count}-Mistake.mdx`, marked, says);
}

const HTML = 'docs/frontend-roadmap/HTML';
const WORDS = 'A word or two. ';
const POSITION = /sidebar_position: \d+/;

/** The build stops when it reads the file, with the same words. */
export const unreadable = post(
  'a colon in a value',
  'description: What is',
  '»description: a colon: here',
  /not valid YAML .*quotes/,
);

/** The build stops when it compiles the file, with the same words or with `builds`. */
export const fatal: readonly Mistake[] = [
  text('a tag without its end', '<b>\n\nText.', /Close each tag/, /Expected a closing tag for/),
  text('a < in the text', 'Where 1 <2 holds.', /Write \\< or &lt;/, /Unexpected character `2`/),
  text('a { in the text', 'A set {1, 2.', /Write \\\{ for a brace/, /end of file in expression/),
  text('a {word} in the text', 'Write {word} there.', /knows no "word"\. Write \\\{ for a/),
  text('a {word} in an attribute', '<img alt={word} src="/img/logo.svg" />', /knows no "word"/),
  text('no such component', 'A <Trem>set</Trem>.', /no component <Trem>\. .*or import it/),
  text('an import of nothing', "import '@site/src/Nothing';", /no "@site\/src\/Nothing" to/),
  text('no such box', ':::wrong\n\nText.\n\n:::', /no box ":::wrong"\. .*kinds: .*info/),
  text('no such box with a title', ':::wrong A title\n\nText.', /is no box and would be shown/),
  text('a directive on its own', '::leaf', /there is no box "::leaf"/),
  text('a directive in a line', 'An :inline[directive].', /with brackets.*Put a backslash/),
  text('an id twice', '## One {#own}\n\n»## Two {#own}', /id "own" is that .*line 13 too/),
  text('a fence that never ends', '```text\nx\n\nMore.', /has no end; write ``` on/),
  text('a fence that never ends in a list', '- ~~~text\n  x\n\nMore.', /no end; write ~~~/),
  text('a script', '<script>go()</script>', /<script> does nothing .*write a component/),
  text('a handler', '<b onclick="go()">x</b>', /a handler in HTML is not run .*write a component/),
  text('a foreign picture', '![A](https://a.test/b.png)', /of another site.*into static/),
  text('a picture in no words', '![](/img/logo.svg)', /no alternative text\. Say in/),
  text('no such picture', '![A](./no.png)', /blog\/no\.png is not there; mend/, /\.\/no\.png/),
  text('no such figure', '<Live name="no/No" />', /no figure src\/figures\/no\/No\.live\.tsx/),
  text('an unknown term', 'A <Term id="rset">set</Term>.', /no term "rset" .*near ones: rrset/),
  text('no such transcript', '```text transcript="html/no"\n```', /no\.txt is not there; mend/),
  text('a transcript of no lab', '```text transcript=no\n```', /must be "<lab>\/<name>"/),
  text('a transcript with lines', '```text transcript=a/b\nx\n```', /has lines of its own; empty/),
  file('an empty file', `${HTML}/1-9-Empty.mdx`, '', /there is no text .*Write it, or take/),
];

/** The build says nothing, or only at its end. */
const others: readonly Mistake[] = [
  note('no position', /sidebar_position: \d+\n/, '', /lacks sidebar_position: write/),
  note('a position twice', POSITION, '»sidebar_position: 99', /same sidebar_position; change one/),
  note('the same position', POSITION, '»sidebar_position: 99', /same sidebar_position; change one/),
  note('a date that is none', 'date: 2024-01-01', '»date: soon', /date is "soon" .*as 2026-02-28/),
  note('too few keywords', /keywords.*/, '»keywords: [one]', /keywords must .*four to eight/),
  post('a number for a title', /title: .*/, '»title: 404', /title is 404 and must be string/),
  post('a slip of the pen', 'tags:', '»tgas: [a]\ntags:', /tgas is no key here; take it/),
  text('a row with too many cells', '| a |\n| - |\n»| 1 | 2 |', /more cells.*give each row as/),
  text('no such definition', '[There][nowhere]', /undefined definition.*`nowhere`/),
  note('no lead', /A lead.*\n\n/, '', /must begin with a lead/),
  note(
    'no end of the first reading',
    '## You can',
    '### You can',
    /no section "You can stop here"; add it as an h2/,
  ),
  note(
    'another order',
    '## Fur',
    '## Sources\n\nA.\n\n»## Fur',
    /"Further reading" is out of place/,
  ),
  note('few objectives', /## In depth\n[^]*- ch/, '»## In depth\n\n- ch', /lists 1 items; list 3/),
  note('nothing to read first', /(?=## In depth)[^]*Read /, '»## In depth\n', /with "Read first:"/),
  note('no question', '## What else?', '', /no question is answered below "Troubleshooting"/),
  note(
    'other columns',
    /(?=## Common)[^]*\| You/,
    '»## Common misconceptions\n\n| We',
    /columns You/,
  ),
  note(
    'few questions',
    /(?=## Check)[^]*?<\/det.*/,
    '»## Check yourself',
    /are 5 questions; ask 6/,
  ),
  note('too long', '## You can', `${WORDS.repeat(551)}\n\n»## You can`, /has 22\d\d words/),
  note(
    'a symptom without an address',
    '<details id="err-0">',
    '»<details>',
    /needs an id made from its message/,
  ),
  note('nothing real', '## In', `${WORDS.repeat(101)}\n\n»## In`, /show one within 400/),
  note(
    'a citation in the first reading',
    'A part.',
    '»[RFC 9110](https://www.rfc-editor.org/rfc/rfc9110) says so.',
    /is a mark behind its sentence/,
  ),
  note('much in bold', 'A part.', `${'**a** '.repeat(12)}\n»**b** and more.`, /13 words in bold/),
  text('an unknown RFC', 'See RFC 99999.', /RFC 99999 is not in lint\/rfcs\.json; add it/),
  text('an obsolete RFC', 'The words are in RFC 2616.', /RFC 2616 is obsoleted by .*history/),
  text('a link to one', '[A](https://www.rfc-editor.org/rfc/rfc2616)', /RFC 2616 is obsoleted by/),
  file(
    'a note with Chinese in its name',
    `${HTML}/1-6-标签.mdx`,
    noteText('Six', 6),
    /is not found by this name; write/,
  ),
  file(
    'a note on no line of the map',
    `${HTML}5/1-1-A.mdx`,
    noteText('Five', 1),
    /src\/notes\/roadmap/,
  ),
  file(
    'a page with an accent in its name',
    'src/pages/Über.md',
    '# A\n\nText.\n',
    /not found by this name; write letters/,
  ),
  file(
    'a post without a date in its name',
    'blog/a.md',
    postText('a'),
    /name; .* as in blog\/2026-02-28-what-i-learnt/,
  ),
  text('a large picture', '![A](./heavy.png)', /30\.0 MB; make it smaller/),
];

/** What `heavy.png` holds. */
export const heavy = {'blog/heavy.png': Buffer.alloc(3e7)};

export const mistakes: readonly Mistake[] = [unreadable, ...fatal, ...others];
