/** Packs the extension for Visual Studio Code with only its two bundled halves. Needs no network. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const folder = fileURLToPath(new URL('../editors/vscode/', import.meta.url));
const [target = `${folder}reckoner.vsix`] = process.argv.slice(2);

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

const vsce = fileURLToPath(new URL('../node_modules/@vscode/vsce/vsce', import.meta.url));
const args = ['package', '--no-dependencies', '--out', target];
const { status, stdout, stderr } = spawnSync(process.execPath, [vsce, ...args], { cwd: folder, encoding: 'utf8' });
process.stdout.write(status === 0 ? `wrote ${target}\n` : `${stdout}${stderr}`);
process.exitCode = status ?? 1;
