/**
 * Posts the file COMMENT to the pull request PULL_REQUEST. It replaces the last comment that begins with the same line and
 * that this token wrote: anybody may begin a comment with that line.
 */
import { readFileSync } from 'node:fs';

const { GITHUB_API_URL = 'https://api.github.com', GITHUB_GRAPHQL_URL = `${GITHUB_API_URL}/graphql` } = process.env;
const { GITHUB_REPOSITORY, GH_TOKEN, PULL_REQUEST, COMMENT } = process.env;
const perPage = 100;
const body = readFileSync(COMMENT, 'utf8');
const [mark] = body.split('\n');
const issues = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues`;

/** Asks GitHub's API; throws with its answer where that is no success. */
async function ask(method, url, content) {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${GH_TOKEN}`,
      'content-type': 'application/json',
      'x-github-api-version': '2022-11-28',
    },
    body: content && JSON.stringify(content),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The account of the token. REST answers this for people only; GraphQL also answers it for the token of a workflow. */
async function ownLogin() {
  const { data } = await ask('POST', GITHUB_GRAPHQL_URL, { query: '{ viewer { login } }' });
  if (!data?.viewer?.login) throw new Error(`POST ${GITHUB_GRAPHQL_URL}: no login for this token`);
  return data.viewer.login;
}

/** The last comment of an earlier run; undefined where there is none. */
async function lastComment(login, page = 1) {
  const comments = await ask('GET', `${issues}/${PULL_REQUEST}/comments?per_page=${perPage}&page=${page}`);
  const later = comments.length < perPage ? undefined : await lastComment(login, page + 1);
  return later ?? comments.findLast(({ user, body: text }) => user?.login === login && text.startsWith(mark));
}

const last = await lastComment(await ownLogin());
if (last === undefined) await ask('POST', `${issues}/${PULL_REQUEST}/comments`, { body });
else await ask('PATCH', `${issues}/comments/${last.id}`, { body });
