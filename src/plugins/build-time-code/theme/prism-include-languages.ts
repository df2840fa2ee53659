// Change: there is no highlighter in the browser to add languages to.
export default function prismIncludeLanguages(): void {}
