// Stock: shows tags and "Edit this page" in rows of their own above the neighbours; for: readers of notes, who find them with the other small links (src/components/AroundNote). Empty.
export default function DocItemFooter(): null {
  return null;
}
