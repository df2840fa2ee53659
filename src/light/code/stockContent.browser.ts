/** The theme's own highlighting, which the browser loads where a page has code that needs it. */
import {lazy, type ComponentType} from 'react';

export const StockContent: ComponentType<{className?: string}> = lazy(
  () => import(/* webpackChunkName: "highlighter" */ './StockContent'),
);
