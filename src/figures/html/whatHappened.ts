/** What the parser did with each source of `labs/html/expected/sources.json`, in a sentence or two. */
export const whatHappened: Readonly<Record<string, string>> = {
  'a page':
    'Nothing went wrong. Line breaks and spaces between the tags are in the tree as text. The first one stands in the head, because only then comes h1, which a head can’t hold.',
  'spaces and lines':
    'The tree keeps all spaces and line breaks; the page shows each run as one space.',
  'end tags left out':
    'No mistake: the next li, or the end of the list, ends an li, and the end of the file ends a p.',
  'a quotation mark':
    'The address runs to the next quotation mark, that of the second link, and swallows all between. What then follows up to the >, rolls.html", counts as a second attribute, without a value. So one link is left, with the words of the second and a wrong address.',
  'the last quotation mark':
    'No quotation mark follows, so the value never ends, and the tag is dropped with all that it swallowed.',
  '</title>': 'A title holds no tags, so all that follows is its text and stands in the tab.',
  'both quotation marks':
    'Without quotation marks a value ends at the first space: “rye” became an attribute.',
  'div in p':
    'A div ends the open paragraph. The end tag of p then finds none open, and makes an empty one, which a screen reader is not told of.',
  'b across i':
    'A tree has no place for an i half inside a b. Both end where the b ends, and the parser opens a second i for the rest.',
  '<div/>': 'In a div the slash means nothing, so the div stays open and the text is in it.',
  'text in a table':
    'The x is in no cell, so it moves out, before the table. A tbody, the part that holds the rows, is added. Chromium guesses that so small a table holds no data and only puts things in their places, so it tells a screen reader nothing of it.',
  'alt twice':
    'Of two attributes with the same name the first counts. There is no picture x, so the page shows its alt, a.',
  'link in link': 'A link can’t hold a link, so the second start tag ends the first link.',
  'p in span':
    'A span may hold no paragraph. But the parser has no rule to repair this, so the tree is as written.',
  'p in ul':
    'A list may hold items, and no paragraph. But the parser has no rule to repair this, so the tree is as written.',
};
