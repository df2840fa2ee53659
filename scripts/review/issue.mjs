// @ts-check
/** Keeps one issue on GitHub that says what should be looked at again. */

/** Whom GITHUB_TOKEN of a workflow makes the author of an issue. */
const AUTHOR = 'github-actions[bot]';

export const TITLE = 'Notes to look at again';

/**
 * @typedef {{number: number, title: string, body: string | null, pull_request?: unknown}} Issue
 * @typedef {(method: string, path: string, body?: object) => Promise<unknown>} Api Asks GitHub's REST
 *   API of the repository (https://docs.github.com/en/rest/issues/issues).
 */

/**
 * Opens the issue, writes it anew, or closes it where there is nothing left; where nothing has changed,
 * nobody is told anything.
 *
 * @param {string} report Markdown; empty where there is nothing to look at.
 * @param {Api} api
 * @returns {Promise<string>} What was done. Rejects where GitHub refuses.
 */
export async function keepIssue(report, api) {
  const issues = /** @type {Issue[]} */ (
    await api('GET', `issues?state=open&creator=${encodeURIComponent(AUTHOR)}&per_page=100`)
  );
  const issue = issues.find(({title, pull_request: change}) => title === TITLE && !change);
  if (report === '') {
    if (!issue) {
      return 'Nothing to look at.';
    }
    await api('PATCH', `issues/${issue.number}`, {state: 'closed', state_reason: 'completed'});
    return `Nothing left to look at: issue ${issue.number} is closed.`;
  }
  if (!issue) {
    const {number} = /** @type {Issue} */ (
      await api('POST', 'issues', {title: TITLE, body: report})
    );
    return `Issue ${number} is opened.`;
  }
  if (issue.body?.trim() === report.trim()) {
    return `Issue ${issue.number} says so already.`;
  }
  await api('PATCH', `issues/${issue.number}`, {body: report});
  return `Issue ${issue.number} is written anew.`;
}

/**
 * @param {string} repository `owner/name`.
 * @param {string} token
 * @returns {Api}
 */
export function githubApi(repository, token) {
  const base = `${process.env.GITHUB_API_URL ?? 'https://api.github.com'}/repos/${repository}/`;
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers: {accept: 'application/vnd.github+json', authorization: `Bearer ${token}`},
      ...(body && {body: JSON.stringify(body)}),
    });
    if (!response.ok) {
      throw new Error(
        `GitHub answers ${method} ${path} with ${response.status}: ${await response.text()}`,
      );
    }
    return response.json();
  };
}
