import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '../fixtures';

const ROOT = path.resolve(__dirname, '../..');

// Two builds, the second with a hundred notes more.
test.setTimeout(240_000);

test('A further note costs every other page no more than its budget', async () => {
  const weigh = promisify(execFile)(
    process.execPath,
    ['scripts/check-weight.mjs', '--further-note'],
    {
      cwd: ROOT,
    },
  );
  expect((await weigh).stdout).toMatch(/^a further note: [1-9]\d*\.\d\n$/);
});
