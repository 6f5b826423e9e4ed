/** The generated files that a project commits, where it leaves some to its builds. */

/** Names files by their paths in the folder; null stands for all. */
export type Committed = readonly string[] | null;

/** The path of the file that keeps the others out of commits. */
const ignoreFile = '.gitignore';

/** True for a file that the project commits. `path` is relative to the folder of generated files. */
export function isCommitted(path: string, committed: Committed): boolean {
  return committed === null || path === ignoreFile || committed.some((each) => isIn(path, each));
}

/** The entries of `committed` that name none of the generated files. */
export function withoutFile(committed: Committed, paths: readonly string[]): readonly string[] {
  return (committed ?? []).filter((each) => !paths.some((path) => isIn(path, each)));
}

function isIn(path: string, fileOrFolder: string): boolean {
  return path === fileOrFolder || path.startsWith(`${fileOrFolder}/`);
}

/** The file that has git ignore all others; none where the project commits all. */
export function emitIgnored(committed: Committed): readonly (readonly [string, string])[] {
  if (committed === null) return [];
  const rules = ['/*', `!/${ignoreFile}`, ...committed.flatMap(rulesFor)];
  const note = '# Generated from `committed` in service.yaml: `generate` makes the files that it leaves out.';
  return [[ignoreFile, `${[note, ...new Set(rules)].join('\n')}\n`]];
}

/** Git looks into a folder only if the folder itself is not ignored. */
function rulesFor(path: string): readonly string[] {
  const names = path.split('/');
  const folders = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
  return [...folders.flatMap((folder) => [`!/${folder}`, `/${folder}/*`]), `!/${path}`];
}
