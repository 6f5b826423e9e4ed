/**
 * Leaves out of a module in another language what it has in common with that of the catalog's own language, and imports
 * it from there: arithmetic, types and whatever else reads the same.
 */
import { longestLine } from './layout.js';

interface Declaration {
  readonly name: string;
  readonly text: string;
  readonly isExported: boolean;
  /** The names in its code, without those in comments, strings and keys. */
  readonly names: ReadonlySet<string>;
}

interface Import {
  readonly names: readonly string[];
  readonly from: string;
  readonly isTypeOnly: boolean;
}

interface Parts {
  readonly head: string;
  readonly imports: readonly Import[];
  readonly declarations: readonly Declaration[];
}

/** `own` without what `base`, the file of the same calculator under `address`, exports as well. */
export function withoutShared(own: string, base: string, address: string): string {
  const { head, imports, declarations } = partsOf(own);
  const common = commonNames(declarations, partsOf(base).declarations, imports);
  const isTaken = ({ name, isExported }: Declaration): boolean => isExported && common.has(name);
  const kept = reached(
    declarations.filter((each) => !isTaken(each)),
    declarations.filter((each) => each.isExported && !isTaken(each)),
  );
  const used = new Set(kept.flatMap(({ names }) => [...names]));
  const taken = declarations.filter((each) => isTaken(each) && used.has(each.name));
  const all = [...imports.map((each) => ({ ...each, names: each.names.filter((name) => used.has(name)) }))];
  const [ofKernel, ofLanguage] = [
    all.filter(({ from }) => !isOfLanguage(from)),
    all.filter(({ from }) => isOfLanguage(from)),
  ];
  const lines = [...ofKernel, ...importsOf(taken, address), ...ofLanguage].flatMap(importLines);
  return `${head}${lines.join('\n')}\n\n${kept.map(({ text }) => text.trim()).join('\n\n')}\n`;
}

/** Files of the same language, whose contents differ from those of the other in whatever they hold. */
function isOfLanguage(from: string): boolean {
  return from === '../language.js' || from === '../units.js';
}

/** The names that stand for the same in both, and read only such names. */
function commonNames(
  own: readonly Declaration[],
  base: readonly Declaration[],
  imports: readonly Import[],
): ReadonlySet<string> {
  const baseTexts = new Map(base.map(({ name, text }) => [name, withoutComments(text)]));
  const ofLanguage = imports.filter(({ from }) => isOfLanguage(from)).flatMap(({ names }) => names);
  const other = new Set(ofLanguage);
  const isOther = ({ name, text, names }: Declaration): boolean =>
    baseTexts.get(name) !== withoutComments(text) || [...names].some((each) => each !== name && other.has(each));
  for (let before = -1; before < other.size; ) {
    before = other.size;
    for (const each of own) if (isOther(each)) other.add(each.name);
  }
  return new Set(own.map(({ name }) => name).filter((name) => !other.has(name)));
}

/** The declarations that are needed for some of them, in the order of all. */
function reached(all: readonly Declaration[], from: readonly Declaration[]): readonly Declaration[] {
  const needed = new Set(from);
  for (const each of needed) for (const other of all) if (each.names.has(other.name)) needed.add(other);
  return all.filter((each) => needed.has(each));
}

function importsOf(taken: readonly Declaration[], from: string): readonly Import[] {
  const types = taken.filter(({ text }) => isType(text)).map(({ name }) => name);
  const values = taken.filter(({ text }) => !isType(text)).map(({ name }) => name);
  return [
    { names: types, from, isTypeOnly: true },
    { names: values, from, isTypeOnly: false },
  ];
}

function isType(text: string): boolean {
  return /^export interface /m.test(text);
}

function importLines({ names, from, isTypeOnly }: Import): readonly string[] {
  if (names.length === 0) return [];
  const start = `import ${isTypeOnly ? 'type ' : ''}{`;
  const sorted = [...names].sort();
  const line = `${start} ${sorted.join(', ')} } from '${from}';`;
  if (line.length <= longestLine) return [line];
  return [start, ...sorted.map((name) => `  ${name},`), `} from '${from}';`];
}

/** A module as the emitter lays it out: its comment, its imports, and declarations that begin at the margin. */
function partsOf(module: string): Parts {
  const end = module.indexOf('*/\n') + '*/\n'.length;
  const statements = module.slice(end).split(/^(?=\/\*\*|import |export |const |function |interface )/m);
  const documented = statements.map((text, index) => {
    const before = statements[index - 1];
    return before !== undefined && isComment(before) ? before + text : text;
  });
  return {
    head: module.slice(0, end),
    imports: documented.filter((text) => text.startsWith('import ')).map(importOf),
    declarations: documented.flatMap((text) => declarationOf(text) ?? []),
  };
}

function isComment(text: string): boolean {
  return text !== '' && withoutComments(text).trim() === '';
}

function importOf(text: string): Import {
  const [, names = '', from = ''] = /\{([^}]*)\} from '([^']+)'/.exec(text) ?? [];
  return {
    names: names.split(',').flatMap((name) => name.trim() || []),
    from,
    isTypeOnly: text.startsWith('import type '),
  };
}

function declarationOf(text: string): Declaration | null {
  const [, exported, name] = /^(export )?(?:const|function|interface) (\w+)/m.exec(text) ?? [];
  return name === undefined ? null : { name, text, isExported: exported !== undefined, names: namesIn(text) };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, '');
}

/** Names that are read: no words of texts, no keys, no members. */
function namesIn(text: string): ReadonlySet<string> {
  const code = withoutComments(text)
    .replace(/`[^`]*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(' '))
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ')
    .replace(/\.\s*[A-Za-z_$][\w$]*/g, ' ')
    .replace(/[A-Za-z_$][\w$]*\??:/g, ' ');
  return new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? []);
}
