// Stock: shows tags and "Edit this page" in separate rows above the pagination; for: readers of notes, who find them with the other small links (src/components/AroundNote). Empty.
export default function DocItemFooter(): null {
  return null;
}
