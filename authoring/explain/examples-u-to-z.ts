/** Cases of the codes from u to z, recorded by `RECORD=true npx jest test/diagnostics`. */
import type { Example } from './example.js';

export const examplesFromU = {
  'unbalanced-brace': {
    report: [
      'catalog/calculators.yaml:16:39 - error unbalanced-brace: This sentence has a `}` without its partner.',
      ' 16 |     interpretation: "{volume} of chips}."',
      '    |                                       ~',
      '  hint: Close every `{` with a `}`; write `{{` or `}}` for a brace that is part of the text.',
    ],
    mended: [],
  },
  undecided: {
    report: [
      'catalog/calculators.yaml:14:7 - error undecided: The checker cannot tell whether this law holds within the bounds of the inputs.',
      ' 14 |     - length / width + width / length >= 2',
      '    |       ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Halving the bounds of `length` or `width` does not help: state a weaker law, or state it for a step that this one uses.',
    ],
    mended: [],
  },
  'unexpected-character': {
    report: [
      'catalog/calculators.yaml:13:31 - error unexpected-character: `&&` has no meaning in a formula.',
      ' 13 |     bags: if volume > 30 cuft && length > 30 ft then 3 bag else 5 bag',
      '    |                               ~~',
      '  hint: Write `and`.',
    ],
    mended: [' 13 |     bags: if volume > 30 cuft and length > 30 ft then 3 bag else 5 bag'],
  },
  'unit-definition': {
    report: [
      'catalog/units.yaml:3:1 - error unit-definition: This unit definition does not work: it needs either `dimension` or `is`.',
      ' 3 | in: { is: 1/12 ft, dimension: small, label: in, one: inch, many: inches }',
      '   | ~~',
      '  hint: A unit either starts a `dimension` or `is` a factor of other units, such as `1/12 ft`.',
    ],
    mended: [],
  },
  'unit-mismatch': {
    report: [
      'catalog/calculators.yaml:14:28 - error unit-mismatch: A value in `ft` cannot be compared with a plain number.',
      ' 14 |     - volume with length = 6 <= volume with length = 8 ft',
      '    |                   ~~~~~~ ft',
      '    |                            ~ a plain number',
      '  hint: Give the number its unit, such as `6 ft`.',
    ],
    mended: [' 14 |     - volume with length = 6 ft <= volume with length = 8 ft'],
  },
  'unit-twice': {
    report: [
      'catalog/calculators.yaml:16:49 - error unit-twice: The sentence says `ft` next to an amount that is already shown with its unit.',
      ' 16 |     interpretation: "{volume} of chips, {length} ft long."',
      '    |                                                 ~~~',
      '  hint: Remove `ft`: the unit is shown with the number.',
    ],
    mended: [' 16 |     interpretation: "{volume} of chips, {length} long."'],
  },
  'unknown-calculator': {
    report: [
      'catalog/calculators.yaml:22:41 - error unknown-calculator: There is no calculator `beding`.',
      ' 22 |   deprecated: { since: 2026-03-01, use: beding }',
      '    |                                         ~~~~~~',
      '  hint: Use the slug of a calculator, as written at the start of its entry.',
    ],
    mended: [],
  },
  'unknown-category': {
    report: [
      'catalog/network.yaml:17:5 - error unknown-category: There is no service category `bording`.',
      ' 17 |     bording: { provider: daisy, phone: 361-555-0102, cities: [southvale] }',
      '    |     ~~~~~~~',
      '  hint: Did you mean `boarding` or `bedding`?',
    ],
    mended: [' 17 |     boarding: { provider: daisy, phone: 361-555-0102, cities: [southvale] }'],
  },
  'unknown-city': {
    report: [
      'catalog/network.yaml:17:64 - error unknown-city: There is no city `southvail`.',
      ' 17 |     boarding: { provider: daisy, phone: 361-555-0102, cities: [southvail] }',
      '    |                                                                ~~~~~~~~~',
      '  hint: Did you mean `southvale`?',
    ],
    mended: [' 17 |     boarding: { provider: daisy, phone: 361-555-0102, cities: [southvale] }'],
  },
  'unknown-column': {
    report: [
      'catalog/calculators.yaml:19:12 - error unknown-column: The options of `cost` have no `low`.',
      ' 19 |     value: cost.low',
      '    |            ~~~~~~~~',
      '  hint: `cost` is a step; only the options of selects have columns. Write `low(cost)`.',
    ],
    mended: [' 19 |     value: low(cost)'],
  },
  'unknown-figure': {
    report: [
      'catalog/calculators.yaml:23:62 - error unknown-figure: The sentence shows no figure `costs`.',
      ' 23 |     - { name: twelve feet, inputs: {}, value: 24, figures: { costs: [24, 36] }, source: 12 x 2 and 12 x 3 }',
      '    |                                                              ~~~~~',
      '  hint: Did you mean `cost`?',
    ],
    mended: [
      ' 23 |     - { name: twelve feet, inputs: {}, value: 24, figures: { cost: [24, 36] }, source: 12 x 2 and 12 x 3 }',
    ],
  },
  'unknown-function': {
    report: [
      'catalog/calculators.yaml:11:14 - error unknown-function: There is no function `atan2`.',
      ' 11 |     outcome: atan2(m, p) / 1 deg',
      '    |              ~~~~~~~~~~~',
      '  hint: Write `atan(m / p)`.',
    ],
    mended: [' 11 |     outcome: atan(m / p) / 1 deg'],
  },
  'unknown-index': {
    report: [
      'catalog/figures.yaml:5:12 - error unknown-index: There is no price index `bulding`.',
      ' 5 |     index: bulding',
      '   |            ~~~~~~~',
      '  hint: Did you mean `building`?',
    ],
    mended: [' 5 |     index: building'],
  },
  'unknown-input': {
    report: [
      'catalog/calculators.yaml:14:19 - error unknown-input: This calculator has no input `lenght`.',
      ' 14 |     - volume with lenght = 60 ft >= volume',
      '    |                   ~~~~~~',
      '  hint: Did you mean `length`?',
    ],
    mended: [' 14 |     - volume with length = 60 ft >= volume'],
  },
  'unknown-key': {
    report: [
      'catalog/calculators.yaml:11:3 - error unknown-key: Calculator `bedding` has no key `calculations`.',
      ' 11 |   calculations:',
      '    |   ~~~~~~~~~~~~',
      '  hint: Write `formula`.',
    ],
    mended: [' 11 |   formula:'],
  },
  'unknown-lookup': {
    report: [
      'catalog/calculators.yaml:12:13 - error unknown-lookup: There is no table or schedule `length`.',
      ' 12 |     volume: length[depth] * width * depth',
      '    |             ~~~~~~~~~~~~~',
      '  hint: `length` is a value, not a table: write it without `[...]`.',
    ],
    mended: [' 12 |     volume: length * width * depth'],
  },
  'unknown-name': {
    report: [
      'catalog/calculators.yaml:13:20 - error unknown-name: There is no `chips` here.',
      ' 13 |     cost: volume * chips',
      '    |                    ~~~~~',
      '  hint: Write `prices.chips`.',
    ],
    mended: [' 13 |     cost: volume * prices.chips'],
  },
  'unknown-neighborhood': {
    report: [
      'catalog/network.yaml:19:59 - error unknown-neighborhood: `northvale` has no neighborhood `stations`.',
      ' 19 |     - { service: boarding, city: northvale, neighborhood: stations, provider: daisy, phone: 361-555-0103 }',
      '    |                                                           ~~~~~~~~',
      '  hint: Did you mean `station`?',
    ],
    mended: [
      ' 19 |     - { service: boarding, city: northvale, neighborhood: station, provider: daisy, phone: 361-555-0103 }',
    ],
  },
  'unknown-option': {
    report: [
      'catalog/calculators.yaml:13:27 - error unknown-option: `oka` is not an option of `chips`.',
      ' 13 |     - volume with chips = "oka" <= volume',
      '    |                           ~~~~~',
      '  hint: Did you mean `oak`?',
    ],
    mended: [' 13 |     - volume with chips = "oak" <= volume'],
  },
  'unknown-placeholder': {
    report: [
      'catalog/network.yaml:22:21 - error unknown-placeholder: Nothing is filled in for `{servce}` here, so it would be published as it stands.',
      ' 22 | cta: { active: "Ask {servce} nearby.", waiting: "Nobody near does {service} yet." }',
      '    |                     ~~~~~~~~',
      '  hint: Did you mean `{service}`?',
    ],
    mended: [' 22 | cta: { active: "Ask {service} nearby.", waiting: "Nobody near does {service} yet." }'],
  },
  'unknown-provider': {
    report: [
      'catalog/network.yaml:15:28 - error unknown-provider: There is no provider `rovers`.',
      ' 15 |     northvale: { provider: rovers, phone: 361-555-0101, services: all }',
      '    |                            ~~~~~~',
      '  hint: Did you mean `rover`?',
    ],
    mended: [' 15 |     northvale: { provider: rover, phone: 361-555-0101, services: all }'],
  },
  'unknown-secondary': {
    report: [
      'catalog/calculators.yaml:30:65 - error unknown-secondary: The result has no secondary figure labelled `High ende`.',
      ' 30 |     - { name: three nights, inputs: {}, value: 60, secondary: { High ende: 75 }, source: 3 x 20 and 3 x 25 }',
      '    |                                                                 ~~~~~~~~~',
      '  hint: Did you mean `High end`?',
    ],
    mended: [
      ' 30 |     - { name: three nights, inputs: {}, value: 60, secondary: { High end: 75 }, source: 3 x 20 and 3 x 25 }',
    ],
  },
  'unknown-service': {
    report: [
      "catalog/calculators.yaml:5:12 - error unknown-service: `Beds` is not the name of this calculator's category, `Bedding`.",
      ' 5 |   service: Beds',
      '   |            ~~~~',
      '  hint: Leave `service` out, or rename the category in network.yaml.',
    ],
    mended: [],
  },
  'unknown-shared-figure': {
    report: [
      'catalog/calculators.yaml:14:48 - error unknown-shared-figure: There is no figure `bagg` in `prices`.',
      ' 14 |         pine: { label: Pine, price: 3 * prices.bagg }',
      '    |                                                ~~~~',
      '  hint: Did you mean `bag`?',
    ],
    mended: [' 14 |         pine: { label: Pine, price: 3 * prices.bag }'],
  },
  'unknown-tag': {
    report: [
      'catalog/calculators.yaml:4:8 - error unknown-tag: There is no tag `housign`.',
      ' 4 |   tag: housign',
      '   |        ~~~~~~~',
      '  hint: Did you mean `housing`?',
    ],
    mended: [' 4 |   tag: housing'],
  },
  'unknown-text': {
    report: [
      'catalog/calculators.yaml:12:21 - error unknown-text: This is never the text "larg".',
      ' 12 |     load: if size = "larg" then 2 * chips else chips',
      '    |                     ~~~~~~',
      '  hint: Did you mean `large`?',
    ],
    mended: [' 12 |     load: if size = "large" then 2 * chips else chips'],
  },
  'unknown-unit': {
    report: [
      'catalog/calculators.yaml:13:26 - error unknown-unit: `foot` is not a unit.',
      ' 13 |     bags: if length > 40 foot then 3 bag else 4 bag',
      '    |                          ~~~~',
      '  hint: Write `ft`.',
    ],
    mended: [' 13 |     bags: if length > 40 ft then 3 bag else 4 bag'],
  },
  'unnamed-figure': {
    report: [
      'catalog/calculators.yaml:20:35 - error unnamed-figure: A sentence shows inputs and steps; this has no name by which callers could read it.',
      ' 20 |     interpretation: "{length} at {grade.price} run {cost}."',
      '    |                                   ~~~~~~~~~~~',
      '  hint: Make it a step, `price: grade.price`, and write `{price}` here.',
    ],
    mended: [],
  },
  'unsupported-price': {
    report: [
      'catalog/figures.yaml:4:12 - error unsupported-price: No record states the high end of `prices.chips`, 50 EUR/cuyd, within a tenth.',
      ' 4 |     value: 30..50 EUR/cuyd',
      '   |            ~~~~~~~~~~~~~~~',
      '  hint: The nearest is 40. Follow a record, or add `because` with what the value follows from.',
    ],
    mended: [],
  },
  'unused-column': {
    report: [
      'catalog/calculators.yaml:14:34 - error unused-column: Nothing uses the column `area` of `room`.',
      ' 14 |         shared: { label: Shared, area: 20 sqft, rate: 20..25 EUR/day }',
      '    |                                  ~~~~',
      '  hint: Use it, or remove it.',
    ],
    mended: [],
  },
  'unused-figure': {
    report: [
      'catalog/figures.yaml:7:3 - error unused-figure: Nothing uses the shared figure `prices.box`.',
      ' 7 |   box:',
      '   |   ~~~',
      '  hint: Use it in a formula, or remove it.',
    ],
    mended: [],
  },
  'unused-input': {
    report: [
      'catalog/calculators.yaml:10:5 - error unused-input: Nothing uses the input `height`.',
      ' 10 |     height: { label: Height, type: number, unit: ft, default: 6, min: 4, max: 9, step: 1 }',
      '    |     ~~~~~~',
      '  hint: Use it in a formula, or remove it; callers would think it matters.',
    ],
    mended: [],
  },
  'unused-lookup': {
    report: [
      'catalog/calculators.yaml:10:5 - error unused-lookup: Nothing uses the table or schedule `fee`.',
      ' 10 |     fee:',
      '    |     ~~~',
      '  hint: Use it, or remove it.',
    ],
    mended: [],
  },
  'unused-step': {
    report: [
      'catalog/calculators.yaml:13:5 - error unused-step: Nothing uses the step `area`.',
      ' 13 |     area: length * width',
      '    |     ~~~~',
      '  hint: Use it, or remove it.',
    ],
    mended: [],
  },
  'wide-estimate': {
    report: [
      'catalog/calculators.yaml:14:32 - advice wide-estimate: With the defaults the high end of the total is 5.00 times the low end.',
      ' 14 |       - { line: Chips, figure: cost, covers: material }',
      '    |                                ~~~~',
      '  hint: Add `because` to the estimate with what makes the difference.',
    ],
    mended: [],
  },
  'wide-price': {
    report: [
      'catalog/figures.yaml:4:12 - advice wide-price: The high end of `prices.chips` is more than three times its low end.',
      ' 4 |     value: 20..80 EUR/cuyd',
      '   |            ~~~~~~~~~~~~~~~',
      '  hint: Add `because` with what makes the difference, or split it by what does.',
    ],
    mended: [],
  },
  'wrong-argument-count': {
    report: [
      'catalog/calculators.yaml:18:11 - error wrong-argument-count: `price` takes `room` and `season`, not `season, room`.',
      ' 18 |     cost: price[season, room]',
      '    |           ~~~~~~~~~~~~~~~~~~~',
      '  hint: Write `price[room, season]`.',
    ],
    mended: [' 18 |     cost: price[room, season]'],
  },
  'wrong-kind': {
    report: [
      'catalog/calculators.yaml:13:11 - error wrong-kind: This is a comparison, but a number is needed here.',
      ' 13 |     bags: bags = ceil(volume / (2 cuft/bag))',
      '    |           ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Write `ceil(volume / (2 cuft/bag))`: the name of a step comes before the colon.',
    ],
    mended: [' 13 |     bags: ceil(volume / (2 cuft/bag))'],
  },
  'wrong-type': {
    report: [
      'catalog/calculators.yaml:2:10 - error wrong-type: This is the number `12`, but text is needed here.',
      ' 2 |   title: 12',
      '   |          ~~',
      '  hint: Write `"12"`, in quotes.',
    ],
    mended: [' 2 |   title: "12"'],
  },
  'yaml-syntax': {
    report: [
      'catalog/calculators.yaml:6:15 - error yaml-syntax: This is not valid YAML: the text in quotes has ended before this.',
      " 6 |   disclaimer: 'Don't order less.'",
      '   |               ~~~~~~~~~~~~~~~~~~~',
      '  hint: Put the other quote marks around it: `"Don\'t order less."`.',
    ],
    mended: [' 6 |   disclaimer: "Don\'t order less."'],
  },
} as const satisfies Readonly<Record<string, Example>>;
