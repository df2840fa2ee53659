/** The theme's list of kinds of navbar items, with the kinds that the site's navbar has. */
import {transformFile} from '../bundler/transform';
import {fileOf, type DependsOnFile} from '../dependsOnFiles';

const CLASSIC = '@docusaurus/theme-classic';
const LIST = 'lib/theme/NavbarItem/ComponentTypes.js';

/** A kind's line in the list: `docSidebar: DocSidebarNavbarItem,`. */
const ENTRY = /^ {2}(\w+): \w+NavbarItem,$/gm;

export const navbarFiles: readonly DependsOnFile[] = [
  {package: CLASSIC, file: LIST, has: ['\n  docSidebar: DocSidebarNavbarItem,\n']},
];

export type NavbarItem = {
  type?: string;
  items?: NavbarItem[];
  dropdownItemsBefore?: NavbarItem[];
  dropdownItemsAfter?: NavbarItem[];
};

/** Needed whatever the navbar holds: links, and the menus that dropdowns are made of. */
const ALWAYS = ['default', 'dropdown'];

function kindsOf({type, items, dropdownItemsBefore, dropdownItemsAfter}: NavbarItem): string[] {
  const inner = [items, dropdownItemsBefore, dropdownItemsAfter].flatMap((list) => list ?? []);
  return [...(type ? [type] : []), ...inner.flatMap(kindsOf)];
}

/** The bundler's rules. */
export function navbarRules(items: readonly NavbarItem[]): object[] {
  const kinds = new Set([...ALWAYS, ...items.flatMap(kindsOf)]);
  return [
    transformFile(fileOf(CLASSIC, LIST), (source) =>
      source.replace(ENTRY, (entry, kind: string) => (kinds.has(kind) ? entry : '')),
    ),
    // A component that nothing imports any more can go.
    {include: fileOf(CLASSIC, 'lib/theme/NavbarItem'), sideEffects: false},
  ];
}
