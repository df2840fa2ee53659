import {expect, test} from '@playwright/test';
import {withoutTranslators} from '../../src/light/client/translations';

const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";

/** What is left of a script, without its import. */
function change(script: string, translations: Record<string, string> = {}): string {
  return withoutTranslators(translations)(IMPORT + script).slice(IMPORT.length);
}

for (const [what, script, left] of [
  [
    'a call keeps its message alone',
    "translate({id: 'a.b', message: 'Close', description: 'Of a button'})",
    "translate({ message: 'Close', })",
  ],
  [
    'an element keeps its id',
    '<Translate id="a.b" description="Of a button">Close</Translate>',
    '<Translate id="a.b" >Close</Translate>',
  ],
  [
    'an id that has a translation stays',
    "translate({id: 'translated', message: 'Close'})",
    "translate({id: 'translated', message: 'Close'})",
  ],
  [
    'so does one whose message is the id of a translation',
    "translate({id: 'a.b', message: 'translated'})",
    "translate({id: 'a.b', message: 'translated'})",
  ],
  ['an id without a message stays', "translate({id: 'a.b'})", "translate({id: 'a.b'})"],
  [
    'an id that is worked out stays, and so does a description',
    "translate({id, message: 'Close', description: say()})",
    "translate({id, message: 'Close', description: say()})",
  ],
  [
    'a description of something else stays',
    '<PageMetadata description="Of a page" />',
    '<PageMetadata description="Of a page" />',
  ],
] as const) {
  test(`of translations, ${what}`, () => {
    expect(change(script, {translated: 'Fermer'})).toBe(left);
  });
}
