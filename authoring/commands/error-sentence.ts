/** Errors as a person is told of them: a sentence instead of a stack. */
import { Refusal } from '../../cli/command/option.js';
import type { Caller } from './caller.js';

/** Does the work and gives its result; 2 after complaining of what it was refused or could not read or write. */
export async function inSentences<T>({ complain }: Pick<Caller, 'complain'>, work: () => Promise<T>): Promise<T | 2> {
  try {
    return await work();
  } catch (error) {
    complain(`${errorSentence(error)}\n`);
    return 2;
  }
}

/** The reason of a refusal, or a file that cannot be read or written. Any other error is ours and is thrown again. */
export function errorSentence(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined || path === undefined) throw error;
  // Files are written as drafts first, which nobody has heard of.
  return `${path.replace(/\.\d+\.draft$/, '')}: ${fileErrors[code] ?? code}`;
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
