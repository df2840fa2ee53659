// @ts-check
/**
 * The account and the repository that the site is published from; its address follows from them.
 * GitHub's runs name both, so that a fork works under its own name without an edit.
 *
 * CommonJS: the one form that Docusaurus' and Playwright's configurations and plain Node all load.
 */
const [owner, repository] = (process.env.GITHUB_REPOSITORY ?? '').split('/');

const account = owner || process.env.GITHUB_REPOSITORY_OWNER || 'Jye10032';
const projectName = repository || 'Frontend-Roadmap-Notes';

const host = `${account.toLowerCase()}.github.io`;

/** Where all pages are, with both slashes. A repository with the host's name is served at its root. */
const basePath = projectName.toLowerCase() === host ? '/' : `/${projectName}/`;

/** Of the published site, without the base path. */
const origin = `https://${host}`;

module.exports = {account, projectName, basePath, origin};
