// Change: loads the site's extra highlighter languages here; the theme loads them on every page. Wrapped.
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

export {default} from '@theme-init/CodeBlock/Content';
