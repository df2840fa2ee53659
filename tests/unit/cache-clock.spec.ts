import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {visitAgain} from '../../src/figures/http/cacheClock';

const DAY = 86_400;

test('the cache’s clock matches Chromium in the lab', () => {
  const rows = readFileSync('labs/http/expected/cache.txt', 'utf8').trimEnd().split('\n').slice(3);
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    const [policy = '', , ...later] = row.split(/ {2,}/);
    const cacheControl = policy === '(none)' ? '' : policy;
    const answers = [2, 6].map(
      (age) => visitAgain({cacheControl, unchangedFor: 100 * DAY, age, hasChanged: false}).answer,
    );
    expect(answers, policy).toEqual(later);
  }
});

test('a response goes stale exactly when its lifetime ends, and changes show up on revalidation', () => {
  const visit = (cacheControl: string, age: number) =>
    visitAgain({cacheControl, unchangedFor: 10 * DAY, age, hasChanged: true});
  expect(visit('max-age=600', 599)).toMatchObject({
    copy: 'fresh',
    answer: 'cache',
    isOutdated: true,
  });
  expect(visit('max-age=600', 600)).toMatchObject({
    copy: 'stale',
    answer: '200',
    isOutdated: false,
  });
  expect(visit('', DAY - 1)).toMatchObject({answer: 'cache', rule: 'guess'});
  expect(visit('', DAY)).toMatchObject({answer: '200', rule: 'stale'});
  expect(visit('max-age=1, stale-while-revalidate=60', 60).answer).toBe('cache + 200');
  expect(visit('max-age=1, stale-while-revalidate=60', 61).answer).toBe('200');
});
