import type {VFile} from 'vfile';
import {nameOf} from '../notes/project';
import {fatal} from '../../lint/fatal';

/**
 * Throws one error that lists all the problems the rules found in a file, as `file:line: problem; fix`.
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
 * Remark plugins that stop the build on Markdown that's never intended, using the linter's fatal rules
 * (lint/fatal). They run after Docusaurus' own plugins, which create heading ids, and before the plugins
 * that insert text.
 */
export const mistakes = [...fatal, throwMistakes];
