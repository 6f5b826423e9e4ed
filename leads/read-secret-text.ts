/** Reads settings that hold secrets, from the environment or from a file that a second name gives. */

/**
 * The text of the one that is given, empty when none is. `names` mean the same: those that end in `_FILE` give the path
 * of a file, the others the text itself. Two of them, or a file that cannot be read, are added to `mistakes`.
 */
export function readSecretText<Name extends string>(
  texts: { readonly [Each in Name]?: string | undefined },
  names: readonly Name[],
  readFile: (path: string) => string,
  mistakes: string[],
): string {
  const [name, ...others] = names.filter((candidate) => (texts[candidate] ?? '') !== '');
  if (name === undefined) return '';
  if (others.length > 0) {
    mistakes.push(`${[name, ...others].join(' and ')} are ${others.length > 1 ? 'all' : 'both'} given; keep one.`);
  }
  const given = texts[name] ?? '';
  if (!name.endsWith('_FILE')) return given;
  try {
    return readFile(given);
  } catch {
    mistakes.push(`${name} cannot be read: ${given}.`);
    return '';
  }
}
