/** The theme's kinds of navbar items and their components, by the name in `themeConfig.navbar.items`. */
const COMPONENTS = {
  default: 'DefaultNavbarItem',
  dropdown: 'DropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
} as const;

export type NavbarItemKind = keyof typeof COMPONENTS;

/** Needed whatever the navbar holds: links, and the menus that dropdowns are made of. */
const ALWAYS: readonly NavbarItemKind[] = ['default', 'dropdown'];

/**
 * A module like the theme's `NavbarItem/ComponentTypes` with only the given kinds. A kind that the
 * theme does not know is left out here as there, so that the navbar's own message names it.
 */
export function makeComponentTypes(kinds: readonly (NavbarItemKind | undefined)[]): string {
  const used = Object.entries(COMPONENTS).filter(
    ([kind]) => ALWAYS.includes(kind as NavbarItemKind) || kinds.includes(kind as NavbarItemKind),
  );
  return [
    ...used.map(([, name]) => `import ${name} from '@theme/NavbarItem/${name}';`),
    `export default {${used.map(([kind, name]) => `${kind}: ${name}`).join(', ')}};`,
    '',
  ].join('\n');
}
