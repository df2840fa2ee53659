import {expect, test} from '@playwright/test';
import {isInteractive} from '../../src/markdown/isInteractive';

test('a note of text and figures is not interactive', () => {
  const note = `import One from '@site/src/figures/dns/One';
import LineMap from '@site/src/components/LineMap';

Text.

<One />

<LineMap />
`;
  expect(isInteractive(note)).toBe(false);
});

test('a note that imports anything else is', () => {
  expect(isInteractive("import Tabs from '@theme/Tabs';\n\n<Tabs />\n")).toBe(true);
  expect(isInteractive("import {useState} from 'react';\n")).toBe(true);
  expect(isInteractive("import '@site/src/components/CountingButton';\n")).toBe(true);
});

test('a note that handles an event is', () => {
  expect(isInteractive('<button type="button" onClick={() => alert(1)}>Go</button>\n')).toBe(true);
});

test('code that a note shows does not count', () => {
  const note =
    "```js\nimport {serve} from 'node:http';\n<a onClick={go} />\n```\n\n~~~\nimport x from 'y'\n~~~\n";
  expect(isInteractive(note)).toBe(false);
});
