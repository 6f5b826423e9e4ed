/** Describes the thing under the cursor. */
import type { Span } from '../../generator/source/source.js';
import type { CatalogMemory, Knowledge } from './catalog-memory.js';
import type { Cursor } from './cursor.js';
import { inFile, nodeAt, occurrenceAt } from './cursor.js';
import { describeOperation, describeOwn, describeResult, describeShared, describeUnit } from './describe.js';
import type { Occurrence } from './occurrences.js';
import { descriptionOf, schemasAt } from './schema-at.js';

export interface Hover {
  readonly span: Span;
  readonly markdown: string;
}

export function hoverAt(cursor: Cursor, memory: CatalogMemory): Hover | null {
  const occurrence = occurrenceAt(cursor);
  const told = occurrence && describe(occurrence, cursor, memory.known);
  if (occurrence !== null && told !== null) return { span: inFile(cursor, occurrence.range), markdown: told };
  const found = nodeAt(cursor);
  const markdown = found && describeKey(found.node.path, cursor);
  const range = found && (found.isKey ? (found.node.key ?? found.node.value) : found.node.value);
  return range !== null && markdown ? { span: inFile(cursor, range), markdown } : null;
}

function describe(occurrence: Occurrence, { checked }: Cursor, { raw, shared }: Knowledge): string | null {
  const { name } = occurrence;
  switch (occurrence.kind) {
    case 'own':
      return (checked && describeOwn(name, checked)) ?? describeOperation(name);
    case 'call':
      return describeOperation(name);
    case 'member': {
      const group = shared?.get(occurrence.owner);
      const figure = group?.get(name);
      if (figure !== undefined) return describeShared(occurrence.owner, name, figure);
      return checked && describeOwn(occurrence.owner, checked);
    }
    case 'unit': {
      const unit = raw.units?.defined.find((each) => each.name.value === name);
      return unit === undefined ? null : describeUnit(name, unit.value);
    }
    case 'tag':
      return raw.service?.tags.get(name) ?? null;
    default:
      return null;
  }
}

/** The schema's description of a key, and for the result its proved range; null when there is neither. */
function describeKey(path: readonly string[], { schema, text, checked }: Cursor): string | null {
  const said = schemasAt(schema, path, text.nodes, text.source.text).flatMap((each) => descriptionOf(each) ?? []);
  const isResult = path.length === 2 && path[1] === 'result';
  const proved = isResult && checked !== null ? describeResult(checked) : null;
  const facts = [said[0], proved].filter((each) => typeof each === 'string');
  return facts.length === 0 ? null : facts.join('\n\n');
}
