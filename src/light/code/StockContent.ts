/** The theme's own content of a code block, with the languages that the site adds to the highlighter. */
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

export {default} from '@theme-init/CodeBlock/Content';
