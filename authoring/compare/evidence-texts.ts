/** The evidence of a price, as texts to compare word by word: one for each source, by its name. */
import type { Evidence, EvidenceRecord } from '../../generator/program/evidence.js';
import type { Texts } from './change.js';

export function evidenceTexts({ records, because, judgement }: Evidence): Texts {
  const names = records.map(({ who }) => who);
  return [
    ...records.map((record, index): [string, string] => [nameOf(names, index), recordText(record)]),
    ...(because === null ? [] : [['because', because] as const]),
    ...(judgement === null ? [] : [['judgement', judgement] as const]),
  ];
}

/** The name of a source, numbered when it has several records. */
function nameOf(names: readonly string[], index: number): string {
  const who = names[index] ?? '';
  const earlier = names.slice(0, index).filter((each) => each === who).length;
  return earlier === 0 ? who : `${who} (${earlier + 1})`;
}

function recordText({ says, as, by, published, at, read, where, kind, cells, note }: EvidenceRecord): string {
  const converted = as.length === 0 ? '' : ` (that is ${as.join(', ')}${by === null ? '' : `: ${by}`})`;
  const parts = [
    `${says.join(', ')}${converted}`,
    ...(cells.length === 0 ? [] : [`for ${cells.join(', ')}`]),
    published ?? 'undated',
    ...(where === null ? [] : [where]),
    at,
    read === null ? 'not read again' : `read ${read}`,
    kind,
    ...(note === null ? [] : [note]),
  ];
  return parts.join('; ');
}
