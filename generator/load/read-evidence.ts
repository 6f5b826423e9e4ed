/** From trees to what figures rest on, as it is written; their shape has been confirmed. */
import type { EvidenceKind } from '../model/evidence.js';
import type { Named, RawEvidence, RawIndex, RawRecord } from './raw-catalog.js';
import {
  asScalar,
  entriesOf,
  formulaOf,
  isTrue,
  itemsOf,
  locatedText,
  locatedTextOrNull,
  named,
  optional,
  required,
  textAt,
  textOrNull,
} from './read-node.js';
import type { YamlNode } from './yaml-tree.js';

/** What the owner of the keys rests on; null when none of them is written. */
export function readEvidence(owner: YamlNode): RawEvidence | null {
  const evidence = optional(owner, 'evidence');
  const because = locatedTextOrNull(owner, 'because');
  const judgement = locatedTextOrNull(owner, 'judgement');
  const review = locatedTextOrNull(owner, 'review');
  const index = locatedTextOrNull(owner, 'index');
  if ([evidence ?? null, because, judgement, review, index].every((each) => each === null)) return null;
  return {
    records: evidence?.kind === 'sequence' ? itemsOf(evidence).map(readRecord) : [],
    sameAs: evidence?.kind === 'scalar' ? locatedText(evidence) : null,
    because,
    judgement,
    review,
    index,
  };
}

function readRecord(node: YamlNode): RawRecord {
  return {
    span: node.span,
    who: textAt(node, 'who'),
    says: severalOf(optional(node, 'says')).map(formulaOf),
    as: severalOf(optional(node, 'as')).map(formulaOf),
    by: textOrNull(node, 'by'),
    year: locatedTextOrNull(node, 'year'),
    date: locatedTextOrNull(node, 'date'),
    undated: isTrue(node, 'undated'),
    at: locatedText(required(node, 'at')),
    read: locatedTextOrNull(node, 'read'),
    unread: isTrue(node, 'unread'),
    where: textOrNull(node, 'where'),
    // The schema allows no other words.
    kind: textAt(node, 'kind') as EvidenceKind,
    cells: severalOf(optional(node, 'for')).map(locatedText),
    note: textOrNull(node, 'note'),
  };
}

/** The items of a list, or the one value in place of it. */
function severalOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node === undefined || node.kind === 'sequence' ? itemsOf(node) : [node];
}

/** The indices of indices.yaml. */
export function readIndices(node: YamlNode): readonly Named<RawIndex>[] {
  return named(entriesOf(node), readIndex);
}

function readIndex(node: YamlNode): RawIndex {
  const levels = (key: string) =>
    new Map(entriesOf(required(node, key)).map(({ key: time, value }) => [time, Number(asScalar(value).value)]));
  return {
    span: node.span,
    title: textAt(node, 'title'),
    who: textAt(node, 'who'),
    at: locatedText(required(node, 'at')),
    read: locatedText(required(node, 'read')),
    years: levels('years'),
    months: levels('months'),
  };
}
