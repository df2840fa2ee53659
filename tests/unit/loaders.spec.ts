import {expect, test} from '@playwright/test';
import clientConfigLoader from '../../src/plugins/slim-client/clientConfigLoader.cjs';
import replaceLoader from '../../src/plugins/replaceLoader.cjs';
import siteMetadataLoader from '../../src/plugins/slim-client/siteMetadataLoader.cjs';
import registryLoader from '../../src/plugins/static-article/registryLoader.cjs';
import routeChunksLoader from '../../src/plugins/static-article/routeChunksLoader.cjs';

const context = {resourcePath: '.docusaurus/some-file'};

test.describe('A loader stops the build where Docusaurus generates something else than it knows', () => {
  for (const [name, run] of Object.entries({
    registryLoader: () => registryLoader.call(context, 'export default new Map();'),
    routeChunksLoader: () => routeChunksLoader.call(context, '{"/blog": {"__comp": "a"}}'),
    clientConfigLoader: () => clientConfigLoader.call(context, 'export default makeConfig();'),
    replaceLoader: () =>
      replaceLoader.call(
        {
          ...context,
          getOptions: () => ({plugin: 'some', replacements: {isThere: 'a', isMissing: 'b'}}),
        },
        'isThere();',
      ),
    siteMetadataLoader: () => siteMetadataLoader.call(context, '{"versions": {}}'),
  })) {
    test(name, () => {
      expect(run).toThrow(
        /^\.docusaurus\/some-file .*; adapt src\/plugins\/[\w-]+ or take it out\.$/,
      );
    });
  }
});

test('the registry takes a note from the page, and only a note', () => {
  const source = `export default {
  "091c3644": [() => import(/* webpackChunkName: "091c3644" */ "@site/docs/a/One.mdx"), "@site/docs/a/One.mdx", 1],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", 2],
};`;
  const result = registryLoader.call(context, source);
  expect(result).toContain(
    '[() => fromPage(() => import(/* webpackChunkName: "091c3644" */ "@site/docs/a/One.mdx")),',
  );
  expect(result).toContain('[() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"),');
});
