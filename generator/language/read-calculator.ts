/** Reads a raw calculator from its entry. */
import { joinSpans } from '../source/source.js';
import type { YamlEntry, YamlNode } from '../source/yaml-tree.js';
import { calculator } from './forms/calculators.js';
import type { RawInput, RawList } from './forms/inputs.js';
import { withLazyMembers } from './lazy-members.js';

export type RawCalculator = ReturnType<typeof readCalculator>;

const { title, tag, service, deprecated, formula: steps, inputs: all, ...others } = calculator.readers;
const body = {
  ...others,
  inputs: (node: YamlNode) => all(node).flatMap((each) => (isList(each.value) ? [] : [{ ...each, value: each.value }])),
  lists: (node: YamlNode) => all(node).flatMap((each) => (isList(each.value) ? [{ ...each, value: each.value }] : [])),
  steps,
};

function isList(input: RawInput | RawList): input is RawList {
  return input.type === 'list';
}

/**
 * Reads a calculator from its entry, whose shape has been validated. The body is read on demand: for an entry known to
 * be correct, nobody needs it.
 */
export function readCalculator({ key, keySpan, value: node }: YamlEntry) {
  const head = {
    /** The whole entry, including its slug. */
    span: joinSpans(keySpan, node.span),
    slug: { value: key, span: keySpan },
    title: title(node),
    /** Null if the category gives the tag. */
    tag: tag(node),
    service: service(node),
    deprecated: deprecated(node),
  } as const;
  return withLazyMembers(head, body, node);
}
