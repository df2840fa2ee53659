import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const entry = (id: string, newer = '') =>
  `<rfc-entry><doc-id>RFC${id}</doc-id>${newer && `<obsoleted-by><doc-id>RFC${newer}</doc-id></obsoleted-by>`}</rfc-entry>`;

const FILES = {
  'index.xml': entry('0768') + entry('2616', '7230') + entry('7230', '9110') + entry('9110'),
  'lint/rfcs.json': '{"2616": "obsoleted by RFC 7230"}',
  'docs/note.mdx': 'As RFCs 768 and 2616 say,\n[it](https://www.rfc-editor.org/rfc/rfc7230#a) is.',
  'blog/post.md': '',
  'src/figures/Figure.tsx': '',
  'src/notes/glossary.md': '[RFC 99999, 2](https://…)',
};

test('reports each place that cites a replaced or non-existent RFC', () => {
  const cwd = test.info().outputPath();
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(cwd, file)), {recursive: true});
    writeFileSync(path.join(cwd, file), text);
  }
  const script = path.resolve(__dirname, '../../scripts/rfcs.mjs');
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [script, '--index=index.xml', ...options], {cwd, encoding: 'utf8'});

  const {status, stderr} = run();
  expect(stderr).toContain('RFC 7230: obsoleted by RFC 9110\n  docs/note.mdx:2\n');
  expect(stderr).toMatch(/RFC 99999.*fix the number\n {2}src\/notes\/glossary\.md:1\n/);
  expect(stderr).not.toMatch(/RFC (?:768|2616|9110):/);
  expect(status).toBe(1);

  // Once 7230 is listed, it's no longer reported.
  expect(run('--write').stderr).not.toContain('7230');
  const list = readFileSync(path.join(cwd, 'lint/rfcs.json'), 'utf8');
  expect(JSON.parse(list)).toEqual({
    768: 'current',
    2616: 'obsoleted by RFC 7230',
    7230: 'obsoleted by RFC 9110',
  });
});
