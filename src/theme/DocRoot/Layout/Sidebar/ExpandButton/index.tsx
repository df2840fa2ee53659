// Stock: loads a button that shows a hidden sidebar, but the sidebar can't be hidden here; for: readers, who'd download it for nothing. Ejected.
export default (): null => null;
