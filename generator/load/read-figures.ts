/** Reads raw figures from the tree of a file of figures. */
import type { Named, RawSharedFigure } from './raw-catalog.js';
import { readEvidence } from './read-evidence.js';
import {
  entriesOf,
  formulaOf,
  formulaOrNull,
  itemsOf,
  locatedTextOrNull,
  named,
  optional,
  required,
  textOrNull,
} from './read-node.js';
import type { YamlNode } from './yaml-tree.js';

/** Figures by group; the shape has been confirmed. */
export function readSharedFigures(node: YamlNode): readonly Named<readonly Named<RawSharedFigure>[]>[] {
  return named(entriesOf(node), (group) => named(entriesOf(group), readSharedFigure));
}

function readSharedFigure(node: YamlNode): RawSharedFigure {
  const periods = optional(node, 'periods');
  return {
    span: node.span,
    value: formulaOrNull(node, 'value'),
    periods:
      periods === undefined
        ? null
        : itemsOf(periods).map((item) => ({
            span: item.span,
            from: locatedTextOrNull(item, 'from'),
            until: locatedTextOrNull(item, 'until'),
            value: formulaOf(required(item, 'value')),
          })),
    open: formulaOrNull(node, 'open'),
    evidence: readEvidence(node),
    source: textOrNull(node, 'source'),
    asOf: locatedTextOrNull(node, 'as_of'),
  };
}
