/** Finds all names in an entry: declarations, and uses in formulas, sentences, examples, tables and laws. */
import { splitTemplate } from '../../generator/elaborate/declaration/sentence.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Source } from '../../generator/source/source.js';
import { spanOf } from '../../generator/source/source.js';
import type { Token } from '../../generator/syntax/lexer.js';
import { tokenize } from '../../generator/syntax/lexer.js';
import type { OutlineNode, Range } from './outline.js';
import { outlineOf } from './outline.js';
import { keyRoleOf, roleOf } from './roles.js';

/** A name at a position in an entry. */
export type Occurrence =
  | {
      /** An input, a step, a table or a schedule of the entry, which share one namespace. */
      readonly kind: 'own';
      readonly name: string;
      readonly range: Range;
      readonly isDeclaration: boolean;
    }
  | { readonly kind: 'member'; readonly owner: string; readonly name: string; readonly range: Range }
  | { readonly kind: 'call' | 'unit' | 'option' | 'tag' | 'calculator'; readonly name: string; readonly range: Range };

/** The text of an entry with its outline and its names, in order. */
export interface EntryText {
  readonly source: Source;
  readonly nodes: readonly OutlineNode[];
  readonly occurrences: readonly Occurrence[];
}

const known = new WeakMap<Source, EntryText>();

/** The outline and names of a text, computed once per text. */
export function entryText(source: Source): EntryText {
  const nodes = known.get(source)?.nodes ?? outlineOf(source.text);
  const found = known.get(source) ?? {
    source,
    nodes,
    occurrences: nodes.flatMap((node) => [...ofKey(node), ...ofValue(node, source)]),
  };
  known.set(source, found);
  return found;
}

function ofKey(node: OutlineNode): readonly Occurrence[] {
  const role = keyRoleOf(node);
  if (role === null || node.key === null) return [];
  return [{ kind: 'own', name: node.path.at(-1) ?? '', range: node.key, isDeclaration: role === 'declaration' }];
}

function ofValue(node: OutlineNode, source: Source): readonly Occurrence[] {
  const role = node.kind === 'scalar' ? roleOf(node) : null;
  const { value } = node;
  if (role === null || value.start === value.end) return [];
  const name = source.text.slice(value.start, value.end);
  switch (role) {
    case 'formula':
    case 'cell':
    case 'law':
      return inFormula(value, source, role === 'law');
    case 'sentence':
      return slotsOf(value, source).flatMap((slot) => inFormula(slot, source, false));
    case 'unit':
      return unitsIn(name, value.start);
    case 'input':
    case 'step':
      return [{ kind: 'own', name, range: value, isDeclaration: false }];
    default:
      return [{ kind: role, name, range: value }];
  }
}

/** The expressions between the braces of a sentence, without their format. */
function slotsOf({ start, end }: Range, source: Source): readonly Range[] {
  const pieces = splitTemplate(spanOf(source, start, end), new Reporter()) ?? [];
  return pieces.flatMap((piece) => {
    if (piece.kind === 'text') return [];
    const colon = source.text.slice(piece.span.start, piece.span.end).lastIndexOf(':');
    return [{ start: piece.span.start, end: colon === -1 ? piece.span.end : piece.span.start + colon }];
  });
}

/** The words between figure and input of a trend law. */
const trendWords = /\b(?:rises with|falls with|does not depend on)\b/;

function inFormula({ start, end }: Range, source: Source, isLaw: boolean): readonly Occurrence[] {
  const words = isLaw ? trendWords.exec(source.text.slice(start, end)) : null;
  if (words === null) return inTokens(tokenize(spanOf(source, start, end), new Reporter()));
  const [before, behind] = [start + words.index, start + words.index + words[0].length];
  return [
    { start, end: before },
    { start: behind, end },
  ].flatMap((part) => inFormula(part, source, false));
}

function inTokens(tokens: readonly Token[]): readonly Occurrence[] {
  return tokens.flatMap((token, index): readonly Occurrence[] => {
    const [range, name] = [{ start: token.span.start, end: token.span.end }, token.text];
    if (token.kind === 'unit') return unitsIn(name, range.start);
    if (token.kind === 'option')
      return [{ kind: 'option', name, range: { start: range.start + 1, end: range.end - 1 } }];
    if (token.kind !== 'name') return [];
    const owner = tokens[index - 1]?.text === '.' ? tokens[index - 2] : undefined;
    if (owner !== undefined) return [{ kind: 'member', owner: owner.text, name, range }];
    if (tokens[index + 1]?.text === '(') return [{ kind: 'call', name, range }];
    return [{ kind: 'own', name, range, isDeclaration: false }];
  });
}

function unitsIn(text: string, start: number): readonly Occurrence[] {
  return [...text.matchAll(/[A-Za-z%][A-Za-z0-9_]*/g)].map(({ 0: name, index }) => ({
    kind: 'unit',
    name,
    range: { start: start + index, end: start + index + name.length },
  }));
}
