/** Errors as a person reads them: a sentence instead of a stack. */
import { Refusal } from './option.js';

type Complain = (text: string) => void;

/** Does the work and gives its result; 2 after complaining of what it was refused, could not read, write or listen on. */
export async function inSentences<T>(complain: Complain, work: () => Promise<T>): Promise<T | 2> {
  try {
    return await work();
  } catch (error) {
    complain(`${errorSentence(error)}\n`);
    return 2;
  }
}

/** The sentence. Throws an error that no person can do anything about: it is ours. */
export function errorSentence(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { code, path, syscall, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (syscall === 'listen' && code !== undefined) return listenSentence(code, port);
  if (code === undefined || path === undefined) throw error;
  // Files are written as drafts first, whose names mean nothing to a person.
  return `${path.replace(/\.\d+\.draft$/, '')}: ${fileErrors[code] ?? code}`;
}

function listenSentence(code: string, port: number | undefined): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that uses it, or name another port with --port.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}: name one from 1024 with --port.`;
  return `Nothing can listen on port ${port} (${code}).`;
}

const notAllowed = 'this user may not read or write it.';
const notFolder = 'a folder is needed here, and there is a file.';

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file. Run this in the project's folder, or name it with --root.",
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: 'the disk is read-only.',
  EISDIR: 'this is a folder, not a file.',
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  ENOSPC: 'the disk is full.',
};
