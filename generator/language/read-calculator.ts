/** Reads a raw calculator from its entry. */
import { joinSpans } from '../source/source.js';
import type { YamlEntry, YamlNode } from '../source/yaml-tree.js';
import { calculator } from './forms/calculators.js';
import type { Named } from './forms/form.js';
import type { RawInput, RawList } from './forms/inputs.js';
import { listOfDay } from './forms/inputs.js';
import { withLazyMembers } from './lazy-members.js';

export type RawCalculator = ReturnType<typeof readCalculator>;

const { title, tag, service, deprecated, formula: steps, inputs: all, ...others } = calculator.readers;
const body = {
  ...others,
  inputs: (node: YamlNode) => all(node).flatMap((each) => inputOf(each) ?? []),
  lists: (node: YamlNode) => all(node).flatMap((each) => listIn(each) ?? []),
  steps,
};

type Written = ReturnType<typeof all>[number];

/** Null for what is given in place of inputs. */
function inputOf({ name, value }: Written): Named<RawInput> | null {
  const isGiver = value.type === 'list' || (value.type === 'day' && value.insteadOf.length > 0);
  return isGiver ? null : { name, value };
}

/** Null for what is not given in place of inputs. */
function listIn({ name, value }: Written): Named<RawList> | null {
  if (value.type === 'day' && value.insteadOf.length > 0) return { name, value: listOfDay(name, value) };
  return value.type === 'list' ? { name, value } : null;
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
