import {expect, test} from '@playwright/test';
import {recmaRestOfNote} from '../../src/markdown/restOfNote';

test('a build stops where MDX makes elements in another way than the plugin knows', () => {
  const program = {
    type: 'Program',
    body: [
      {type: 'ImportDeclaration', source: {value: '@site/src/components/RestOfNote'}},
      {type: 'CallExpression', callee: {type: 'Identifier', name: 'createElement'}},
    ],
  };
  expect(() => recmaRestOfNote()(program)).toThrow(
    /^MDX no longer makes RestOfNote as _jsx.*; adapt src\/markdown\/restOfNote\.ts/,
  );
});
