import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {transcriptOf} from '../notes/transcripts';

export interface TranscriptOptions {
  /** The folder of docusaurus.config.ts, which holds labs/. */
  siteDir: string;
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
 * What is wrong with a fence or its file, lint/fatal has said before.
 */
export default function remarkTranscript({siteDir}: TranscriptOptions) {
  return (tree: Root): void =>
    visit(tree, 'code', (code) => {
      const {file} = transcriptOf(code.meta) ?? {};
      if (file) {
        const text = readFileSync(path.join(siteDir, file), 'utf8').trimEnd();
        const [caption = '', ...lines] = text.split('\n');
        code.value = lines.join('\n');
        code.meta = `${code.meta} title="${caption.slice(2)}"`;
      }
    });
}
