/** Reads a raw calculator from its entry. */
import { joinSpans } from '../text/source.js';
import type { YamlEntry, YamlNode } from '../text/yaml-tree.js';
import { withLazyMembers } from './lazy-members.js';
import { calculator } from './schemas/calculators.js';
import type { RawInput, RawList } from './schemas/inputs.js';

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
 * One calculator from its entry in the file, whose shape has been confirmed. Its body is read when somebody asks for it:
 * of an entry that is known to be in order nobody does.
 */
export function readCalculator({ key, keySpan, value: node }: YamlEntry) {
  const head = {
    /** The whole entry, from its slug on. */
    span: joinSpans(keySpan, node.span),
    slug: { value: key, span: keySpan },
    title: title(node),
    /** Null where the category says it. */
    tag: tag(node),
    service: service(node),
    deprecated: deprecated(node),
  } as const;
  return withLazyMembers(head, body, node);
}
