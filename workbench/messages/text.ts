/** Texts of a catalog, their changes, and ranges in them. Offsets count UTF-16 units, as editors do. */

/** The beginning of every path on the page and in the worker, wherever the catalog lies. */
export const catalogFolder = 'catalog';

/** A file of the catalog; its path begins with the catalog's folder. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** The names of a catalog's files below its folder; the workbench reads and writes nothing else. */
const ownName =
  /^(?:(?:calculators|units|service|figures|indices|network|publishers)|(?:calculators|figures)(?:\/[A-Za-z0-9_][\w.-]*)+)\.yaml$/;

/** The name of a file below the catalog's folder, by its path; null when it is not one of the catalog's. */
export function nameOfPath(path: string): string | null {
  const name = path.startsWith(`${catalogFolder}/`) ? path.slice(catalogFolder.length + 1) : '';
  return ownName.test(name) && !name.includes('..') ? name : null;
}

/** Replaces the text between two offsets. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface Place {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** Applies changes, which are in order, do not overlap, and all have offsets in the text before. */
export function changed(text: string, changes: readonly TextChange[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, insert } of changes) {
    parts.push(text.slice(at, from), insert);
    at = to;
  }
  return parts.join('') + text.slice(at);
}

/** The one change from a text to another, without their common beginning and end. */
export function differenceOf(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}
