/** A pretty printer after Wadler: the lines of a group all break, or none does and the group is on one line. */

export type Doc = string | readonly Doc[] | Line | Either | Nest | Group | Words;

/** A break, or a text in its place. */
interface Line {
  readonly kind: 'line';
  readonly flat: string;
}

/** One text in a broken group, another on one line. */
interface Either {
  readonly kind: 'either';
  readonly broken: string;
  readonly flat: string;
}

/** Indents the lines that begin in it. */
interface Nest {
  readonly kind: 'nest';
  readonly columns: number;
  readonly content: Doc;
}

interface Group {
  readonly kind: 'group';
  readonly content: Doc;
  /** Its length on one line; infinite for a group that always breaks, and so for those around it. */
  readonly length: number;
}

/** A text that chooses its own breaks, from the width that it has and the length of what follows its last line. */
interface Words {
  readonly kind: 'words';
  readonly flat: string;
  readonly broken: (width: number, tail: number) => Doc;
}

/** A break, or a space. */
export const line: Doc = { kind: 'line', flat: ' ' };

/** A break, or nothing. */
export const softLine: Doc = { kind: 'line', flat: '' };

export function either(broken: string, flat: string): Doc {
  return { kind: 'either', broken, flat };
}

export function nest(columns: number, content: Doc): Doc {
  return { kind: 'nest', columns, content };
}

export function group(content: Doc, isBroken = false): Doc {
  return { kind: 'group', content, length: isBroken ? Number.POSITIVE_INFINITY : flatLength(content) };
}

export function words(flat: string, broken: Words['broken']): Doc {
  return { kind: 'words', flat, broken };
}

export function join(docs: readonly Doc[], separator: Doc): readonly Doc[] {
  return docs.flatMap((doc, at) => (at === 0 ? [doc] : [separator, doc]));
}

function flatLength(doc: Doc): number {
  if (typeof doc === 'string') return doc.length;
  if (isList(doc)) return doc.reduce((sum, part) => sum + flatLength(part), 0);
  if (doc.kind === 'group') return doc.length;
  return doc.kind === 'nest' ? flatLength(doc.content) : doc.flat.length;
}

/** A doc that is still to be written, not on one line with what is around it. */
interface Task {
  readonly doc: Doc;
  readonly indent: number;
}

/** The text of a doc in lines of at most `width` columns, as far as its breaks allow. */
export function print(doc: Doc, width: number): string {
  const tasks: Task[] = [{ doc, indent: 0 }];
  let text = '';
  let column = 0;
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const next = advance(task, tasks, width, column);
    if (typeof next !== 'string') tasks.push(...next);
    else {
      text += next;
      column = next.startsWith('\n') ? next.length - 1 : column + next.length;
    }
  }
  return text;
}

/** The text of a task, or the tasks in its place, the first of them last. */
function advance({ doc, indent }: Task, rest: readonly Task[], width: number, column: number) {
  if (typeof doc === 'string') return doc;
  if (isList(doc)) return doc.map((part): Task => ({ doc: part, indent })).reverse();
  const fits = (length: number): boolean => column + length <= width && column + length + tailOf(rest, width) <= width;
  switch (doc.kind) {
    case 'line':
      return `\n${' '.repeat(indent)}`;
    case 'either':
      return doc.broken;
    case 'nest':
      return [{ doc: doc.content, indent: indent + doc.columns }];
    case 'group':
      return fits(doc.length) ? flatText(doc.content) : [{ doc: doc.content, indent }];
    case 'words':
      if (fits(doc.flat.length)) return doc.flat;
      return [{ doc: doc.broken(width - Math.max(column, indent), tailOf(rest, width)), indent }];
  }
}

/** The length of what comes before the next possible break; if it is more than `most`, only that it is more. */
function tailOf(rest: readonly Task[], most: number): number {
  const parts: Doc[] = [];
  let length = 0;
  for (let place = rest.length; length <= most; ) {
    const doc = parts.pop() ?? rest[--place]?.doc;
    if (doc === undefined) break;
    if (typeof doc === 'string') length += doc.length;
    else if (isList(doc)) parts.push(...[...doc].reverse());
    else if (doc.kind === 'line') break;
    else if (doc.kind === 'nest' || doc.kind === 'group') parts.push(doc.content);
    else length += (doc.kind === 'either' ? doc.broken : doc.flat).length;
  }
  return length;
}

/** The text of a doc on one line, however long it is. */
export function flatText(doc: Doc): string {
  if (typeof doc === 'string') return doc;
  if (isList(doc)) return doc.map(flatText).join('');
  return doc.kind === 'nest' || doc.kind === 'group' ? flatText(doc.content) : doc.flat;
}

function isList(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}
