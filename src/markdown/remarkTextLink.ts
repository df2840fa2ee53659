import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

export interface TextLinkOptions {
  /** The folder of the notes that have a copy as text. */
  folder: string;
  /** The path of that folder's pages, with the base path and a slash at its end. */
  path: string;
}

/** As docs of Docusaurus have it, as far as it is of use here. */
type FrontMatter = {id?: string; slug?: string; unlisted?: boolean};

const word = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/**
 * Ends each note with a link to its copy as text, which the plugin `markdown-copies` writes. In the note
 * itself, so that it is a part of its HTML and no script. It is an element of HTML, not a link of
 * Markdown: those are checked to lead to pages, and the copy is a file.
 *
 * Leans on a note's file name being its address, as AUTHORING.md says; `slug` and `id` would change it,
 * and with them a note stops the build.
 */
export default function remarkTextLink({folder, path: address}: TextLinkOptions) {
  return (root: Root, file: VFile): void => {
    const name = path.relative(folder, file.path).split(path.sep).join('/');
    // Pages beside the lines' folders are no notes.
    if (name.startsWith('../') || !name.includes('/')) {
      return;
    }
    const {id, slug, unlisted} = (file.data.frontMatter ?? {}) as FrontMatter;
    if (unlisted) {
      return;
    }
    if (id !== undefined || slug !== undefined) {
      throw new Error(
        `${path.relative(process.cwd(), file.path)}: take “${id === undefined ? 'slug' : 'id'}” out of the front matter. A note's file name is its address; give the file another name.`,
      );
    }
    const href = address + name.replace(/\.mdx?$/, '.md');
    root.children.push({
      type: 'paragraph',
      children: [
        {
          type: 'mdxJsxTextElement',
          name: 'a',
          attributes: [word('href', href), word('type', 'text/markdown')],
          children: [{type: 'text', value: 'This note as text'}],
          // As if its author had written the tag: else it becomes the theme's link.
          data: {_mdxExplicitJsx: true},
        },
      ],
    } as unknown as Root['children'][number]);
  };
}
