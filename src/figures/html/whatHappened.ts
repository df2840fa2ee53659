/** What the parser did with each source in `labs/html/expected/sources.json`, in a sentence or two. */
export const whatHappened: Readonly<Record<string, string>> = {
  'a page':
    'Nothing went wrong. Line breaks and spaces between the tags are in the tree as text. The first one is in the head, because it comes before the h1, which a head can’t contain.',
  'spaces and lines':
    'The tree keeps all spaces and line breaks; the page shows each run of them as one space.',
  'end tags left out':
    'No mistake: the next li, or the end of the list, ends an li, and the end of the file ends a p.',
  'a quotation mark missing':
    'The address runs to the next quotation mark, which belongs to the second link, and swallows everything in between. What’s left before the > (rolls.html") counts as a second attribute, with no value. So only one link is left, with the second link’s words and a wrong address.',
  'the last quotation mark missing':
    'There’s no further quotation mark, so the value never ends, and the tag is dropped with everything it swallowed.',
  '</title> missing':
    'A title can’t contain tags, so everything after the opening tag becomes part of the title and appears in the tab.',
  'both quotation marks missing':
    'Without quotation marks, a value ends at the first space, so “rye” becomes an attribute of its own.',
  'div in p':
    'A div ends the open paragraph. The p end tag then finds no open paragraph and makes an empty one, which isn’t passed on to a screen reader.',
  'b across i':
    'A tree has no place for an i half inside a b. Both end where the b ends, and the parser opens a second i for the rest.',
  '<div/>': 'On a div, the slash means nothing, so the div stays open and the text is in it.',
  'text in a table':
    'The x isn’t in a cell, so it’s moved out of the table, to just above it. A tbody, the part that holds the rows, is added. Chromium guesses that such a small table is there only for layout, not for data, so it doesn’t tell a screen reader about it.',
  'alt twice':
    'When two attributes have the same name, the first one counts. There’s no picture x, so the page shows its alt, a.',
  'link in link': 'A link can’t contain a link, so the second start tag ends the first link.',
  'p in span':
    'A span can’t contain a paragraph. Still, the parser has no rule to repair that, so the tree is as written.',
  'p in ul':
    'A list can contain items but no paragraphs. Still, the parser has no rule to repair that, so the tree is as written.',
};

/** The source's text at each mistake: what's out of place, or what follows the gap. */
const after: Readonly<Record<string, readonly string[]>> = {
  'a quotation mark missing': ['>Rye'],
  'the last quotation mark missing': ['>Rye'],
  '</title> missing': ['\n<h1>'],
  'both quotation marks missing': ['Our', '>Rye'],
  'div in p': ['<div>'],
  'b across i': ['</b>'],
  '<div/>': ['/>'],
  'text in a table': ['x'],
  'alt twice': ['alt=b'],
  'link in link': ['<a href=y>'],
  'p in span': ['<p>'],
  'p in ul': ['<p>'],
};

/** The positions of a source's mistakes, in ascending order: how many characters come before each one. */
export const placesOf = ({name, source}: {name: string; source: string}): number[] =>
  (after[name] ?? []).map((text) => source.indexOf(text));

/** Where Back and Next stop: the start, then the end of each tag or text run that the source's author meant. */
export const stopsOf = (source: string): number[] => [
  0,
  ...Array.from(source.matchAll(/<[^>]*>|[^<]+/g), ({0: piece, index}) => index + piece.length),
];
