/** The form of calculators.yaml and of calculators/*.yaml. */
import type { Hint } from '../../source/hint.js';
import { spanOf } from '../../source/source.js';
import type { YamlEntry, YamlMap } from '../../source/yaml-tree.js';
import { deprecation } from './deprecation.js';
import { drawing } from './drawing.js';
import { estimate } from './estimate.js';
import { example } from './examples.js';
import type { Read } from './form.js';
import {
  either,
  file,
  formula,
  group,
  listOf,
  located,
  mapOf,
  mapped,
  optional,
  placed,
  prose,
  text,
  withHabits,
} from './form.js';
import { input } from './inputs.js';
import { labelledName, slug, variableName } from './parts.js';
import { costBand, result } from './result.js';
import { schedule, table } from './tables.js';

/** Texts by which a caller chooses a calculator. */
export type RawGuidance = Read<typeof guidance>;

const guidance = group(
  'For whom it is, and what goes wrong: texts by which a caller chooses the right calculator, or knows that none is.',
  {
    use_when: located(prose('When to use it, to be read behind "Use it when": a clause without a full stop.', 160)),
    not_when: located(
      prose('When not to, to be read behind "not when"; it may name the calculator that fits better.', 160),
    ),
    pitfalls: listOf('What people get wrong with such a job, most harmful first.', located(prose('A sentence.', 200))),
    next_step: located(prose('What the person does with the answer, as one sentence.', 200)),
  },
);

const requirement = group('A condition across inputs and steps.', {
  that: formula('What must hold.'),
  message: prose('What the caller is told when it does not.', 300),
});

/** `law: cost rises with length`, for a law that is a text by itself. */
function lawWithoutKey({ keySpan, value }: YamlEntry, group: YamlMap): Hint | undefined {
  if (value.kind !== 'scalar') return undefined;
  const hint = 'A law is written without a key; with `tried:` it is one that the checker cannot prove.';
  const { source, start } = keySpan;
  const isInBraces = source.text.charAt(group.span.start) === '{';
  const span = isInBraces ? group.span : spanOf(source, start, value.span.end);
  return group.entries.size === 1 ? { hint, edit: { span, text: value.text } } : { hint };
}

/** A law as it is written. */
export type RawLaw = Read<typeof law>;

const stated = formula('A condition, or how a figure moves: `cost rises with length`.');

const law = either(
  'A law, which is proved; or `tried: LAW` for one that the checker cannot prove.',
  mapped(stated, (content) => ({ content, tried: null })),
  mapped(
    placed(
      withHabits(group('A law that is tried with many calls and published as tried.', { tried: stated }), {
        strayKey: lawWithoutKey,
      }),
    ),
    ({ tried, span }) => ({ content: tried, tried: span }),
  ),
);

/** One calculator; the file is checked entry by entry, so that a slip in one never hides another. */
export const calculator = group('A calculator.', {
  title: located(prose('The name of the calculator.', 120)),
  subtitle: located(prose('One line on what it answers.', 240)),
  tag: optional(located(text('A tag of service.yaml; left out where its category in network.yaml says it.', 40))),
  service: optional(
    located(prose('The kind of work or of question; left out where its category says it, or the title does.', 120)),
  ),
  disclaimer: located(prose('What this estimate leaves out.', 500)),
  guidance: optional(guidance),
  inputs: mapOf('What the caller may say.', input, variableName),
  tables: optional(mapOf('Figures by option.', table, variableName), []),
  schedules: optional(mapOf('Published lines, brackets and standard sizes.', schedule, variableName), []),
  require: optional(listOf('Conditions across inputs and steps.', requirement), []),
  formula: mapOf('The steps, in order.', formula('A formula over inputs and earlier steps.'), variableName),
  labels: optional(
    mapOf(
      'What people call a step or an open figure, where its name is not in plain words.',
      prose('A few words.', 60),
      labelledName,
    ),
    [],
  ),
  drawing: optional(drawing),
  classes: optional(
    mapOf(
      'The texts of a step from the least to the greatest, for laws about it.',
      listOf('Its texts in order.', located(text('A text that the step can be.', 80))),
      variableName,
    ),
    [],
  ),
  laws: optional(listOf('What must always be so, proved for all inputs and published.', law), []),
  estimate: optional(estimate),
  result,
  cost_band: optional(
    either(
      'What the work usually costs; null, or left out, where there is nothing to say.',
      { schema: { type: 'null' }, read: () => null },
      costBand,
    ),
  ),
  examples: listOf('Worked examples.', example),
  sources: listOf('Where formulas, constants and prices come from.', located(text('A source.', 500))),
  deprecated: optional(deprecation),
});

/** The whole file, for editors that complete and explain while somebody types. */
export const calculatorsFile = file('Calculators', mapOf('Calculators by slug, sorted.', calculator, slug));
