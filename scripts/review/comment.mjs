/** Posts the file COMMENT to the pull request PULL_REQUEST, in place of the last comment that begins with its first line. */
import { readFileSync } from 'node:fs';

const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY, GH_TOKEN, PULL_REQUEST, COMMENT } = process.env;
const perPage = 100;
const body = readFileSync(COMMENT, 'utf8');
const [mark] = body.split('\n');
const issues = `/repos/${GITHUB_REPOSITORY}/issues`;

/** Asks GitHub's API; throws with its answer where that is no success. */
async function ask(method, path, content) {
  const response = await fetch(`${GITHUB_API_URL}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${GH_TOKEN}`,
      'content-type': 'application/json',
      'x-github-api-version': '2022-11-28',
    },
    body: content && JSON.stringify(content),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The last comment of an earlier run; undefined where there is none. */
async function lastComment(page = 1) {
  const comments = await ask('GET', `${issues}/${PULL_REQUEST}/comments?per_page=${perPage}&page=${page}`);
  const later = comments.length < perPage ? undefined : await lastComment(page + 1);
  return later ?? comments.findLast((each) => each.body.startsWith(mark));
}

const last = await lastComment();
if (last === undefined) await ask('POST', `${issues}/${PULL_REQUEST}/comments`, { body });
else await ask('PATCH', `${issues}/comments/${last.id}`, { body });
