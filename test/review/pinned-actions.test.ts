/** Every action that a workflow uses is pinned by its commit: whoever moves a tag must not run code here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';

const folders = ['.github/workflows', 'cli/template/dot-github/workflows', 'docs'];
const files = ['action.yml', 'README.md', ...folders.flatMap(filesOf)];

function filesOf(folder: string): readonly string[] {
  const names = readdirSync(join(projectRoot, folder)).filter((name) => /\.(ya?ml|md)$/.test(name));
  return names.map((name) => `${folder}/${name}`);
}

/** What follows `uses:` in a file, to the end of its line; examples in a text end with their backtick. */
function usesOf(file: string): readonly string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/\buses: *["']?([^\n`]+)/g)].map(([, used = '']) => used.trim());
}

const uses = files.flatMap((file) => usesOf(file).map((used) => ({ file, used })));

/** This repository itself, or as others write it. */
const own = ['./', '<owner>/<this repository>@<commit>'];
const pinned = /^[\w.-]+(?:\/[\w.-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

test('workflows, their template, the action and the documents name commits', () => {
  expect(uses.length).toBeGreaterThan(8);
  expect(uses.filter(({ used }) => !own.includes(used) && !pinned.test(used))).toEqual([]);
});

test('the same action has the same commit everywhere', () => {
  const commits = uses.filter(({ used }) => pinned.test(used)).map(({ used }) => used);
  const actions = commits.map((used) => used.split('@')[0]);
  expect(new Set(commits).size).toBe(new Set(actions).size);
});
