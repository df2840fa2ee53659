/** One module for the server's build, one for the browser's: see index.ts. */
declare module '@light/stockContent' {
  export {StockContent} from '@site/src/light/code/stockContent.browser';
}
