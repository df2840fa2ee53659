import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {transcriptOf} from '../notes/transcripts';

export interface TranscriptOptions {
  /** The folder that contains docusaurus.config.ts and labs/. */
  siteDir: string;
}

/**
 * Fills a code block whose fence names a transcript, such as
 *
 *     ```text transcript="dns/referral" {4}
 *     ```
 *
 * with the lab's output in labs/dns/expected/referral.txt. The file's first line, `# dig 9.18.33, 21
 * November 2026`, becomes the block's title.
 *
 * `lint/fatal` has already reported mistakes in the fence or the file.
 */
export default function remarkTranscript({siteDir}: TranscriptOptions) {
  return (tree: Root): void =>
    visit(tree, 'code', (code) => {
      const {file} = transcriptOf(code.meta) ?? {};
      if (file) {
        const text = readFileSync(path.join(siteDir, file), 'utf8').trimEnd();
        const [caption = '', ...lines] = text.split('\n');
        code.value = lines.join('\n');
        // Keeps the date on one line.
        const title = caption.slice(2).replace(/(\d+) (\w+) (?=\d{4}$)/, '$1\u00a0$2\u00a0');
        code.meta = `${code.meta} title="${title}"`;
      }
    });
}
