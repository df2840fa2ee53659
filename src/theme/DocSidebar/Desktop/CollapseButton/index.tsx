// Stock: loads a button that hides the sidebar, which can't be hidden here; for: readers, whom it costs bytes. Ejected.
export default (): null => null;
