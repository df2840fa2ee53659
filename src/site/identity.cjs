// @ts-check
/**
 * The account and repository that publish the site, which determine its URL. GitHub Actions sets both, so
 * a fork works under its own name without edits. SITE_URL puts the site somewhere else: on another host
 * or below another path.
 *
 * CommonJS, because Docusaurus' configuration, Playwright's and plain Node can all load it.
 */
const [owner, repository] = (process.env.GITHUB_REPOSITORY ?? '').split('/');

const account = owner || process.env.GITHUB_REPOSITORY_OWNER || 'Jye10032';
const projectName = repository || 'Frontend-Roadmap-Notes';

const host = `${account.toLowerCase()}.github.io`;

/** A repository named after the host is served at the host's root. */
const pagesUrl = `https://${host}/${projectName.toLowerCase() === host ? '' : projectName}`;

const given = process.env.SITE_URL || pagesUrl;
if (!URL.canParse(given) || !/^https?:/.test(given)) {
  throw new Error(`SITE_URL is "${given}". Use a full URL, such as https://notes.example/.`);
}
const address = new URL(given);

/** The path that every page's path starts with, with a slash at each end. */
const basePath = `${address.pathname.replace(/\/+$/, '')}/`;

/** The published site's origin, without the base path. */
const {origin} = address;

module.exports = {account, projectName, basePath, origin};
