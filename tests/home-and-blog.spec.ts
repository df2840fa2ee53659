import {expect, footerLink, heading, open, test} from './lib/fixtures';

/** The four sample posts, newest first; more may be written. */
const POSTS = [
  {slug: 'welcome', date: 'August 26, 2021', tags: ['facebook', 'hello', 'docusaurus']},
  {slug: 'mdx-blog-post', date: 'August 1, 2021', tags: ['docusaurus']},
  {slug: 'long-blog-post', date: 'May 29, 2019', tags: ['hello', 'docusaurus']},
  {slug: 'first-blog-post', date: 'May 28, 2019', tags: ['hola', 'docusaurus']},
];

test('the blog lists the sample posts, newest first, with dates, reading times and tags; so does the archive', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, 'blog');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  for (const [index, {slug, date, tags}] of POSTS.entries()) {
    const post = page.getByRole('article').nth(index);
    const address = new RegExp(`/blog/${slug}$`);
    const title = post.getByRole('heading', {level: 2}).getByRole('link');
    await expect(title).toHaveAttribute('href', address);
    await expect(sidebar.getByRole('link').nth(index)).toHaveAttribute('href', address);
    await expect(post).toContainText(new RegExp(`${date} · \\d+ min read`));
    for (const tag of tags) {
      await expect(post.locator(`a[href$="/blog/tags/${tag}"]`)).toBeVisible();
    }
  }
  await page
    .getByRole('article')
    .getByRole('heading', {level: 2})
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/facebook\/docusaurus\/tree\/main\/packages\/create-docusaurus\/templates\/shared\/blog\//,
  );
  await footerLink(page, 'Archive').click();
  await expect(heading(page)).toHaveText('Archive');
  const archive = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const [index, {slug}] of POSTS.entries()) {
    await expect(archive.nth(index)).toHaveAttribute('href', new RegExp(`/blog/${slug}$`));
  }
});

test('the home page has title, tagline and a link to the start page, no inputs, and 2024 in the footer', async ({
  page,
}) => {
  await open(page, '');
  await expect(page).toHaveTitle('Dinosaurs are cool | Frontend Roadmap Notes');
  await expect(heading(page)).toHaveText('Frontend Roadmap Notes');
  await expect(page.getByText('Dinosaurs are cool')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('input, textarea, select, form')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText(/Copyright © 2024 [\w-]+\./);
  const start = page.getByRole('main').locator('a[href$="/docs/frontend-roadmap/start-page"]');
  await start.first().click();
  await expect(heading(page)).toHaveText('Start here');
});
