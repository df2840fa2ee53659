/** The theme's own highlighting, which the server needs at once. */
export {default as StockContent} from './StockContent';
