/** What `reckoner init` adds to a package.json. */

/** A package.json, as far as it is read. */
export interface PackageFile {
  readonly [member: string]: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
}

const scripts = {
  check: 'reckoner check',
  generate: 'reckoner generate',
  start: 'reckoner serve',
};

/** The text of the file with the commands as scripts, of modules as the generated files are. What it says already stays. */
export function withScripts(file: PackageFile): string {
  return `${JSON.stringify({ type: 'module', ...file, scripts: { ...scripts, ...file.scripts } }, null, 2)}\n`;
}
