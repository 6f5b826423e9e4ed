/** The digest of the program, by which kept results of other versions are told. */
import { fileURLToPath } from 'node:url';
import { digestOfProgram } from '../authoring/commands/files.js';

/**
 * The rooms that the compiler is made of, and the file that names the versions of its packages: above `dist`, or beside
 * the sources when those run directly.
 */
const programParts = [
  ...['authoring', 'cli', 'contract', 'engine', 'generator', 'words'].map((room) => `../${room}`),
  '../package.json',
  '../../package.json',
];

/** In a bundle of a checkout, the digest of the sources that it was made from. */
declare const builtFrom: string | undefined;

/** `module` is the address of a module of `cli/`; it is given, as the bundler may move this one. */
export function compilerDigest(module: string): string {
  if (typeof builtFrom === 'string') return `${builtFrom} ${process.versions.v8}`;
  return digestOfProgram(programParts.map((part) => fileURLToPath(new URL(part, module))));
}
