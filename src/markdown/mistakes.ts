import type {VFile} from 'vfile';
import {nameOf} from '../notes/project';
import {fatal} from '../../lint/fatal';

/**
 * Throws one error with all problems the rules found in a file, one per line as `file:line: problem; fix`.
 */
function throwMistakes() {
  return (_: unknown, file: VFile): void => {
    const found = file.messages.filter(({source}) => source === 'site');
    if (found.length > 0) {
      const name = nameOf(file);
      throw new Error(found.map(({line, reason}) => `${name}:${line ?? 1}: ${reason}`).join('\n'));
    }
  };
}

/**
 * Remark plugins that stop the build on Markdown that's never intended, using the linter's rules for it
 * (lint/fatal). They run after Docusaurus' own plugins, which create heading ids, and before those that
 * insert text.
 */
export const mistakes = [...fatal, throwMistakes];
