/** The theme's list of kinds of navbar items, with the kinds that a site's navbar has. */

/** The theme's components by kind (`@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes.js`). */
const COMPONENTS = {
  default: 'DefaultNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
} as const;

/** Pieces of the theme's list: one for each kind. */
export const LIST_PIECES = Object.entries(COMPONENTS).map(
  ([kind, component]) => `${kind}: ${component},`,
);

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

/**
 * A module like the theme's list, with the kinds of these items and of those in them. A kind that the
 * theme does not know is left out here as there: the page that has it stops the build, with the
 * navbar's own message.
 */
export function makeComponentTypes(items: readonly NavbarItem[]): string {
  const kinds = new Set([...ALWAYS, ...items.flatMap(kindsOf)]);
  const used = Object.entries(COMPONENTS).filter(([kind]) => kinds.has(kind));
  return [
    ...used.map(([, name]) => `import ${name} from '@theme/NavbarItem/${name}';`),
    `export default {${used.map(([kind, name]) => `${kind}: ${name}`).join(', ')}};`,
    '',
  ].join('\n');
}
