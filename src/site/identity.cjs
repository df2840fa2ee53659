// @ts-check
/**
 * The account and the repository that the site is published from; its address follows from them.
 * GitHub's runs name both, so that a fork works under its own name without an edit. SITE_URL puts the
 * site somewhere else: at another host, below another path.
 *
 * CommonJS: the one form that Docusaurus' and Playwright's configurations and plain Node all load.
 */
const [owner, repository] = (process.env.GITHUB_REPOSITORY ?? '').split('/');

const account = owner || process.env.GITHUB_REPOSITORY_OWNER || 'Jye10032';
const projectName = repository || 'Frontend-Roadmap-Notes';

const host = `${account.toLowerCase()}.github.io`;

/** A repository with the host's name is served at its root. */
const pagesUrl = `https://${host}/${projectName.toLowerCase() === host ? '' : projectName}`;

const given = process.env.SITE_URL || pagesUrl;
if (!URL.canParse(given) || !/^https?:/.test(given)) {
  throw new Error(`SITE_URL is "${given}". Give a whole address, such as https://notes.example/.`);
}
const address = new URL(given);

/** Where all pages are, with both slashes. */
const basePath = `${address.pathname.replace(/\/+$/, '')}/`;

/** Of the published site, without the base path. */
const {origin} = address;

module.exports = {account, projectName, basePath, origin};
