/** The forms of a result and of a cost band. */
import type { Read } from './form.js';
import {
  either,
  flag,
  formula,
  group,
  listOf,
  located,
  mapped,
  optional,
  placed,
  prose,
  template,
  withHabits,
} from './form.js';
import { decimals, unitText } from './parts.js';

const usualDecimals = 2;

const signed = located(flag('Money that may be less than nothing, such as a balance; then a loss is -$1,200.'));

const always = 'Leave `when` out: what has no condition always holds.';

export type RawCase = Read<typeof sentenceCase>;

const sentenceCase = placed(
  group('One alternative.', {
    when: optional(
      withHabits(formula('The condition; left out in the last alternative.'), {
        wrongKind: (node) => (node.kind === 'scalar' && node.value === true ? always : undefined),
      }),
    ),
    say: template('The sentence, with {values} in braces.', 1200),
  }),
);

const interpretation = either(
  'The sentence that explains the value, or alternatives by condition.',
  mapped(located(template('The sentence that explains the value.', 1200)), ({ value, span }): readonly RawCase[] => [
    { span, when: null, say: value },
  ]),
  listOf('Alternatives; the last has no `when`.', sentenceCase),
);

const secondary = group('A further figure of the result.', {
  label: located(prose('What the figure is.', 120)),
  value: formula('The formula of the figure.'),
  unit: optional(unitText('The unit it is given in; left out for plain numbers.')),
  unit_label: optional(prose('Shown in place of the unit.', 60)),
  decimals: optional(decimals, usualDecimals),
  signed: optional(signed),
});

export const result = placed(
  group('What the calculator answers.', {
    value: formula('The headline number.'),
    unit: optional(unitText('The unit it is given in; left out for plain numbers.')),
    label: optional(prose('Shown in place of the unit, such as "$ low end".', 60)),
    decimals: optional(decimals, usualDecimals),
    signed: optional(signed),
    text: optional(formula('The class that the answer is: a text, or the step that is one.')),
    range: optional(
      formula('The range that the value belongs to; left out where the value is the low or high end of a step.'),
    ),
    interpretation,
    secondary: optional(listOf('Further figures.', secondary), []),
  }),
);

export type RawCostBand = Read<typeof costBand>;

export const costBand = placed(
  group('What the work usually costs.', {
    per: prose('What the price is for, such as "square foot".', 40),
    price: formula('The usual price, such as 6..14 USD.'),
    project: optional(formula('The usual price of a whole job.')),
    holds: optional(formula('A price per unit, proved to stay inside `price` for all inputs.')),
    because: optional(prose('Why a job may cost something else than the band; shown with the band.', 300)),
    notes: optional(prose('Shown with the band.', 300)),
  }),
);
