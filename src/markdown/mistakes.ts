import type {VFile} from 'vfile';
import {nameOf} from '../notes/project';
import {fatal} from '../../lint/fatal';

/** Throws one error with all that the rules have found in a file, each as `file:line: what; how to mend it`. */
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
 * Remark plugins that stop the build at what nobody can have meant: the linter's rules for it
 * (lint/fatal). They run after Docusaurus' own plugins, which make the ids of headings, and before
 * those that put something into the text.
 */
export const mistakes = [...fatal, throwMistakes];
