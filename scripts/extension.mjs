/** Packs the extension for Visual Studio Code with only its two bundled halves. */
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { installIn } from './install-in.mjs';
import { vsixOf } from './vsix.mjs';

const folder = fileURLToPath(new URL('../editors/vscode/', import.meta.url));
const [target = `${folder}reckoner.vsix`] = process.argv.slice(2);

installIn('editors/vscode');
rmSync(`${folder}dist`, { recursive: true, force: true });
for (const half of ['extension', 'server'])
  buildSync({
    entryPoints: [`${folder}${half}.ts`],
    outfile: `${folder}dist/${half}.cjs`,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // The editor provides this.
    external: ['vscode'],
    logLevel: 'warning',
  });
writeFileSync(target, vsixOf(folder));
process.stdout.write(`wrote ${target}\n`);
