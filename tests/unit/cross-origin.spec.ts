import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {ANSWERS, callOtherOrigin} from '../../src/figures/http/crossOrigin';

type Case = {
  answer: string;
  method: string;
  field: 'none' | 'json' | 'token';
  credentials: string;
  arrived: string[];
  script: string;
  console: string;
};

const FIELDS = {none: '', json: 'content-type', token: 'authorization'};

test('a cross-origin call behaves as it did in the lab', () => {
  const cases = JSON.parse(readFileSync('labs/http/expected/cors-cases.json', 'utf8')) as Case[];
  expect(cases).toHaveLength(90);
  for (const {answer, method, field, credentials, arrived, script, console: said} of cases) {
    const result = callOtherOrigin({
      method,
      field: FIELDS[field],
      withCredentials: credentials === 'include',
      answer: ANSWERS[answer]!,
    });
    const name = [answer, method, field, credentials].join(' ');
    expect({arrived: result.arrived, says: result.says}, name).toEqual({arrived, says: said});
    expect(result.isRead, name).toBe(/^20[01]$/.test(script));
  }
});
