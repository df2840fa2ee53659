import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

/** A note's label, or an item as it was, with its own items made short in the same way. */
type CompactItem = string | PropSidebarItem;

/**
 * Undoes what the loader beside this file did to the docs' version.
 *
 * @param version whose first sidebar has labels in place of notes
 * @param notes rows that begin with the id, in the order of the sidebar
 * @param base of the notes' paths, with a slash at its end
 * @param sidebar the first sidebar's id
 */
export function expandVersion(
  version: PropVersionMetadata,
  notes: readonly (readonly [id: string, ...unknown[]])[],
  base: string,
  sidebar: string,
): {version: PropVersionMetadata} {
  let index = 0;

  function expandItem(item: CompactItem): PropSidebarItem {
    if (typeof item !== 'string') {
      const {items} = item as PropSidebarItemCategory;
      return items ? ({...item, items: items.map(expandItem)} as PropSidebarItem) : item;
    }
    const docId = notes[index++]![0];
    version.docs[docId] = {id: docId, title: item, description: '', sidebar};
    return {type: 'link', label: item, href: base + docId, docId, unlisted: false};
  }

  version.docsSidebars[sidebar] = version.docsSidebars[sidebar]!.map(expandItem);
  return {version};
}
