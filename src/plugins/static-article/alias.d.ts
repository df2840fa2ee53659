/** One module for the server's build, one for the browser's: see index.ts. */
declare module '@static-article/content' {
  export {Content, loadContent} from '@site/src/plugins/static-article/browserContent';
}
