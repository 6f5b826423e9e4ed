// A package that has only ECMAScript modules, as one CommonJS file that Jest loads on every Node of the project.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The path of the file, which is made again for another version of the package; undefined where it is not installed. */
export function commonModule(name) {
  const [folder] = name.split('/');
  const description = join(root, 'node_modules', folder, 'package.json');
  if (!existsSync(description)) return undefined;
  const { version } = JSON.parse(readFileSync(description, 'utf8'));
  const outfile = join(root, 'node_modules/.cache/jest', `${name.replaceAll('/', '+')}-${version}.cjs`);
  const entry = fileURLToPath(import.meta.resolve(name));
  if (!existsSync(outfile)) buildSync({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'cjs' });
  return createRequire(import.meta.url).resolve(outfile);
}
