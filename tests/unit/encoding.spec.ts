import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

test('"npm run fix" writes texts anew that have a byte order mark or the line ends of Windows, and no others', async () => {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {mendEncodings} = await import('../../scripts/notes/encoding.mjs');
  const root = mkdtempSync(path.join(os.tmpdir(), 'encoding-'));
  try {
    for (const folder of ['docs/deep', 'blog', 'src/pages']) {
      mkdirSync(path.join(root, folder), {recursive: true});
    }
    const contents = {
      'docs/deep/marked.mdx': Buffer.from('\uFEFFOne.\n'),
      'blog/windows.md': Buffer.from('One.\r\nTwo.\r\n'),
      'blog/right.md': Buffer.from('A café.\n'),
      'blog/wide.md': Buffer.from('One.\r\n', 'utf16le'),
      'docs/picture.png': Buffer.from('\r\n'),
    };
    for (const [file, content] of Object.entries(contents)) {
      writeFileSync(path.join(root, file), content);
    }
    const mended = mendEncodings(root).map((file) => file.split(path.sep).join('/'));
    expect(mended).toEqual(['docs/deep/marked.mdx', 'blog/windows.md']);
    expect(readFileSync(path.join(root, 'docs/deep/marked.mdx'), 'utf8')).toBe('One.\n');
    expect(readFileSync(path.join(root, 'blog/windows.md'), 'utf8')).toBe('One.\nTwo.\n');
    for (const file of ['blog/right.md', 'blog/wide.md', 'docs/picture.png'] as const) {
      expect(readFileSync(path.join(root, file)), file).toEqual(contents[file]);
    }
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
});
