import {expect, test} from '@playwright/test';

/** An ES module, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/lib/run-steps.mjs');

/** Runs steps that take a moment; returns the order of what happened and what was said. */
async function run(
  steps: {name: string; needs?: string[] | 'all'; fails?: true; moments?: number}[],
  lanes: number,
) {
  const {runSteps} = await load();
  const events: string[] = [];
  const said: string[] = [];
  const succeeded = await runSteps(
    steps.map(({name, needs, fails, moments = 1}) => ({
      name,
      needs,
      run: async () => {
        events.push(`+${name}`);
        for (let moment = 0; moment < moments; moment += 1) {
          await new Promise((resolve) => setImmediate(resolve));
        }
        events.push(`-${name}`);
        return {succeeded: !fails, output: fails ? `${name} is wrong` : ''};
      },
    })),
    lanes,
    (line) => said.push(line),
  );
  return {succeeded, events: events.join(' '), said: said.join('\n')};
}

test('As many steps run at a time as there are lanes, and each waits for what it needs', async () => {
  const {succeeded, events} = await run(
    [
      {name: 'build', moments: 4},
      {name: 'types'},
      {name: 'weight', needs: ['build']},
      {name: 'notes'},
      {name: 'tests', needs: 'all'},
    ],
    2,
  );
  expect(succeeded).toBe(true);
  expect(events).toBe('+build +types -types +notes -notes -build +weight -weight +tests -tests');
});

test('After a failure all run that do not need it, and those that failed and were not run are named', async () => {
  const {succeeded, events, said} = await run(
    [
      {name: 'types', fails: true},
      {name: 'notes', fails: true},
      {name: 'licences'},
      {name: 'build', needs: 'all'},
      {name: 'weight', needs: ['build']},
    ],
    1,
  );
  expect(succeeded).toBe(false);
  expect(events).toBe('+types -types +notes -notes +licences -licences');
  expect(said).toMatch(
    /--- types\ntypes is wrong\ntypes failed.*--- notes\nnotes is wrong\nnotes failed.*licences passed.*Failed: types, notes\. Not run: build, weight\.$/s,
  );
});

test('A step that needs one that does not stand before it is an error', async () => {
  await expect(run([{name: 'tests', needs: ['build']}, {name: 'build'}], 2)).rejects.toThrow(
    'The step "tests" needs "build", which is no step before it.',
  );
});
