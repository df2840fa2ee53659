import path from 'node:path';
import type {VFile} from 'vfile';
import {importOf} from '../importOf';

/** The part of a syntax tree node used here. */
type Node = {type: string; tagName?: string; name?: string; attributes?: []; children?: Node[]};

const COMPONENT = 'RestOfNote';
const SOURCE = path.join(__dirname, COMPONENT);

/** Docusaurus doesn't make a page for a file if its name or a folder's name starts with an underscore. */
const isPartial = ({cwd, path: file}: VFile) => /(?:^|[\\/])_/.test(path.relative(cwd, file ?? ''));

/**
 * A rehype plugin that puts everything after a note's lead, from its first `h2` on, into `RestOfNote`,
 * which renders it after the heading and the lead have painted.
 */
export function rehypeRestOfNote() {
  return (root: Node, file: VFile): void => {
    const children = root.children ?? [];
    const start = children.findIndex(({tagName}) => tagName === 'h2');
    if (start < 0 || isPartial(file)) {
      return;
    }
    const rest = children.slice(start);
    // MDX only looks for imports and exports at the top level.
    const isModule = ({type}: Node) => type === 'mdxjsEsm';
    root.children = [
      importOf(COMPONENT, SOURCE) as Node,
      ...children.slice(0, start),
      ...rest.filter(isModule),
      {
        type: 'mdxJsxFlowElement',
        name: COMPONENT,
        attributes: [],
        children: rest.filter((child) => !isModule(child)),
      },
    ];
  };
}
