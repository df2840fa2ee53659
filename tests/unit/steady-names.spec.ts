import {expect, test} from '@playwright/test';
import {replaceHashes} from '../../src/plugins/bundler/steadyNames';

const hashes = new Set(['12ab34', 'cdef56']);

test('hashes become digits that are as long, the same whatever the hashes are', () => {
  const {replaced, byDigits} = replaceHashes(
    '{"a": "12ab34", "b": "cdef56", "c": "12ab34"}',
    hashes,
  );
  expect(replaced).toBe('{"a": "000000", "b": "000001", "c": "000000"}');
  expect([...byDigits]).toEqual([
    ['000000', '12ab34'],
    ['000001', 'cdef56'],
  ]);
});

test('digits that the script has already are not taken', () => {
  expect(replaceHashes('{"000000": "12ab34"}', hashes).replaced).toBe('{"000000": "000001"}');
});

test('what looks like a hash and is none stays', () => {
  expect(replaceHashes('{"abcdef": "facade"}', hashes).replaced).toBe('{"abcdef": "facade"}');
});
