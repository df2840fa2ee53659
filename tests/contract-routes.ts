/**
 * The routes that the site must have, relative to the base path, whatever else is written. What else
 * it may have is more notes, more posts and the tags of posts; see routes.spec.ts.
 */

/** Pages that are no note, no post and no tag; there are no others of this sort. */
export const contractPages = [
  '',
  'markdown-page',
  'blog',
  'blog/archive',
  'blog/tags',
  'docs',
  'docs/frontend-roadmap/start-page',
];

/** Posts, tags and notes that links from elsewhere lead to. */
const contractContent = [
  'blog/first-blog-post',
  'blog/long-blog-post',
  'blog/mdx-blog-post',
  'blog/welcome',
  'blog/tags/docusaurus',
  'blog/tags/facebook',
  'blog/tags/hello',
  'blog/tags/hola',
  'docs/frontend-roadmap/HTML/1-1-What-is-Html',
  'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work',
  'docs/frontend-roadmap/Internet/0-2-What-is-http',
  'docs/frontend-roadmap/Internet/0-3-Why-Http3',
  'docs/frontend-roadmap/Internet/0-4-Domain-Name',
  'docs/frontend-roadmap/Internet/0-5-Web-Hosting',
  'docs/frontend-roadmap/Internet/0-6-DNS',
  'docs/frontend-roadmap/Internet/0-7-How-Browsers-Work',
];

export const contractRoutes = [...contractPages, ...contractContent];

/** One route for each component that makes pages: what holds for all of a kind is seen on one. */
export const oneOfEachKind = [
  ...contractPages,
  'blog/welcome',
  'blog/tags/docusaurus',
  // The shortest of the notes, which all have figures, tables, code, folds and terms.
  'docs/frontend-roadmap/Internet/0-4-Domain-Name',
];
