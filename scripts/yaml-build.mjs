// Finds the build of `yaml` for browsers, which the compiler's bundles and its tests use, too: the build for Node reads
// the environment for every word of a file.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('yaml/package.json');

/** The path of its only entry. */
export const yamlForBrowsers = join(dirname(manifest), 'browser/index.js');
