// @ts-check
/**
 * What authors get wrong, with what `npm run check` and `npm run build` say to it. Each has files of its
 * own, so that all can be made at once.
 */
import {noteText, postText} from './site.mjs';

/**
 * @typedef {object} Mistake
 * @property {string} name What the author did.
 * @property {Record<string, string | Buffer>} files Contents by path, put into the site.
 * @property {string} [at] Where `npm run check` finds it: `file:line`. None where it is read right.
 * @property {RegExp} [says] What it says there, with how to put it right.
 * @property {RegExp} [stops] What the build prints where it stops.
 * @property {RegExp} [warns] What the build prints where it only warns.
 * @property {'read' | 'compiled' | 'done'} [when] When the build stops: at the first file that it can't
 *   read; at all that it can't compile, at once; at the end, with all that is wrong with the pages.
 */

const HTML = 'docs/frontend-roadmap/HTML';

/**
 * A post with a text that is wrong; it stands in line 13.
 *
 * @param {string} slug
 * @param {string} body
 */
const post = (slug, body) => ({[`blog/2024-01-01-${slug}.md`]: postText(slug, body)});

/** @param {string} slug */
const at = (slug, line = 13) => `blog/2024-01-01-${slug}.md:${line}`;

/**
 * A post in which a piece of what is right is replaced.
 *
 * @param {string} slug
 * @param {string} part
 * @param {string} by
 */
const postWith = (slug, part, by) => ({
  [`blog/2024-01-01-${slug}.md`]: postText(slug).replace(part, by),
});

/**
 * The beginning of a PNG, which says its size in pixels.
 *
 * @param {number} width
 * @param {number} height
 */
function png(width, height) {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.set([8, 6], 24);
  return bytes;
}

/** @type {readonly Mistake[]} */
const FRONT_MATTER = [
  {
    name: 'a colon in a value of the front matter',
    files: postWith('colon', 'What is said in colon.', 'a colon: here'),
    at: at('colon', 4),
    says: /the front matter is not valid YAML .*in quotes/,
    stops: /2024-01-01-colon\.md:4: the front matter is not valid YAML .*in quotes/,
    when: 'read',
  },
  {
    name: 'a tab in the front matter',
    files: {
      [`${HTML}/1-11-Tab.mdx`]: noteText('Tab').replace('  date:', '\tdate:'),
    },
    at: `${HTML}/1-11-Tab.mdx:7`,
    says: /not valid YAML .*indent with spaces/,
    stops: /1-11-Tab\.mdx:7: the front matter is not valid YAML .*indent with spaces/,
    when: 'read',
  },
  {
    name: 'front matter without its end',
    files: postWith('endless', '[hello]\n---\n', '[hello]\n'),
    at: at('endless', 1),
    says: /has no end; write ---/,
    stops: /endless\.md:1: the front matter has no end; write ---/,
    when: 'read',
  },
  {
    name: 'a line above the front matter',
    files: postWith('late', '---', '\n---'),
    at: at('late', 2),
    says: /begins in line 2 .*take the lines above it away/,
    stops: /late\.md:2: the front matter begins in line 2 .*take the lines above it away/,
    when: 'read',
  },
  {
    name: 'a date that is no day',
    files: {[`${HTML}/1-12-Day.mdx`]: noteText('Day', {date: '2024-02-30'})},
    at: `${HTML}/1-12-Day.mdx:7`,
    says: /there is no 2024-02-30; mend the date/,
    stops: /1-12-Day\.mdx:7: there is no 2024-02-30; mend the date/,
    when: 'read',
  },
  {
    name: 'a date in a name that is no day',
    files: {'blog/2024-02-31-no-day.md': postText('no-day')},
    at: 'blog/2024-02-31-no-day.md:1',
    says: /there is no 2024-02-31; mend the date/,
    stops: /2024-02-31-no-day\.md:1: in the name of the file, there is no 2024-02-31/,
    when: 'read',
  },
  {
    name: 'a last change in the future',
    files: {[`${HTML}/1-13-Ahead.mdx`]: noteText('Ahead', {date: '2999-01-01'})},
    at: `${HTML}/1-13-Ahead.mdx:7`,
    says: /last_update\.date is in the future; write the day/,
  },
  {
    name: 'a post of the future',
    files: {'blog/2999-01-01-days-ahead.md': postText('days-ahead')},
    at: 'blog/2999-01-01-days-ahead.md:1',
    says: /2999-01-01 is in the future; name the file/,
  },
  {
    name: 'a post without an author',
    files: postWith('nobody', 'authors: [jye10032]\n', ''),
    at: at('nobody', 1),
    says: /lacks authors; add it/,
  },
  {
    name: 'an author whom nobody knows',
    files: postWith('stranger', '[jye10032]', '[stranger]'),
    at: at('stranger', 5),
    says: /"stranger" is not in blog\/authors\.yml; mend it, or add it there/,
    stops: /Blog author with key "stranger" not found/,
    when: 'read',
  },
  {
    name: 'a tag that nobody knows',
    files: postWith('tagged', '[hello]', '[helo]'),
    at: at('tagged', 6),
    says: /"helo" is not in blog\/tags\.yml; mend it, or add it there/,
    stops: /Tags \[helo\] used in .*2024-01-01-tagged\.md are not defined in/,
    when: 'read',
  },
  {
    name: 'a slug that another post has',
    files: {
      ...post('one-slug', 'One.'),
      ...postWith('same-slug', 'slug: same-slug', 'slug: one-slug'),
    },
    at: at('same-slug', 2),
    says: /2024-01-01-one-slug\.md has the same slug; change one/,
    warns: /Duplicate routes found.*blog\/one-slug/s,
  },
  {
    name: 'a key with a slip of the pen',
    files: postWith('slip', 'title: slip', 'title: slip\ndescripton: A slip.'),
    at: at('slip', 4),
    says: /descripton is no key of the front matter; take it out/,
  },
  {
    name: 'a long description',
    files: postWith('long', 'What is said in long.', 'What is said. '.repeat(20)),
    at: at('long', 4),
    says: /description has 279 characters; answer the title in at most 160/,
  },
  {
    name: 'a number for a title',
    files: postWith('number', 'title: number', 'title: 404'),
    at: at('number', 3),
    says: /title is 404 and no text; put it in quotes/,
  },
  {
    name: 'a draft that may be one',
    files: postWith('perhaps', '[hello]', '[hello]\ndraft: perhaps'),
    at: at('perhaps', 7),
    says: /draft is "perhaps"; write true, or take the line out/,
    stops: /"draft" must be a boolean/,
    when: 'read',
  },
];

/** @type {readonly Mistake[]} */
const TEXT = [
  {
    name: 'a tag that is not closed',
    files: post('unclosed', '<details>\n<summary>More</summary>\n\nText.'),
    at: at('unclosed'),
    says: /can't be read: Expected a closing tag.*Close each tag/,
    stops: /unclosed\.md".*Expected a closing tag for `<details>` \(13:1-13:10\)/s,
    when: 'compiled',
  },
  {
    name: 'a < in the text',
    files: post('less', 'Where 1 <2 holds.'),
    at: at('less'),
    says: /can't be read: Unexpected character `2`.*Write \\< or &lt;/,
    stops: /less\.md".*Unexpected character `2` \(U\+0032\) before name/s,
    when: 'compiled',
  },
  {
    name: 'a { in the text',
    files: post('brace', 'A set {1, 2 is open.'),
    at: at('brace'),
    says: /can't be read: .*Write \\\{ for a brace that is text/,
    stops: /brace\.md".*Unexpected end of file in expression/s,
    when: 'compiled',
  },
  {
    name: 'a component that is not there',
    files: post('trem', 'A <Trem id="rrset">set</Trem>.'),
    at: at('trem'),
    says: /there is no component <Trem>\. Mend the name \(near ones: /,
    stops: /trem\.md:13: there is no component <Trem>\. Mend the name \(near ones: /,
    when: 'compiled',
  },
  {
    name: 'an import of nothing',
    files: post('import', "import Nothing from '@site/src/components/Nothing';\n\n<Nothing />"),
    at: at('import'),
    says: /there is no "@site\/src\/components\/Nothing" to import\. Mend the path/,
    stops: /import\.md:13: there is no "@site\/src\/components\/Nothing" to import/,
    when: 'compiled',
  },
  {
    name: 'a box that is not there',
    files: post('box', ':::wrong\n\nText.\n\n:::'),
    at: at('box'),
    says: /there is no box ":::wrong"\. Begin one with ::: and note/,
    stops: /box\.md:13: there is no box ":::wrong"\. Begin one with ::: and note/,
    when: 'compiled',
  },
  {
    name: 'a box with its title beside it',
    files: post('title', ':::wrong with a title\n\nText.\n\n:::'),
    at: at('title'),
    says: /":::wrong with a title" is no box/,
    stops: /title\.md:13: ":::wrong with a title" is no box/,
    when: 'compiled',
  },
  {
    name: 'a directive in a line',
    files: post('inline', 'An :inline[directive].'),
    at: at('inline'),
    says: /":inline" with brackets.*Put a backslash/,
    stops: /inline\.md:13: ":inline" with brackets.*Put a backslash/,
    when: 'compiled',
  },
  {
    name: 'a directive on its own',
    files: post('leaf', '::leaf'),
    at: at('leaf'),
    says: /there is no box "::leaf"/,
    stops: /leaf\.md:13: there is no box "::leaf"/,
    when: 'compiled',
  },
  {
    name: 'an id twice',
    files: post('ids', '## One {#own}\n\n## Two {#own}'),
    at: at('ids', 15),
    says: /the id "own" is that of the heading in line 13 too.*Give this one another/,
    stops: /ids\.md:15: the id "own" is that of the heading in line 13 too/,
    when: 'compiled',
  },
  {
    name: 'a heading twice',
    files: post('twice', '## Part\n\n### Part\n\n## Part'),
    at: at('twice', 17),
    says: /the heading "Part" stands in line 13 too.*Say in each what sets it apart/,
    stops: /twice\.md:17: the heading "Part" stands in line 13 too/,
    when: 'compiled',
  },
  {
    name: 'an empty file',
    files: {[`${HTML}/1-14-Empty.mdx`]: ''},
    at: `${HTML}/1-14-Empty.mdx:1`,
    says: /there is no text .*Write it, or take the file away/,
    stops: /1-14-Empty\.mdx:1: there is no text .*Write it, or take the file away/,
    when: 'compiled',
  },
  {
    name: 'nothing above the mark',
    files: postWith('above', 'An opening.\n', ''),
    at: at('above', 10),
    says: /nothing stands above this mark; write what the list of posts shows/,
    stops: /above\.md:1: there is no text \(of a post: none, or none above the mark/,
    when: 'compiled',
  },
  {
    name: 'no mark',
    files: postWith('markless', '<!-- truncate -->\n', ''),
    at: at('markless', 1),
    says: /no mark at which the list of posts cuts the post off; write <!-- truncate -->/,
    stops: /2024-01-01-markless\.md.*truncation marker/s,
    when: 'read',
  },
  {
    name: 'a second title',
    files: post('second', '# Another title'),
    at: at('second'),
    says: /"Another title" is a second h1.*Write it with ##/,
  },
  {
    name: 'a level of headings that is skipped',
    files: post('skipped', '## Part\n\n#### Below'),
    at: at('skipped', 15),
    says: /Unexpected heading rank `4`.*Write it with one # more/,
  },
  {
    name: 'seven # before a heading',
    files: post('seven', '####### Deep'),
    at: at('seven'),
    says: /Write it with six # at most/,
  },
  {
    name: 'code without its language',
    files: post('code', '```\nx\n```'),
    at: at('code'),
    says: /Name the language after the fence, or text/,
  },
  {
    name: 'a row with too many cells',
    files: post('row', '| a | b |\n| - | - |\n| 1 | 2 | 3 |'),
    at: at('row', 15),
    says: /Give each row as many cells as the first one/,
  },
  {
    name: 'a transcript that no lab wrote',
    files: {
      [`${HTML}/1-15-Lab.mdx`]: noteText('Lab', {body: '```text transcript="html/nothing"\n```'}),
    },
    at: `${HTML}/1-15-Lab.mdx:29`,
    says: /labs\/html\/expected\/nothing\.txt is not there; mend the name, or write it with: npm run labs/,
    stops: /1-15-Lab\.mdx:29: labs\/html\/expected\/nothing\.txt is not there/,
    when: 'compiled',
  },
  {
    name: 'a term that the glossary lacks',
    files: {[`${HTML}/1-16-Term.mdx`]: noteText('Term', {body: 'A <Term id="rset">set</Term>.'})},
    at: `${HTML}/1-16-Term.mdx:29`,
    says: /the term "rset" is not in src\/notes\/glossary\.ts; mend the id or add it/,
    stops: /1-16-Term\.mdx:29: there is no term "rset" in src\/notes\/glossary\.ts/,
    when: 'compiled',
  },
  {
    name: 'a word that is no word',
    files: post('word', 'A buffre is full.'),
    at: at('word'),
    says: /Unknown word \(buffre\)[^]*Mend the word, or add it to src\/notes\/words\.txt/,
  },
];

/** @type {readonly Mistake[]} */
const FILES = [
  {
    name: 'UTF-16',
    files: {
      'blog/2024-01-01-wide.md': Buffer.from(`\uFEFF${postText('wide')}`, 'utf16le'),
    },
    at: at('wide', 1),
    says: /this is UTF-16, or no text at all; save it as UTF-8/,
    stops: /wide\.md:1: this is not UTF-8; save the file as UTF-8/,
    when: 'read',
  },
  {
    name: 'Latin-1',
    files: {'blog/2024-01-01-latin.md': Buffer.from(postText('latin', 'A café.'), 'latin1')},
    at: at('latin'),
    says: /a letter of this line is not UTF-8; save the file as UTF-8/,
    stops: /latin\.md:1: this is not UTF-8; save the file as UTF-8/,
    when: 'read',
  },
  {
    name: 'a byte order mark, which is read right',
    files: {'blog/2024-01-01-mark.md': `\uFEFF${postText('mark')}`},
  },
  {
    name: 'the line ends of Windows, which are read right',
    files: {'blog/2024-01-01-windows.md': postText('windows').replaceAll('\n', '\r\n')},
  },
  {
    name: 'a file name that is not in Latin letters',
    files: {[`${HTML}/1-17-标签.mdx`]: noteText('Name in Chinese')},
    at: `${HTML}/1-17-标签.mdx:1`,
    says: /"1-17-标签" is no name for an address; write .*letters from A to Z/,
  },
  {
    name: 'an accent in the name of a page, for which Docusaurus builds a page that is not found',
    files: {'src/pages/Über.md': '---\ndescription: What this is.\n---\n\n# About\n\nText.\n'},
    at: 'src/pages/Über.md:1',
    says: /not found at its address; write letters from A to Z, digits and hyphens in its path/,
  },
  {
    name: 'a space in a file name',
    files: {'blog/2024-01-01-a space.md': postText('a-space')},
    at: 'blog/2024-01-01-a space.md:1',
    says: /"2024-01-01-a space" is no name for a post; write its date and letters/,
  },
  {
    name: 'the number of another line',
    files: {[`${HTML}/3-1-Number.mdx`]: noteText('Number')},
    at: `${HTML}/3-1-Number.mdx:1`,
    says: /begins with 3, and HTML is line 1 of the map; begin it with 1-1-/,
  },
  {
    name: 'a folder that is no line of the map',
    files: {'docs/frontend-roadmap/Html5/1-1-Folder.mdx': noteText('Folder')},
    at: 'docs/frontend-roadmap/Html5/1-1-Folder.mdx:1',
    says: /"Html5" is no line of the map.*move it into the folder of one/,
  },
  {
    name: 'a picture that is not there',
    files: post('picture', '![A line](./nowhere.png)'),
    at: at('picture'),
    says: /blog\/nowhere\.png is not there; mend the address, or add the file/,
    stops: /\.\/nowhere\.png.*2024-01-01-picture\.md" \(13:1\)/s,
    when: 'compiled',
  },
  {
    name: 'a picture with other capitals',
    files: post('capitals', '![The logo](/img/Logo.svg)'),
    at: at('capitals'),
    says: /the file is called static\/img\/logo\.svg; write its name with the same capitals/,
    // Where the disk tells capitals apart, as in CI.
    ...(process.platform === 'linux' && {
      stops: /\/img\/Logo\.svg.*2024-01-01-capitals\.md" \(13:1\)/s,
      when: /** @type {const} */ ('compiled'),
    }),
  },
  {
    name: 'a picture of 30 MB',
    files: {
      ...post('heavy', '![A line](./heavy.png)'),
      'blog/heavy.png': Buffer.concat([png(800, 600), Buffer.alloc(30_000_000)]),
    },
    at: 'blog/heavy.png:1',
    says: /has 30\.0 MB; make it smaller \(500 kB at most\)/,
  },
  {
    name: 'a picture of 6000 pixels',
    files: {...post('wide-picture', '![A line](./wide.png)'), 'blog/wide.png': png(6000, 40)},
    at: 'blog/wide.png:1',
    says: /is 6000 × 40 px; make it 2000 px wide and high at most/,
  },
  {
    name: 'a picture that is none',
    files: {...post('no-picture', '![A line](./none.png)'), 'blog/none.png': 'No picture.'},
    at: 'blog/none.png:1',
    says: /no picture that can be read; save it anew/,
    warns: /The image at .*none\.png.* can't be read correctly/s,
  },
  {
    name: 'a picture without alternative text',
    files: post('silent', '![](/img/logo.svg)'),
    at: at('silent'),
    says: /the picture has no alternative text\. Say in the brackets what it shows/,
    stops: /silent\.md:13: the picture has no alternative text/,
    when: 'compiled',
  },
  {
    name: 'a picture of another site',
    files: post('foreign', '![A line](https://www.example.test/line.png)'),
    at: at('foreign'),
    says: /is of another site.*put the file beside the note, or into static/,
    stops: /blog\/foreign.*it is of another site; put the file beside the note/s,
    when: 'done',
  },
];

/** @type {readonly Mistake[]} */
const LINKS = [
  {
    name: 'a link to a file that is not there',
    files: post('no-file', '[There](./nowhere.md)'),
    at: at('no-file'),
    says: /blog\/nowhere\.md is not there; mend the address, or add the file/,
    stops: /source page path = \/Frontend-Roadmap-Notes\/blog\/no-file:.*\.\/nowhere\.md/s,
    when: 'done',
  },
  {
    name: 'a link with other capitals',
    files: post('case', '[There](./2021-08-01-MDX-blog-post.mdx)'),
    at: at('case'),
    says: /the file is called blog\/2021-08-01-mdx-blog-post\.mdx; write its name with the same capitals/,
    stops: /source page path = \/Frontend-Roadmap-Notes\/blog\/case:/,
    when: 'done',
  },
  {
    name: 'a link to a draft',
    files: {
      ...post('to-draft', '[There](./2024-01-01-unready.md)'),
      ...postWith('unready', '[hello]', '[hello]\ndraft: true'),
    },
    at: at('to-draft'),
    says: /2024-01-01-unready\.md is a draft, which no build publishes; take the link out/,
    stops: /source page path = \/Frontend-Roadmap-Notes\/blog\/to-draft:/,
    when: 'done',
  },
  {
    name: 'a link to a heading that is not there',
    files: post('anchor', '[There](./2021-08-01-mdx-blog-post.mdx#nowhere)'),
    at: at('anchor'),
    says: /2021-08-01-mdx-blog-post\.mdx has no heading with the id "nowhere"; mend it \(a-component/,
    stops: /source page path = \/Frontend-Roadmap-Notes\/blog\/anchor:.*#nowhere/s,
    when: 'done',
  },
  {
    name: 'a link to a page that is not there',
    files: post('no-page', '[There](/blog/nowhere)'),
    at: at('no-page'),
    says: /static\/blog\/nowhere is not there; mend the address/,
    stops: /source page path = \/Frontend-Roadmap-Notes\/blog\/no-page:.*\/blog\/nowhere/s,
    when: 'done',
  },
  {
    name: 'a link to nothing',
    files: post('nothing', '[There]()'),
    at: at('nothing'),
    says: /Write the address between the parentheses/,
  },
  {
    name: 'a link to a definition that is not there',
    files: post('reference', '[There][nowhere]'),
    at: at('reference'),
    says: /Write the definition, or a backslash before the bracket/,
  },
];

/** @type {readonly Mistake[]} */
export const mistakes = [...FRONT_MATTER, ...TEXT, ...FILES, ...LINKS];
