/** Cases of the codes from f to o, recorded by `RECORD=true npx jest test/diagnostics`. */
import type { Example } from './example.js';

export const examplesFromF = {
  'figure-changes': {
    report: [
      'catalog/calculators.yaml:14:39 - error figure-changes: `prices.bag` changes with the date, but a value here must hold on all days.',
      ' 14 |         small: { label: Small, value: prices.bag }',
      '    |                                       ~~~~~~~~~~',
      '  hint: Name it in a column of the options, in a table or in a formula; those answer for the day that is asked for.',
    ],
    mended: [],
  },
  'figure-in-two-units': {
    report: [
      'catalog/calculators.yaml:21:33 - error figure-in-two-units: The step `border` is shown in two units.',
      ' 21 |     interpretation: "{border}, {border to m}, run {cost}."',
      '    |                       ~~~~~~ in ft here',
      '    |                                 ~~~~~~~~~~~',
      '  hint: Make one of them a step of its own, such as `borderAlso: border to m`, and write `{borderAlso}`.',
    ],
    mended: [],
  },
  'formula-escape': {
    report: [
      'catalog/calculators.yaml:16:22 - error formula-escape: A sentence cannot contain `\\` or a doubled quote mark.',
      ' 16 |     interpretation: "{volume} of \\"chips\\"."',
      '    |                      ~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Put the sentence between `\'` if it has `"` in it, or below `>-` if it has both.',
    ],
    mended: [],
  },
  'fraction-of-unit': {
    report: [
      'catalog/calculators.yaml:12:38 - error fraction-of-unit: `1/4 cuft` would be divided by `4 cuft`.',
      ' 12 |     volume: length * width * depth / 1/4 cuft * 0.25 cuft',
      '    |                                      ~~~~~~~~',
      '  hint: Write `0.25 cuft`.',
    ],
    mended: [' 12 |     volume: length * width * depth / 0.25 cuft * 0.25 cuft'],
  },
  'future-evidence': {
    report: [
      'catalog/figures.yaml:7:55 - error future-evidence: Published 2027, but read by 2026-03-01.',
      ' 7 |       - { who: "Chip Guide", says: 40 EUR/cuyd, year: 2027, at: "https://guide.example/chips", unread: true, kind: guide }',
      '   |                                                       ~~~~',
      '  hint: Give the date that the source itself shows, never the day of reading.',
    ],
    mended: [],
  },
  'last-case-missing': {
    report: [
      'catalog/calculators.yaml:18:17 - error last-case-missing: The last alternative must have no `when`, so that there is always a sentence.',
      ' 18 |       - { when: width > 10 ft, say: "{volume} of chips." }',
      '    |                 ~~~~~~~~~~~~~',
      '  hint: Add a last `- { say: ... }`.',
    ],
    mended: [],
  },
  'law-broken': {
    report: [
      'catalog/calculators.yaml:13:7 - error law-broken: This law is broken: `volume` goes from 432 to 288 when chips goes from `pine` to `oak`, where length is 12 feet.',
      ' 13 |     - volume does not depend on chips',
      '    |       ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Correct the formula, or correct the law.',
    ],
    mended: [],
  },
  'law-without-effect': {
    report: [
      'catalog/calculators.yaml:14:22 - error law-without-effect: `length * depth` does not depend on `width`.',
      ' 14 |     - length * depth rises with width',
      '    |                      ~~~~~~~~~~',
      '  hint: Write `does not depend on`.',
    ],
    mended: [' 14 |     - length * depth does not depend on width'],
  },
  'leads-not-possible': {
    report: [
      'catalog/service.yaml:23:8 - error leads-not-possible: This catalog cannot take leads: telephone numbers and postal codes of DE are not supported yet.',
      ' 23 |   tag: handing-over',
      '    |        ~~~~~~~~~~~~',
      '  hint: Leave `leads` out of service.yaml, or add what is missing: a network, or a supported country.',
    ],
    mended: [],
  },
  'log-of-nonpositive': {
    report: [
      'catalog/calculators.yaml:12:38 - error log-of-nonpositive: This takes the logarithm of zero or less when length is 4 feet.',
      ' 12 |     volume: length * width * depth * ln(length / 1 ft - 4)',
      '    |                                      ~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Change the bounds, add a `require`, or keep the number above zero.',
    ],
    mended: [],
  },
  malformed: {
    report: [
      'catalog/calculators.yaml:20:24 - error malformed: `2026-3-1` is not valid: since when. A day, written 2026-03-01.',
      ' 20 |   deprecated: { since: 2026-3-1 }',
      '    |                        ~~~~~~~~',
      '  hint: Write `2026-03-01`.',
    ],
    mended: [' 20 |   deprecated: { since: 2026-03-01 }'],
  },
  'malformed-address': {
    report: [
      'catalog/figures.yaml:6:80 - error malformed-address: `www.chips.example/prices` is not the address of a page.',
      ' 6 |       - { who: "Chip Yard, price list", says: 30..40 EUR/cuyd, year: 2025, at: www.chips.example/prices, read: 2026-03-01, kind: firm }',
      '   |                                                                                ~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Write `https://www.chips.example/prices`.',
    ],
    mended: [
      ' 6 |       - { who: "Chip Yard, price list", says: 30..40 EUR/cuyd, year: 2025, at: https://www.chips.example/prices, read: 2026-03-01, kind: firm }',
    ],
  },
  'missing-cell': {
    report: [
      'catalog/calculators.yaml:16:9 - error missing-cell: Table `price` has no figure for `own` and `summer`.',
      ' 16 |         own: { winter: 30 }',
      '    |         ~~~',
      '  hint: Add the cell; a table needs a figure for every combination of its options.',
    ],
    mended: [],
  },
  'missing-column': {
    report: [
      'catalog/calculators.yaml:15:9 - error missing-column: Option `shared` has no `area`.',
      ' 13 |       columns: { area: sqft }',
      '    |                  ~~~~ declared here',
      ' 15 |         shared: { label: Shared, rate: 20..25 EUR/day }',
      '    |         ~~~~~~',
      '  hint: Add `area: ...` to the option `shared`.',
    ],
    mended: [],
  },
  'missing-key': {
    report: [
      'catalog/calculators.yaml:10:5 - error missing-key: Input `depth` needs `unit`.',
      ' 10 |     depth: { label: Depth, type: select, default: "3", options: { "3": 3 in, "4": 4 in } }',
      '    |     ~~~~~',
      '  hint: Add `unit: in`, so that its options are values.',
    ],
    mended: [
      ' 10 |     depth: { label: Depth, type: select, unit: in, default: "3", options: { "3": 3 in, "4": 4 in } }',
    ],
  },
  'missing-option-value': {
    report: [
      'catalog/calculators.yaml:10:88 - error missing-option-value: Option `6` of `depth` has no value; either all options have one or none do.',
      ' 10 |     depth: { label: Depth, type: select, unit: in, default: "3", options: { "3": 3 in, "6": six inches } }',
      '    |                                                                                        ~~~',
      '  hint: Write the value with its unit, or `{ label: ..., value: ... }` where the option needs a label of its own.',
    ],
    mended: [],
  },
  'mixed-unit-shown': {
    report: [
      'catalog/calculators.yaml:16:23 - error mixed-unit-shown: A sentence cannot show a value in `ft^2*in`.',
      ' 16 |     interpretation: "{volume} of chips."',
      '    |                       ~~~~~~',
      '  hint: Convert it to a unit that people read: `{volume to cuft}`.',
    ],
    mended: [' 16 |     interpretation: "{volume to cuft} of chips."'],
  },
  'money-without-place': {
    report: [
      'catalog/calculators.yaml:22:57 - error money-without-place: The sentence shows the amount `heap`, and the estimate does not say whether somebody pays it.',
      ' 22 |     interpretation: "{length} run {total}, by the heap {heap}."',
      '    |                                                         ~~~~',
      '  hint: Make it a line, an option, the minimum or a subtotal of the estimate, or name it under `other` if nobody pays it.',
    ],
    mended: [],
  },
  'name-collision': {
    report: [
      'catalog/calculators.yaml:8:5 - error name-collision: `prices` is the name of both a group of shared figures and an input.',
      ' 8 |     prices: { label: P, type: number, default: 1, min: 1, max: 2, step: 1 }',
      '   |     ~~~~~~',
      '  hint: Rename one of them, so that formulas cannot confuse the two.',
    ],
    mended: [],
  },
  'narrow-estimate': {
    report: [
      'catalog/calculators.yaml:14:32 - error narrow-estimate: With the defaults the high end of the total is 1.10 times the low end; what it rests on is of class 5, which asks for 1.6.',
      ' 14 |       - { line: Chips, figure: cost, covers: material }',
      '    |                                ~~~~',
      '  hint: Widen the figures to what their sources say, or add `because` to the estimate.',
    ],
    mended: [],
  },
  'negative-money': {
    report: [
      'catalog/calculators.yaml:36:11 - error negative-money: The result is a negative amount of money when weight is 5 pounds.',
      ' 36 |     care: fee[weight] - 3 EUR',
      '    |           ~~~~~~~~~~~~~~~~~~~',
      ' 39 |     value: care',
      '    |            ~~~~ published here',
      '  hint: Change the bounds, add a `require`, or keep the amount at zero or more with `max`.',
    ],
    mended: [],
  },
  'no-evidence': {
    report: [
      'catalog/figures.yaml:3:3 - advice no-evidence: `prices.chips` is money, and nothing says where it comes from.',
      ' 3 |   chips:',
      '   |   ~~~~~',
      '  hint: Add `evidence:` with records of sources, or `judgement:` with the reason why there is none.',
    ],
    mended: [],
  },
  'not-a-clause': {
    report: [
      'catalog/calculators.yaml:8:15 - error not-a-clause: This text follows "when" in a longer sentence, so it must be a clause.',
      ' 8 |     use_when: when a run is to be filled',
      '   |               ~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Write `a run is to be filled`.',
    ],
    mended: [' 8 |     use_when: a run is to be filled'],
  },
  'not-a-plain-number': {
    report: [
      'catalog/calculators.yaml:12:42 - error not-a-plain-number: `^` needs a plain number, but this is a value in `ft`.',
      ' 12 |     volume: length * width * depth * 1 ^ width',
      '    |                                          ~~~~~ ft',
      '  hint: Divide it by 1 of its unit: `(width / 1 ft)`.',
    ],
    mended: [' 12 |     volume: length * width * depth * 1 ^ (width / 1 ft)'],
  },
  'not-allowed-value': {
    report: [
      'catalog/calculators.yaml:8:36 - error not-allowed-value: `integer` is not allowed here; it must be `number`, `select` or `yes_no`.',
      ' 8 |     length: { label: Length, type: integer, unit: ft, default: 12, min: 4, max: 60, step: 1 }',
      '   |                                    ~~~~~~~',
      '  hint: Write `number`.',
    ],
    mended: [' 8 |     length: { label: Length, type: number, unit: ft, default: 12, min: 4, max: 60, step: 1 }'],
  },
  'not-an-angle': {
    report: [
      'catalog/calculators.yaml:10:35 - error not-an-angle: `cos` needs an angle, but this is a plain number.',
      ' 10 |     rise: 6 ft * tan(slope) * cos(60)',
      '    |                                   ~~ a plain number',
      '  hint: Write `60 deg`: a number needs its unit here.',
    ],
    mended: [' 10 |     rise: 6 ft * tan(slope) * cos(60 deg)'],
  },
  'not-constant': {
    report: [
      'catalog/calculators.yaml:15:38 - error not-constant: Only figures are allowed here, no names and no function calls.',
      ' 15 |         own: { label: Its own, rate: ceil(3.5) * 1 EUR/day }',
      '    |                                      ~~~~~~~~~',
      '  hint: Write a number, with its unit if it has one, or a range; a cell may name a shared figure. Calculate in a step.',
    ],
    mended: [],
  },
  'not-filled-in': {
    report: [
      'catalog/calculators.yaml:17:44 - error not-filled-in: `$cost` is not a placeholder, so it would be published as it stands.',
      " 17 |     interpretation: '{volume} of chips for $cost.'",
      '    |                                            ~~~~~',
      '  hint: Write `{cost}`.',
    ],
    mended: [" 17 |     interpretation: '{volume} of chips for {cost}.'"],
  },
  'not-sorted': {
    report: [
      'catalog/calculators/more.yaml:2:1 - error not-sorted: `fencing` comes before `boarding`; calculators must be sorted by slug.',
      '  2 | fencing:',
      '    | ~~~~~~~',
      ' 25 | boarding:',
      '    | ~~~~~~~~ this comes earlier in the alphabet',
      '  hint: Move the whole entry to its alphabetical position, so that two people adding calculators do not collide.',
    ],
    mended: [],
  },
  'not-whole': {
    report: [
      'catalog/calculators.yaml:8:89 - error not-whole: 12.5 is not a whole number, and this input takes only whole numbers.',
      ' 8 |     dogs: { label: Dogs, type: number, unit: dog, whole: true, default: 3, min: 1, max: 12.5, step: 1 }',
      '   |                                                                                         ~~~~',
      '  hint: Give whole numbers for its bounds, its default and its step, or leave `whole` out.',
    ],
    mended: [],
  },
  'number-separators': {
    report: [
      'catalog/calculators.yaml:13:39 - error number-separators: `1,1` is not one number here: a comma separates values, and digits are written without separators.',
      ' 13 |     bags: ceil(volume / (2 cuft/bag), 1,1 bag)',
      '    |                                       ~~~',
      '  hint: Write `1.1`, or `1, 1` if you mean several values.',
    ],
    mended: [' 13 |     bags: ceil(volume / (2 cuft/bag), 1.1 bag)'],
  },
  'out-of-limits': {
    report: [
      'catalog/calculators.yaml:2:10 - error out-of-limits: This text is empty.',
      ' 2 |   title: ""',
      '   |          ~~',
      '  hint: Choose a value inside the limit.',
    ],
    mended: [],
  },
  'output-unit': {
    report: [
      'catalog/calculators.yaml:17:12 - error output-unit: The result is declared in `sqft`, but its formula gives a value in `ft^2*in`.',
      ' 17 |     value: volume',
      '    |            ~~~~~~ ft^2*in',
      ' 18 |     unit: sqft',
      '    |           ~~~~ declared here',
      '  hint: Declare `unit: cuft` or `unit: cuyd`, or correct the formula.',
    ],
    mended: [' 18 |     unit: cuft'],
  },
  overflow: {
    report: [
      'catalog/calculators.yaml:12:38 - error overflow: This number grows too large for a computer.',
      ' 12 |     volume: length * width * depth * 10 ^ 400',
      '    |                                      ~~~~~~~~',
      '  hint: Narrow the bounds or the exponents; where it divides, keep the divisor well away from zero, as `max(x, 1)` does.',
    ],
    mended: [],
  },
} as const satisfies Readonly<Record<string, Example>>;
