// Change: loads the languages that the site adds to the highlighter, which the theme loads on every page.
// Wrapped.
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

export {default} from '@theme-init/CodeBlock/Content';
