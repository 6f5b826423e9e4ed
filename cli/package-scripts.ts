/** Adds the scripts of `reckoner init` to a package.json. */

/** The members of a package.json that are read. */
export interface PackageFile {
  readonly [member: string]: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
}

const scripts = {
  check: 'reckoner check',
  generate: 'reckoner generate',
  start: 'reckoner serve',
};

/** The text of the file with scripts and `"type": "module"` added; its own members stay. */
export function withScripts(file: PackageFile): string {
  return `${JSON.stringify({ type: 'module', ...file, scripts: { ...scripts, ...file.scripts } }, null, 2)}\n`;
}
