import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';
import {makeLinkCheck} from '../../src/markdown/linkCheck';

async function makeCheck() {
  const {plugin, findDeadLink} = makeLinkCheck();
  const version = {
    path: '/base/docs',
    tagsPath: '/base/docs/tags',
    docs: [{permalink: '/base/docs/0-6-DNS'}, {permalink: '/base/docs/例'}],
    sidebars: {all: [{items: [{link: {type: 'generated-index', permalink: '/base/docs/line'}}]}]},
  };
  await plugin({baseUrl: '/base/'}).allContentLoaded!({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
    } as AllContent,
    actions: {} as never,
  });
  return findDeadLink;
}

test('A link to the address of a note that is not there is found, with near ones', async () => {
  const findDeadLink = await makeCheck();
  for (const url of ['/docs/0-6-dns', '/base/docs/0-6-DN#part']) {
    expect(findDeadLink(url)).toMatch(/there is no page .* \(near ones: \/docs\/0-6-DNS/);
  }
});

test('A link that leads to a note, to a page of a category or of a tag, or away from the notes, is let be', async () => {
  const findDeadLink = await makeCheck();
  const urls = [
    ...[
      '/docs/0-6-DNS',
      '/docs/0-6-DNS/#part',
      '/base/docs/0-6-DNS?a',
      '/docs/%E4%BE%8B',
      '/docs/例',
    ],
    ...[
      '/docs/line',
      '/docs/tags/one',
      '/docs',
      '/blog/any',
      '#part',
      '../any',
      'https://host.example/docs/any',
    ],
  ];
  expect(urls.filter((url) => findDeadLink(url))).toEqual([]);
});
