/**
 * The theme's component that shows a note's article, with all that markdown can become. Every note
 * brings it along, so that no page has it that needs none.
 */
import StockContent from '@theme-init/DocItem/Content';
import {setArticleContent} from './ArticleContent';

setArticleContent(StockContent);
