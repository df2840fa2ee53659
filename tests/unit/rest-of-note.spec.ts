import path from 'node:path';
import {expect, test} from '@playwright/test';
import {recmaRestOfNote} from '../../src/light/navigation/mdxRestOfNote';

test('a build stops where MDX makes elements in another way than the plugin knows', () => {
  const value = path.resolve(__dirname, '../../src/light/navigation/RestOfNote');
  const program = {
    type: 'Program',
    body: [
      {type: 'ImportDeclaration', source: {value}},
      {type: 'CallExpression', callee: {type: 'Identifier', name: 'createElement'}},
    ],
  };
  expect(() => recmaRestOfNote()(program)).toThrow(
    /the part "navigation".*MDX no longer makes RestOfNote as _jsx.*without: \['navigation'\]/,
  );
});
