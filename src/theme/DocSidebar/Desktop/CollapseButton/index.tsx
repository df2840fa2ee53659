// Stock: loads a button that hides the sidebar, which can't be hidden here; for: readers, who'd download it for nothing. Ejected.
export default (): null => null;
