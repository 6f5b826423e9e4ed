/** Folders of the project compiled file by file, for what looks for its files where the sources lie. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Options, transformSync } from '@swc/core';

const root = process.cwd();

const options: Options = {
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2022',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

/** Compiles folders of the project into a throw-away folder beside its packages, and returns its path. */
export function compileFolders(parts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-compiled-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  compileInto(folder, parts);
  return folder;
}

/** Compiles folders of the project into a folder that lies where they find their packages. */
export function compileInto(folder: string, parts: readonly string[]): void {
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const part of parts) compileFolder(part, folder);
}

function compileFolder(part: string, folder: string): void {
  const files = readdirSync(join(root, part), { recursive: true, encoding: 'utf8' });
  const packages = join(part, 'node_modules');
  if (existsSync(join(root, packages))) {
    mkdirSync(join(folder, part), { recursive: true });
    symlinkSync(join(root, packages), join(folder, packages));
  }
  for (const file of files.filter((each) => !each.startsWith('node_modules'))) {
    const source = join(root, part, file);
    const target = join(folder, part, file);
    if (file.endsWith('.ts')) {
      mkdirSync(dirname(target), { recursive: true });
      const { code } = transformSync(readFileSync(source, 'utf8'), { ...options, filename: source });
      writeFileSync(target.replace(/\.ts$/, '.js'), code);
    } else if (/\.(json|txt|mjs)$/.test(file)) {
      cpSync(source, target);
    }
  }
}
