import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {lineHeadingId} from '../components/LineMap/lineHeadingId';
import {readLineNotes} from '../notes/lineNotes';
import {lines} from '../notes/roadmap';

const COMPONENT = 'LineMap';

/** An entry of the table of contents, or what else Docusaurus spreads into the list. */
type TocElement = {type: string};

type TocExport = {
  data?: {
    estree?: {
      body: {
        declaration?: {
          declarations?: {id: {name?: string}; init?: {elements?: TocElement[]}}[];
        };
      }[];
    };
  };
};

/** The list in `export const toc = […]`, which Docusaurus has made by then. */
function findToc(root: Root): TocElement[] | undefined {
  return root.children
    .flatMap((node) => (node as TocExport).data?.estree?.body ?? [])
    .flatMap(({declaration}) => declaration?.declarations ?? [])
    .find(({id}) => id.name === 'toc')?.init?.elements;
}

function attributeOf(element: MdxJsxFlowElement, name: string): unknown {
  return element.attributes.find((each) => 'name' in each && each.name === name)?.value;
}

/** What the map's headings are, with the settings that its element has. */
function toEntries(map: MdxJsxFlowElement): TocElement[] {
  const isForWritten = attributeOf(map, 'writtenOnly') !== undefined;
  const level = Number(String(attributeOf(map, 'headingLevel') ?? 'h2').slice(1));
  return lines
    .filter(({folder}) => !isForWritten || readLineNotes(folder).some(({isListed}) => isListed))
    .map(({id, label}) => ({
      type: 'ObjectExpression',
      properties: Object.entries({value: label, id: lineHeadingId(id), level}).map(
        ([key, value]) => ({
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: {type: 'Identifier', name: key},
          value: {type: 'Literal', value},
        }),
      ),
    }));
}

/** The headings and maps below a node, in the order in which they stand. */
function findHeadings(node: Nodes): Nodes[] {
  const isHeading = node.type === 'heading' && node.depth > 1;
  const isMap = node.type === 'mdxJsxFlowElement' && node.name === COMPONENT;
  if (isHeading || isMap) {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(findHeadings) : [];
}

/**
 * Adds the lines of a `<LineMap>` to the page's table of contents. Their headings are the component's,
 * and Docusaurus lists those of markdown alone. Must run after Docusaurus' own plugins.
 *
 * Throws where Docusaurus' list is not as it is known to be made.
 */
export default function remarkMapHeadings() {
  return (root: Root, file: {path: string}): void => {
    const headings = findHeadings(root);
    if (headings.every(({type}) => type === 'heading')) {
      return;
    }
    const toc = findToc(root);
    const ownHeadings = headings.filter(({type}) => type === 'heading');
    if (toc?.length !== ownHeadings.length) {
      throw new Error(
        `${file.path}: the table of contents has ${toc?.length ?? 'no list of'} entries for ` +
          `${ownHeadings.length} headings. Adapt src/markdown/remarkMapHeadings.ts to how Docusaurus ` +
          `makes it, or take ${COMPONENT} out of the page.`,
      );
    }
    const own = toc.splice(0);
    toc.push(
      ...headings.flatMap((node) =>
        node.type === 'heading' ? own.splice(0, 1) : toEntries(node as MdxJsxFlowElement),
      ),
    );
  };
}
