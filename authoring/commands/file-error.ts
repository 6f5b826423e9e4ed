/** A file that cannot be read or written in a sentence; any other error is a mistake of ours and is thrown again. */
export function explainFileError(error: unknown): string {
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
