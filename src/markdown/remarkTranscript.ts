import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';

export interface TranscriptOptions {
  /** The folder of docusaurus.config.ts, which holds labs/. */
  siteDir: string;
}

const ATTRIBUTE = /(?:^|\s)transcript=(?:"(?<name>[^"]*)"|(?<bare>\S*))/;

/** The highest line of a `{1,4-6}` in a code fence's meta, or 0. */
function highestHighlight(meta: string): number {
  const lines = /(?:^|\s)\{(?<lines>[\d,\s-]+)\}/.exec(meta)?.groups?.lines ?? '';
  return Math.max(0, ...(lines.match(/\d+/g) ?? []).map(Number));
}

function visitCode(node: Nodes, visit: (code: Code) => void): void {
  if (node.type === 'code') {
    visit(node);
  } else if ('children' in node) {
    node.children.forEach((child) => visitCode(child, visit));
  }
}

/**
 * Fills a code block whose fence names a transcript, as in
 *
 *     ```text transcript="dns/referral" {4}
 *     ```
 *
 * with what the lab wrote, labs/dns/expected/referral.txt. The file's first line, `# dig 9.18.33,
 * 21 November 2026`, becomes the block's title and is not among its lines.
 *
 * Throws with the note's file and line where the fence or the file is not as it must be. A running
 * `docusaurus start` shows a changed transcript at once (noteDependencies.cjs).
 */
export default function remarkTranscript({siteDir}: TranscriptOptions) {
  return (tree: Root, file: VFile): void => {
    visitCode(tree, (code) => {
      const meta = code.meta ?? '';
      const match = ATTRIBUTE.exec(meta);
      if (match === null) {
        return;
      }
      const fail = (message: string): never => {
        const note = path.relative(siteDir, file.path);
        throw new Error(`${note}:${code.position?.start.line ?? '?'}: ${message}`);
      };

      const name = match.groups?.name ?? match.groups?.bare ?? '';
      const parts = /^(?<lab>[\w-]+)\/(?<transcript>[\w.-]+)$/.exec(name)?.groups;
      if (!parts) {
        return fail(`transcript="${name}" must be "<lab>/<name>", without an ending.`);
      }
      if (code.value.trim() !== '') {
        return fail(
          `the fence names the transcript ${name} and also has lines of its own. ` +
            'Empty the fence: the lines come from the lab.',
        );
      }
      if (/(?:^|\s)title=/.test(meta)) {
        return fail(`take the title away: it comes from the first line of ${name}.`);
      }

      const shown = `labs/${parts.lab}/expected/${parts.transcript}.txt`;
      const source = path.join(siteDir, shown);
      if (!existsSync(source)) {
        return fail(
          `${shown} is not there. Mend the name, or write it with: ` +
            `npm run labs -- --update ${parts.lab}`,
        );
      }
      const [caption = '', ...lines] = readFileSync(source, 'utf8').trimEnd().split('\n');
      if (!/^# [^"]+$/.test(caption)) {
        return fail(
          `the first line of ${shown} must be "# <programs with versions>, <date>" ` +
            `without quotes, and is "${caption}".`,
        );
      }
      if (highestHighlight(meta) > lines.length) {
        return fail(`the fence highlights a line after the ${lines.length} of ${shown}.`);
      }
      code.value = lines.join('\n');
      code.meta = `${meta} title="${caption.slice(2)}"`;
    });
  };
}
