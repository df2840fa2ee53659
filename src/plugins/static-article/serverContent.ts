/** What browserContent.ts loads, for the server, which needs it at once. */
export {default as Content} from '@theme-init/DocItem/Content';

export async function loadContent(): Promise<void> {}
