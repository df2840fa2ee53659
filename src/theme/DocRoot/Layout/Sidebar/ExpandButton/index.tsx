// Stock: loads a button that shows a hidden sidebar, which can't be hidden here; for: readers, whom it costs bytes. Ejected.
export default (): null => null;
