/** Cases of the codes from a to e, recorded by `RECORD=true npx jest test/diagnostics`. */
import type { Example } from './example.js';

export const examplesFromA = {
  'alias-not-allowed': {
    report: [
      'catalog/calculators.yaml:9:12 - error alias-not-allowed: Anchors, aliases and merge keys are not allowed in the catalog.',
      ' 8 |     length: &side { label: Length, type: number, unit: ft, default: 12, min: 4, max: 60, step: 1 }',
      '   |             ~~~~~ the anchor',
      ' 9 |     width: *side',
      '   |            ~~~~~',
      '  hint: Write the text out in both places, so that each entry can be read on its own.',
    ],
    mended: [],
  },
  'annuity-undefined': {
    report: [
      'catalog/calculators.yaml:11:22 - error annuity-undefined: This loan has no periods to be paid in, or a rate of -100% or less when years is 0.',
      ' 11 |     monthly: price * annuity(1%, 12 * years)',
      '    |                      ~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Raise the `min` of the number of periods or of the rate.',
    ],
    mended: [],
  },
  'arc-undefined': {
    report: [
      'catalog/calculators.yaml:11:12 - error arc-undefined: This takes the angle of a number outside -1 to 1 when rise is 3 feet and rafter is 2 feet.',
      ' 11 |     slope: asin(rise / rafter)',
      '    |            ~~~~~~~~~~~~~~~~~~~',
      '  hint: Change the bounds, add a `require`, or limit the number with `clamp(x, -1, 1)`.',
    ],
    mended: [],
  },
  'bad-deprecation': {
    report: [
      'catalog/calculators.yaml:22:41 - error bad-deprecation: This deprecation does not work: it would replace itself.',
      ' 22 |   deprecated: { since: 2026-03-01, use: bedding }',
      '    |                                         ~~~~~~~',
      '  hint: Give real dates, with `until` after `since`; `use` must name something that is not deprecated itself.',
    ],
    mended: [],
  },
  'bad-evidence': {
    report: [
      'catalog/figures.yaml:3:3 - error bad-evidence: This does not say what the figure rests on: it names neither records nor a source.',
      ' 3 |   chips:',
      '   |   ~~~~~',
      '  hint: Add `evidence:` with records, or `judgement:`; a figure that is no price may have a `source:` in words.',
    ],
    mended: [],
  },
  'bad-format': {
    report: [
      'catalog/calculators.yaml:16:30 - error bad-format: `about` does not say how to show this.',
      ' 16 |     interpretation: "{volume:about} of chips."',
      '    |                              ~~~~~',
      '  hint: Only money can be `about` or `exact`; give other figures a number of decimals, as in `{volume:0}`.',
    ],
    mended: [],
  },
  'bad-period': {
    report: [
      'catalog/figures.yaml:7:17 - error bad-period: This figure does not have one value for each day: no value is known for 2026-07-01.',
      ' 6 |       - { from: 2026-01-01, until: 2026-06-30, value: 4 EUR/bag }',
      '   |         ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ the period before it',
      ' 7 |       - { from: 2026-07-02, value: 5 EUR/bag }',
      '   |                 ~~~~~~~~~~',
      '  hint: Write `2026-07-01`.',
    ],
    mended: [' 7 |       - { from: 2026-07-01, value: 5 EUR/bag }'],
  },
  'band-unexplained': {
    report: [
      'catalog/calculators.yaml:27:12 - error band-unexplained: This calculator computes money, but its cost band does not say how the two are related.',
      ' 27 |     price: 20..40 EUR',
      '    |            ~~~~~~~~~~',
      '  hint: Name a price per unit in `holds`, to be proved inside the band, or say in `because` why they differ.',
    ],
    mended: [],
  },
  'band-violated': {
    report: [
      'catalog/calculators.yaml:28:12 - error band-violated: This price is 40 when room is `own`, outside the cost band of 20 to 35.',
      ' 27 |     price: 20..35 EUR',
      '    |            ~~~~~~~~~~ the band',
      ' 28 |     holds: room.rate',
      '    |            ~~~~~~~~~',
      '  hint: Correct the prices or the band; or leave `holds` out and say in `because` why the two differ.',
    ],
    mended: [],
  },
  'barely-guarded': {
    report: [
      'catalog/calculators.yaml:12:12 - advice barely-guarded: The result reaches 1,000,000,000 when length is 0.000000001 feet.',
      ' 12 |     value: density',
      '    |            ~~~~~~~',
      '  hint: A guard against zero still lets a billionth pass: raise the `min` of `length`, or start the guard higher.',
    ],
    mended: [],
  },
  'bounds-reversed': {
    report: [
      'catalog/calculators.yaml:8:81 - error bounds-reversed: The smallest value, 60, is not below the largest, 4.',
      ' 8 |     length: { label: Length, type: number, unit: ft, default: 12, min: 60, max: 4, step: 1 }',
      '   |                                                                        ~~ the smallest value',
      '   |                                                                                 ~',
      '  hint: Swap or correct `min` and `max`.',
    ],
    mended: [],
  },
  'cannot-convert': {
    report: [
      'catalog/calculators.yaml:27:12 - error cannot-convert: A value in `ft` cannot be converted to `EUR`.',
      ' 27 |     price: 20..40 ft',
      '    |            ~~~~~~~~~',
      '  hint: Write `20..40 EUR`, in the unit that is needed here.',
    ],
    mended: [' 27 |     price: 20..40 EUR'],
  },
  'case-unreachable': {
    report: [
      'catalog/calculators.yaml:17:9 - error case-unreachable: An alternative without `when` always applies, so the ones after it are never used.',
      ' 17 |       - { say: "{volume} for a long run." }',
      '    |         ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Give it a `when`, or move it to the end.',
    ],
    mended: [],
  },
  'chain-too-deep': {
    report: [
      'catalog/calculators.yaml:64:5 - error chain-too-deep: With the steps it uses written out, this step is 637 operations deep; the limit is 600.',
      ' 64 |     run7: >-',
      '    |     ~~~~',
      '  hint: Let fewer steps build on one another; a table, a schedule or a sum of independent steps often does the same.',
    ],
    mended: [],
  },
  'change-outside-bounds': {
    report: [
      'catalog/calculators.yaml:14:28 - error change-outside-bounds: 3 ft is outside 4 ft to 60 ft, so no caller can ask for it.',
      ' 14 |     - volume with length = 3 ft >= 1 cuft',
      '    |                            ~~~~',
      '  hint: Use a value inside the bounds of the input.',
    ],
    mended: [],
  },
  'clamp-reversed': {
    report: [
      'catalog/calculators.yaml:12:13 - error clamp-reversed: Nothing can be at least 20 ft and at most 12 ft, so the value limited here has no effect.',
      ' 12 |     volume: clamp(length, 20 ft, 12 ft) * width * depth',
      '    |             ~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Write `clamp(length, 12 ft, 20 ft)`.',
    ],
    mended: [' 12 |     volume: clamp(length, 12 ft, 20 ft) * width * depth'],
  },
  'comment-in-text': {
    report: [
      'catalog/calculators.yaml:12:13 - error comment-in-text: From `#cubic` on, this is a comment, not part of the text.',
      ' 12 |     volume: length * width * depth #cubic',
      '    |             ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Write `length * width * depth # cubic` for a comment, or put quotes around all of it.',
    ],
    mended: [' 12 |     volume: length * width * depth # cubic'],
  },
  'condition-always': {
    report: [
      'catalog/calculators.yaml:12:16 - advice condition-always: This condition always holds.',
      ' 12 |     volume: if length >= 4 ft then length * width * depth else 1 cuft',
      '    |                ~~~~~~~~~~~~~~',
      '  hint: Remove the condition and keep what follows from it.',
    ],
    mended: [],
  },
  'condition-never': {
    report: [
      'catalog/calculators.yaml:12:35 - advice condition-never: This condition never holds.',
      ' 12 |     volume: if length > 30 ft and length < 20 ft then 1 cuft else length * width * depth',
      '    |                                   ~~~~~~~~~~~~~~',
      '  hint: Remove the condition and what would follow from it, or correct the comparison.',
    ],
    mended: [],
  },
  'counted-twice': {
    report: [
      'catalog/calculators.yaml:17:43 - error counted-twice: The estimate counts `chips` twice.',
      ' 16 |       - { line: Chips, figure: chips, covers: material }',
      '    |                                ~~~~~ `cost` holds this line',
      ' 17 |       - { line: Spread and raked, figure: cost, covers: job }',
      '    |                                           ~~~~',
      '  hint: Name each amount once; a line that adds up others is a subtotal.',
    ],
    mended: [],
  },
  'decimals-as-multiple': {
    report: [
      'catalog/calculators.yaml:11:14 - advice decimals-as-multiple: `round(p / (m + 4), 2)` rounds to a multiple of 2.',
      ' 11 |     outcome: round(p / (m + 4), 2)',
      '    |              ~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Write `round(p / (m + 4), 0.01)` for 2 decimals, or `2 * round((p / (m + 4)) / 2)` to round to a multiple.',
    ],
    mended: [' 11 |     outcome: round(p / (m + 4), 0.01)'],
  },
  'default-not-an-option': {
    report: [
      'catalog/calculators.yaml:12:16 - error default-not-an-option: The default, `sharde`, is not one of the options.',
      ' 12 |       default: sharde',
      '    |                ~~~~~~',
      '  hint: Did you mean `shared`?',
    ],
    mended: [' 12 |       default: shared'],
  },
  'default-of-required': {
    report: [
      'catalog/calculators.yaml:8:76 - error default-of-required: An input that callers must give has no default.',
      ' 8 |     dogs: { label: Dogs, type: number, unit: dog, required: true, default: 3, min: 1, max: 12, step: 1 }',
      '   |                                                             ~~~~ required here',
      '   |                                                                            ~',
      '  hint: Remove the default, or remove `required`.',
    ],
    mended: [],
  },
  'default-outside-bounds': {
    report: [
      'catalog/calculators.yaml:8:63 - error default-outside-bounds: The default, 120, is outside 4 to 60.',
      ' 8 |     length: { label: Length, type: number, unit: ft, default: 120, min: 4, max: 60, step: 1 }',
      '   |                                                               ~~~',
      '   |                                                                                 ~~ the bound',
      '  hint: Move the default inside the bounds, or widen the bounds.',
    ],
    mended: [],
  },
  'default-refused': {
    report: [
      'catalog/calculators.yaml:12:15 - error default-refused: The defaults do not meet this requirement, so a call without inputs would be refused.',
      ' 12 |     - { that: length > 20 ft, message: Too short. }',
      '    |               ~~~~~~~~~~~~~~',
      '  hint: Change the defaults or the requirement.',
    ],
    mended: [],
  },
  'division-by-zero': {
    report: [
      'catalog/calculators.yaml:12:36 - error division-by-zero: This divides by zero.',
      ' 12 |     volume: length * width * depth / 0',
      '    |                                    ~~~',
      '  hint: Raise the `min` of an input, add a `require`, or keep the divisor away from zero with `max(x, ...)`.',
    ],
    mended: [],
  },
  'duplicate-key': {
    report: [
      'catalog/network.yaml:10:32 - error duplicate-key: `fencing` is written twice.',
      '  9 |   housing: { bedding: Bedding, fencing: Fencing }',
      '    |                                ~~~~~~~ first here',
      ' 10 |   stays: { boarding: Boarding, fencing: Fences }',
      '    |                                ~~~~~~~ and again here',
      '  hint: Rename or remove one of the two; each name is used once.',
    ],
    mended: [],
  },
  'duplicate-slot': {
    report: [
      'catalog/network.yaml:17:75 - error duplicate-slot: `boarding` in `southvale` has two slots of the same rank.',
      ' 17 |     boarding: { provider: daisy, phone: 361-555-0102, cities: [southvale, southvale] }',
      '    |                                                                ~~~~~~~~~ first here',
      '    |                                                                           ~~~~~~~~~',
      '  hint: Keep one of the two; `single` wins over `by_service`, which wins over `by_city`.',
    ],
    mended: [],
  },
  'duplicate-synonym': {
    report: [
      'catalog/network.yaml:10:38 - error duplicate-synonym: `fencing` already leads to the category `fencing`.',
      ' 10 |     bedding: { name: Bedding, also: [fencing] }',
      '    |                                      ~~~~~~~',
      ' 11 |     fencing: Fencing',
      '    |     ~~~~~~~ first here',
      '  hint: Keep the words only in the category that people mean by them; its slug and name count already.',
    ],
    mended: [],
  },
  'example-fails': {
    report: [
      'catalog/calculators.yaml:23:73 - error example-fails: The high end of `cost` is 36, not 35.',
      ' 23 |     - { name: twelve feet, inputs: {}, value: 24, figures: { cost: [24, 35] }, source: 12 x 2 and 12 x 3 }',
      '    |                                                                         ~~',
      '  hint: Steps: cost = 24..36 EUR.',
    ],
    mended: [],
  },
  'example-lacks-input': {
    report: [
      'catalog/calculators.yaml:17:48 - error example-lacks-input: This example does not give `dogs`, which callers must give.',
      ' 17 |     - { name: three dogs, inputs: {  }, value: 12, source: 3 x 4 }',
      '    |                                                ~~',
      '  hint: Add it to the inputs of the example.',
    ],
    mended: [],
  },
  'example-needs-day': {
    report: [
      'catalog/calculators.yaml:17:47 - error example-needs-day: The result of this example depends on the day, but the example names none.',
      ' 17 |     - { name: three bags, inputs: { }, value: 12, source: 3 x 4 }',
      '    |                                               ~~',
      '  hint: Add the day to its inputs, such as `on: 2026-03-01`, so that it stays true.',
    ],
    mended: [],
  },
  'example-outside-bounds': {
    report: [
      'catalog/calculators.yaml:19:51 - error example-outside-bounds: 100 is outside 4 to 60, so the service would use the nearest bound instead.',
      ' 19 |     - { name: a run of 12 by 6, inputs: { length: 100 }, value: 0.67, source: 72 x 0.25 / 27 }',
      '    |                                                   ~~~',
      '  hint: Use a value inside the bounds.',
    ],
    mended: [],
  },
  'example-refused': {
    report: [
      'catalog/calculators.yaml:21:63 - error example-refused: A requirement refuses these inputs: The length is the longer side.',
      ' 21 |     - { name: a run of 12 by 6, inputs: { length: 5 }, value: 0.67, source: 72 x 0.25 / 27 }',
      '    |                                                               ~~~~',
      '  hint: Use inputs that meet the requirements.',
    ],
    mended: [],
  },
  'exponent-not-constant': {
    report: [
      'catalog/calculators.yaml:12:13 - error exponent-not-constant: A value in `ft` can only be raised to a fixed whole number, or to a root that its unit has.',
      ' 12 |     volume: length ^ (depth / 1 in) * width',
      '    |             ~~~~~~ ft',
      '  hint: Use a fixed exponent that suits the unit, or divide by 1 of the unit first.',
    ],
    mended: [],
  },
} as const satisfies Readonly<Record<string, Example>>;
