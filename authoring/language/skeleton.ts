/** The entry that a new calculator starts with: complete, commented, and free of mistakes. */

import { scalarText } from '../yaml/print-yaml.js';

/** The facts of a calculator before it is written. */
export interface NewCalculator {
  readonly slug: string;
  readonly title: string;
  /** Null when its category in network.yaml has it. */
  readonly tag: string | null;
}

export function skeletonOf({ slug, title, tag }: NewCalculator): string {
  const ownTag = tag === null ? '' : `  tag: ${scalarText(tag)}\n`;
  return `${slug}:
  title: ${scalarText(title)}
  # One line on what it answers, for people and agents who choose a calculator.
  subtitle: What it answers, in one line
${ownTag}  # What the estimate leaves out; it goes out with every answer.
  disclaimer: Planning estimate. Say here what it leaves out.
  inputs:
    # A number has bounds and a default between them; \`unit: \` gives it a unit of units.yaml.
    quantity: { label: Quantity, type: number, default: 10, min: 1, max: 100, step: 1 }
    # A choice has options; formulas read a column such as \`share\` as \`kind.share\`.
    kind:
      label: Kind
      type: select
      default: plain
      options:
        plain: { label: Plain, share: 1 }
        special: { label: Special, share: 1.5 }
  formula:
    # Steps, in order. Each sees the inputs and the steps above it.
    total: quantity * kind.share
  result:
    value: total
    decimals: 1
    # Put inputs and steps in braces; {total:1} has one decimal.
    interpretation: "{total:1} for {quantity} of the kind {kind}."
  # Every check runs these. Their values come from a source or from a calculation by hand.
  examples:
    - { name: the defaults, inputs: {}, value: 10, source: 10 x 1 by hand }
    - { name: the special kind, inputs: { kind: special }, value: 15, source: 10 x 1.5 by hand }
    - { name: the most, inputs: { quantity: 100 }, value: 100, source: 100 x 1 by hand }
  sources:
    - Where the formula and each of its figures come from.
`;
}
