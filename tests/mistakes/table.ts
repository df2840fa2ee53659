/** What authors get wrong, with what the linter and the build say to it. Each has files of its own. */
import path from 'node:path';
import {noteText, postText} from './site';

export type Mistake = {
  /** What the author did. */
  name: string;
  /** Contents by path, put into the site. */
  files: Record<string, string | Buffer>;
  /** Where the linter finds it: `file:line`. */
  at: string;
  /** What it says there, with how to put it right. */
  says: RegExp;
  /** What the build says where that is something else. */
  builds?: RegExp;
};

const WORDS = 'A word or two. ';

let count = 10;

/** Stands where the mistake is found; without it, that is the first line. */
const HERE = '»';

function make(name: string, file: string, marked: string, says: RegExp, builds?: RegExp): Mistake {
  const line = marked.split(HERE)[1] === undefined ? 1 : marked.split(HERE)[0]!.split('\n').length;
  return {name, files: {[file]: marked.replace(HERE, '')}, at: `${file}:${line}`, says, builds};
}

/** A post in which a part of what is right is replaced. */
function post(name: string, part: string | RegExp, by: string, says: RegExp, builds?: RegExp) {
  const slug = `post-${(count += 1)}`;
  const marked = postText(slug).replace(part, () => by);
  return make(name, `blog/2024-01-01-${slug}.md`, marked, says, builds);
}

/** A post with another text, at whose first line the mistake is found if nowhere else is marked. */
const text = (name: string, by: string, says: RegExp, builds?: RegExp) =>
  post(name, 'The rest.', by.includes(HERE) ? by : HERE + by, says, builds);

/** A note in which a part of what is right is replaced. */
function note(name: string, part: string | RegExp, by: string, says: RegExp) {
  const marked = noteText(`Note ${(count += 1)}`, count).replace(part, () => by);
  return make(name, `docs/frontend-roadmap/HTML/1-${count}-Mistake.mdx`, marked, says);
}

/** A note with another text, as above. */
const body = (name: string, by: string, says: RegExp) =>
  note(name, 'A part.', by.includes(HERE) ? by : HERE + by, says);

/** A mistake that is all of its file. */
const file = (name: string, place: string, content: string | Buffer, says: RegExp, line = 1) => ({
  ...{name, says, at: `${place}:${line}`},
  files: {[place]: content},
});

/** A picture that a post shows. */
function picture(name: string, place: string, content: string | Buffer, says: RegExp): Mistake {
  const shown = text(name, `![A line](./${place})`, says);
  return {...shown, files: {...shown.files, [`blog/${place}`]: content}};
}

/** A white picture of 6000 × 40 px, as PNG. */
const WIDE = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAF3AAAAAoAQMAAACbPj3aAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1',
    'JrAAAANElEQVR42u3BMQEAAADCoPVPbQsvoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAvgZ1WAABuz5WnQAA',
    'AABJRU5ErkJggg==',
  ].join(''),
  'base64',
);

/** What two posts have alike. */
function twin(key: 'slug' | 'title' | 'description'): Mistake {
  const [part, says] = [new RegExp(`^${key}: .*`, 'm'), new RegExp(`same ${key}; change one`)];
  const first = post(`the ${key} of another post`, part, `${HERE}${key}: twin`, says);
  return {...first, files: {...first.files, ...post('', part, `${key}: Twin`, says).files}};
}

function toDraft(): Mistake {
  const draft = post('', '[hello]', '[hello]\ndraft: true', /./);
  const link = `[There](./${path.basename(draft.at.split(':')[0]!)})`;
  const linking = text('a link to a draft', link, /is a draft, which no build publishes; take/);
  return {...linking, files: {...linking.files, ...draft.files}};
}

const HTML = 'docs/frontend-roadmap/HTML';
const FIRST = './1-1-What-is-a-part.mdx';
const UNANSWERED = '»<details>\n<summary>A?</summary>\n</details>';
const FIGURE = '@site/src/figures/html/InShort';
const POSITION = '»sidebar_position: 99';
const UTF_16 = Buffer.from(`\uFEFF${postText('wide')}`, 'utf16le');
const LATIN_1 = Buffer.from(`${postText('latin')}A café.`, 'latin1');

/** The build stops when it reads the file, with the same words. */
export const unreadable: readonly Mistake[] = [
  post(
    'a colon in a value',
    'description: What is',
    '»description: a colon: here',
    /YAML .*quotes/,
  ),
  note('a tab', '  date:', '»\tdate:', /not valid YAML .*indent with spaces/),
  post('no end', '[hello]\n---', '[hello]', /has no end; write ---/),
  post('a line above it', '---', '\n»---', /begins in line 2 .*take the lines above/),
  note('no such day', 'date: 2024-01-01', '»date: 2024-02-30', /there is no 2024-02-30; mend/),
  file(
    'no such day',
    'blog/2024-02-31-a.md',
    postText('a'),
    /name of the file, there is no 2024-02-31/,
  ),
  file('UTF-16', 'blog/2024-01-01-wide.md', UTF_16, /not UTF-8; save the file as UTF-8/),
  file('Latin-1', 'blog/2024-01-01-latin.md', LATIN_1, /not UTF-8; save the file as UTF-8/, 14),
];

/** The build stops when it compiles the file, with the same words or with `builds`. */
export const stopping: readonly Mistake[] = [
  text(
    'a tag without its end',
    '<details>\n\nText.',
    /Close each tag/,
    /Expected a closing tag for/,
  ),
  text('a < in the text', 'Where 1 <2 holds.', /Write \\< or &lt;/, /Unexpected character `2`/),
  text('a { in the text', 'A set {1, 2.', /Write \\\{ for a brace/, /end of file in expression/),
  text('a {word} in the text', 'Write {word} there.', /knows no "word"\. Write \\\{ for a/),
  text('a {word} in an attribute', '<img alt={word} src="/img/logo.svg" />', /knows no "word"/),
  text('no such component', 'A <Trem>set</Trem>.', /no component <Trem>\. .*near ones: /),
  text('an import of nothing', "import '@site/src/Nothing';", /no "@site\/src\/Nothing" to/),
  text('no such box', ':::wrong\n\nText.\n\n:::', /no box ":::wrong"\. .*kinds: .*question/),
  text('no such box with a title', ':::wrong A title\n\nText.', /is no box and would be shown/),
  text('a directive in a line', 'An :inline[directive].', /with brackets.*Put a backslash/),
  text('a directive on its own', '::leaf', /there is no box "::leaf"/),
  text('an id twice', '## One {#own}\n\n»## Two {#own}', /id "own" is that .*line 13 too/),
  text('a heading twice', '## Part\n\n### Part\n\n»## Part', /"Part" stands in line 13 too/),
  text('a fence that never ends', '```text\nx\n\nMore.', /has no end; write ``` on/),
  text('a fence that never ends in a list', '- ~~~text\n  x\n\nMore.', /no end; write ~~~/),
  text('a script', '<script>go()</script>', /<script> does nothing .*write a component/),
  text('a frame', '<iframe src="/a"></iframe>', /<iframe> does nothing .*link to the page/),
  text('a handler', '<b onclick="go()">x</b>', /a handler in HTML is not run .*write a component/),
  text('a picture in no words', '![](/img/logo.svg)', /no alternative text\. Say in/),
  text('a foreign picture', '![A](https://a.test/b.png)', /of another site.*into static/),
  text('no such picture', '![A](./no.png)', /blog\/no\.png is not there; mend/, /\.\/no\.png/),
  file('an empty file', `${HTML}/1-5-Empty.mdx`, '', /there is no text .*Write it, or take/),
  post(
    'nothing above the mark',
    /An opening.\n\n/,
    '»',
    /nothing stands above this/,
    /there is no text/,
  ),
  body(
    'no such transcript',
    '```text transcript="html/no"\n```',
    /expected\/no\.txt is not there; mend/,
  ),
  body('a transcript of no lab', '```text transcript=no\n```', /must be "<lab>\/<name>", without/),
  body(
    'a transcript with lines',
    '```text transcript=html/a\nx\n```',
    /lines of its own; empty it/,
  ),
  body('an unknown term', 'A <Term id="rset">set</Term>.', /no term "rset" in .*near ones: rrset/),
];

/** The build says nothing, or only at its end. */
const others: readonly Mistake[] = [
  // Front matter.
  note('a change in the future', 'date: 2024', '»date: 2999', /is in the future; write the day/),
  note('a date that is none', 'date: 2024-01-01', '»date: soon', /date is "soon" .*as 2026-02-28/),
  note(
    'no author',
    /last(.*\n.*)\n.*Jye10032/,
    '»last_update:\n  date: 2024-01-01',
    /lacks last_update\.a/,
  ),
  note('no position', /sidebar_position: \d+\n/, '', /lacks sidebar_position: write/),
  note('a position twice', /sidebar_position: \d+/, POSITION, /same sidebar_position; change one/),
  note('no order', /keywords[^]*?: \d+/, `${POSITION}\nkeywords: [a, b, c, d]`, /is out of place/),
  note('too few keywords', /keywords.*/, '»keywords: [one]', /keywords must .*four to eight/),
  post('no author of a post', 'authors: [jye10032]\n', '', /lacks authors: name at least one/),
  post('an unknown author', 'authors: [j', '»authors: [st', /authors\.yml, or add it .*known: jye/),
  post('an unknown tag', 'tags: [hello]', '»tags: [helo]', /"helo" .*blog\/tags\.yml, or add it/),
  post(
    'a slip of the pen',
    'tags:',
    '»descripton: A.\ntags:',
    /descripton is no key here; take it/,
  ),
  post('a long description', /desc.* in/, `»description: ${'What '.repeat(40)}`, /at most 160/),
  post(
    'a number for a title',
    /title: .*/,
    '»title: 404',
    /title is 404 and must be string: .*quotes/,
  ),
  post(
    'a draft that may be one',
    '[hello]',
    '[hello]\n»draft: perhaps',
    /draft is "perhaps" .*true/,
  ),
  twin('slug'),
  twin('title'),
  twin('description'),
  // Markdown.
  text('a style of an element', '<b style={{color: "red"}}>x</b>', /laxer; give it a className/),
  text('a stylesheet', '<style>{`b {color: red}`}</style>', /laxer; write its rules into/),
  post(
    'nothing below the mark',
    /<!--[^]*/,
    '»<!-- truncate -->',
    /nothing stands below this mark/,
  ),
  post('no mark', '<!-- truncate -->\n', '', /no mark .*write <!-- truncate -->/),
  text('a second title', '# Another title', /"Another title" is a second h1.*Write it with ##/),
  text('a level that is skipped', '## Part\n\n»#### Below', /skips a level; write it with 3 #/),
  text('seven # before a heading', '####### Deep', /write it with six # at most/),
  text('strong text for a heading', '**Part**\n\nText.', /looks like a heading; write it as one/),
  text('code without its language', '```\nx\n```', /no language; name it after the fence/),
  text('a row with too many cells', '| a |\n| - |\n»| 1 | 2 |', /more cells.*give each row as/),
  text('a line of a quote without >', '> One\n»two', /expected `1` marker/),
  text('no such definition', '[There][nowhere]', /undefined definition.*`nowhere`/),
  text('a definition for nothing', '[one]: /blog', /unused definition/),
  // Parts of a note.
  note('no lead', /A lead.*\n\n/, '»', /must begin with a lead/),
  note(
    'no end',
    /## You can[^]*?(?=## In depth)/,
    '',
    /no section "You can stop here"; add it as an h2/,
  ),
  note(
    'too few objectives',
    /## In depth\n[^]*- change/,
    '»## In depth\n\n- change',
    /lists 1 items; list 3 to 6/,
  ),
  note(
    'nothing to read first',
    /## In depth\n[^]*?Read/,
    '»## In depth\n\n- a\n- b\n- c\n\nGood',
    /begins with "Read first:"/,
  ),
  note('no question', '## What else?', '', /answers no question; write/),
  note('too long', '## You can', `${WORDS.repeat(501)}\n\n»## You can`, /first reading has 20\d\d/),
  note(
    'nothing real',
    '## In short',
    `${WORDS.repeat(101)}\n\n»## In short`,
    /show one within 400/,
  ),
  body(
    'a citation in the first reading',
    '[RFC 9110](https://www.rfc-editor.org/rfc/rfc9110) says so.',
    /is a mark behind its sentence/,
  ),
  body('much in bold', `${'**a** '.repeat(12)}\n»**b** and more.`, /13 words in bold/),
  body('an empty section', '»### No\n\n### Yes\n\nText.', /nothing stands below "No"/),
  note('no further reading', '## Further', '### Further', /no section "Further reading"/),
  note(
    'another order',
    /## Fur[^]*/,
    '## Sources\n\nA.\n\n»## Further reading\n\nB.',
    /is out of place/,
  ),
  note('other columns', '| You may', '»| You', /columns You may read, In fact, Source/),
  note(
    'no source',
    /\| All.*/,
    '»| All are one | They are many | |',
    /"Source" is empty in this row/,
  ),
  note(
    'too few questions',
    /## Check.*\n\n<d[^]*?<\/d.*/,
    '»## Check yourself',
    /5 questions; ask 6 to 8/,
  ),
  note('no answer', /<details>[^]*?<\/details>/, UNANSWERED, /has no answer; write one below/),
  note('no summary', /<details>\n.*/, '»<details>\n', /has no question; write it in a <summary>/),
  note(
    'an idle figure',
    'import InShort',
    `»import A from '${FIGURE}';\nimport InShort`,
    /A is not/,
  ),
  note('too few figures', /import Categories.*/, '', /shows 2 figures; show at least 3/),
  body(
    'a shape like a transcript',
    '```text\n$ dig\n```',
    /looks like a transcript and has no lab/,
  ),
  body('an unknown RFC', 'See RFC 99999.', /RFC 99999 is not in lint\/rfcs\.json; add it/),
  body('a link to one', '[A](https://www.rfc-editor.org/rfc/rfc99999)', /RFC 99999 is not in/),
  body('the second of two RFCs', 'See RFC 9110 and 9998.', /RFC 9998 is not in/),
  body('an obsolete RFC', 'The words are in RFC 2616.', /RFC 2616 is obsoleted by .*history/),
  body('a long sentence', `A name ${'and a name '.repeat(14)}ends.`, /has 45 words; cut it to 40/),
  body('an old word', 'A site needs SSL today.', /"SSL" is not the field's word; say TLS/),
  body('a false sentence', 'A change to DNS propagates.', /say that caches expire/),
  body(
    'a term twice',
    'A <Term id="dns">a</Term>.\n\n»A <Term id="dns">a</Term>.',
    /a second time/,
  ),
  body(
    'a term in a heading',
    '### A <Term id="dns">set</Term>\n\nText.',
    /stands in a heading; mark/,
  ),
  body(
    'an address of a note',
    '[A](/docs/frontend-roadmap/HTML/1-2-Odd)',
    /link a note by its file/,
  ),
  body('a link that leads one way', `[A](${FIRST})`, /does not link back; link this note there/),
  body('a second link', `[A](${FIRST})\n\n»[B](${FIRST})`, /linked a second time; link the first/),
  body(
    'a mention without a link',
    'That is in What is a part? too.',
    /first mention of .* is no link/,
  ),
  // Files and links.
  file(
    'letters of Chinese',
    `${HTML}/1-6-标签.mdx`,
    noteText('Six', 6),
    /no name for an address; write/,
  ),
  file(
    'an accent in a page',
    'src/pages/Über.md',
    '# A\n\nText.\n',
    /not found at its address; write/,
  ),
  file(
    'a space',
    'blog/2024-01-01-a b.md',
    postText('a-b'),
    /no name for a post; write its date and/,
  ),
  file(
    'a post of the future',
    'blog/2999-01-01-b.md',
    postText('b'),
    /2999-01-01 is in the future; name/,
  ),
  file(
    'another line’s number',
    `${HTML}/3-1-A.mdx`,
    noteText('Three', 31),
    /begins with 3, .* line 1/,
  ),
  file(
    'another note’s place',
    `${HTML}/1-5-A.mdx`,
    noteText('Five', 51),
    /place 1-5 is that of .*1-5-E/,
  ),
  file(
    'no line of the map',
    `${HTML}5/1-1-A.mdx`,
    noteText('Eleven', 1),
    /"HTML5" is no line of the map.*move/,
  ),
  text(
    'a picture with other capitals',
    '![A](/img/Logo.svg)',
    /is called static\/img\/logo\.svg; write/,
  ),
  picture('30 MB', 'heavy.png', Buffer.alloc(3e7), /30\.0 MB; make it/),
  picture('6000 pixels', 'wide.png', WIDE, /6000 × 40 px; make it 2000 px wide/),
  picture(
    'a picture that is none',
    'none.png',
    'No picture.',
    /no picture that can be read; save it/,
  ),
  text('no such file', '[There](./nowhere.md)', /blog\/nowhere\.md is not there; mend the address/),
  text(
    'a file with other capitals',
    '[A](./2021-08-01-MDX-blog-post.mdx)',
    /called blog\/2021-08-01-mdx-/,
  ),
  text(
    'no such heading',
    '[A](./2021-08-01-mdx-blog-post.mdx#no)',
    /id "no"; mend it \(a-component/,
  ),
  text(
    'no such heading here',
    '[There](#nowhere)',
    /this page has no heading with the id "nowhere"/,
  ),
  text('a link to nothing', '[There]()', /leads nowhere; write the address between/),
  toDraft(),
];

export const mistakes: readonly Mistake[] = [...unreadable, ...stopping, ...others];

/** For the speller, which is another program. */
export const misspelt = text('no word', 'A buffre is full.', /Unknown word \(buffre\)/);
