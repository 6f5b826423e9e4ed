/** Folders of expected files. `RECORD=true` writes them anew; the difference is then read before it is committed. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * What a folder holds, as the files that were given are named in it; TypeScript gets `.txt` behind its name, so that no
 * tool takes it for a part of the project. When recording, the folder is first made to hold exactly these files.
 */
export function goldenFiles(folder: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (process.env['RECORD'] === 'true') record(folder, files);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.sort().map((path) => [originalName(relative(folder, path)), readFileSync(path, 'utf8')]));
}

function record(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const path = join(folder, name.endsWith('.ts') ? `${name}.txt` : name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function originalName(name: string): string {
  return name.replace(/\.ts\.txt$/, '.ts');
}
