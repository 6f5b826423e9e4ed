/** Cases of the codes from p to t, recorded by `RECORD=true npx jest test/diagnostics`. */
import type { Example } from './example.js';

export const examplesFromP = {
  'percent-added': {
    report: [
      'catalog/calculators.yaml:13:59 - advice percent-added: This adds `10%` as a plain number, not as a share of what comes before it.',
      ' 13 |     bags: ceil(volume / (2 cuft/bag)) * (length / width + 10%)',
      '    |                                                           ~~~',
      '  hint: A share of it is `length / width * 10%`; if you mean the number, name the percentage in a step.',
    ],
    mended: [],
  },
  'power-of-fraction': {
    report: [
      'catalog/calculators.yaml:11:19 - advice power-of-fraction: `p ^ 1/3` means `(p ^ 1) / 3`, because a power comes before a division.',
      ' 11 |     outcome: ceil(p ^ 1/3 / (5 * m))',
      '    |                   ~~~~~~~',
      '  hint: Write `p ^ (1/3)` for the fraction, or `(p ^ 1) / 3` if you mean that.',
    ],
    mended: [' 11 |     outcome: ceil(p ^ (1/3) / (5 * m))'],
  },
  'power-undefined': {
    report: [
      'catalog/calculators.yaml:12:38 - error power-undefined: This power has no answer when length is 4 feet.',
      ' 12 |     volume: length * width * depth * ((length - 10 ft) / 1 ft) ^ 0.3',
      '    |                                      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: A negative number has no fractional power and zero no negative one: change the bounds or the formula.',
    ],
    mended: [],
  },
  'price-in-formula': {
    report: [
      'catalog/calculators.yaml:10:20 - advice price-in-formula: `(1.20 EUR/ft..2 EUR/ft)` is a price inside a formula, where nothing says where it comes from.',
      ' 10 |     cost: length * (1.20 EUR/ft..2 EUR/ft)',
      '    |                    ~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Make it a figure of catalog/figures.yaml with `evidence`, and name that here.',
    ],
    mended: [],
  },
  'range-as-difference': {
    report: [
      'catalog/calculators.yaml:16:38 - error range-as-difference: `40-30 EUR/day` is a subtraction here and gives 10.',
      ' 16 |         own: { label: Its own, rate: 40-30 EUR/day, warmth: 20 degC }',
      '    |                                      ~~~~~~~~~~~~~',
      '  hint: Write `30..40 EUR/day`.',
    ],
    mended: [' 16 |         own: { label: Its own, rate: 30..40 EUR/day, warmth: 20 degC }'],
  },
  'range-not-allowed': {
    report: [
      'catalog/calculators.yaml:19:15 - error range-not-allowed: This is a range, but what `fee` looks up must be a single number.',
      ' 19 |     cost: fee[weight * (1..2)]',
      '    |               ~~~~~~~~~~~~~~~',
      '  hint: Take one end: `low(x)`, `mid(x)` or `high(x)`.',
    ],
    mended: [],
  },
  'range-upside-down': {
    report: [
      'catalog/calculators.yaml:14:40 - error range-upside-down: This range has its low end above its high end.',
      ' 14 |         shared: { label: Shared, rate: 25..20 EUR/day }',
      '    |                                        ~~~~~~~~~~~~~~',
      '  hint: Write `20..25 EUR/day`.',
    ],
    mended: [' 14 |         shared: { label: Shared, rate: 20..25 EUR/day }'],
  },
  'reading-arithmetic': {
    report: [
      'catalog/calculators.yaml:11:18 - error reading-arithmetic: A value in `degC` is a reading on a scale with its own zero; readings can only be compared and subtracted.',
      ' 11 |     outcome: p * t',
      '    |                  ~ degC',
      '  hint: As a plain number it is `(t - 0 degC) / 1 kelvin`; or calculate with the difference of two readings.',
    ],
    mended: [],
  },
  'require-never-holds': {
    report: [
      'catalog/calculators.yaml:12:15 - error require-never-holds: No inputs meet this requirement.',
      ' 12 |     - { that: length > 60 ft, message: Too short. }',
      '    |               ~~~~~~~~~~~~~~',
      '  hint: Correct the comparison; as it stands, every call would be refused.',
    ],
    mended: [],
  },
  'reserved-name': {
    report: [
      'catalog/calculators.yaml:9:5 - error reserved-name: `min` cannot be used as a name: it is the name of a function.',
      ' 9 |     min: { label: Width, type: number, unit: ft, default: 6, min: 4, max: 40, step: 1 }',
      '   |     ~~~',
      '  hint: Choose another name.',
    ],
    mended: [],
  },
  'root-of-negative': {
    report: [
      'catalog/calculators.yaml:12:38 - error root-of-negative: This takes the root of a negative number when length is 4 feet.',
      ' 12 |     volume: length * width * depth * sqrt((length - 10 ft) / 1 ft)',
      '    |                                      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Change the bounds, add a `require`, or take `max(x, 0)` first.',
    ],
    mended: [],
  },
  'rounding-needs-multiple': {
    report: [
      'catalog/calculators.yaml:12:18 - error rounding-needs-multiple: `ceil` of a value in `ft` needs a multiple to round to.',
      ' 12 |     volume: ceil(length) * width * depth',
      '    |                  ~~~~~~ ft',
      '  hint: Give it a multiple: `length, 1 ft`.',
    ],
    mended: [' 12 |     volume: ceil(length, 1 ft) * width * depth'],
  },
  'schedule-exceeded': {
    report: [
      'catalog/calculators.yaml:18:11 - error schedule-exceeded: The amount goes past the last line of `fee` when weight is 150 pounds.',
      ' 18 |     cost: fee[weight]',
      '    |           ~~~~~~~~~~~',
      '  hint: Add lines or points, give the last bracket no end, or narrow the bounds of the inputs.',
    ],
    mended: [],
  },
  'schedule-order': {
    report: [
      'catalog/calculators.yaml:15:20 - error schedule-order: 40 comes after 50; the lines of a schedule must rise.',
      ' 15 |         - { up_to: 40, base: 5, rate: 0.1 }',
      '    |                    ~~',
      '  hint: Sort the lines from smallest to largest.',
    ],
    mended: [],
  },
  'schedule-shape': {
    report: [
      'catalog/calculators.yaml:30:11 - error schedule-shape: This schedule does not work: only the last bracket may have no `up_to`.',
      ' 30 |         - { base: 5, rate: 0.1 EUR/lb }',
      '    |           ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  hint: Add `up_to: ...` to this bracket, with the last amount that it applies to.',
    ],
    mended: [],
  },
  'step-cannot-reach': {
    report: [
      'catalog/calculators.yaml:8:90 - error step-cannot-reach: Steps of 7 from 4 never reach the default, 12.',
      ' 8 |     length: { label: Length, type: number, unit: ft, default: 12, min: 4, max: 60, step: 7 }',
      '   |                                                               ~~ the default',
      '   |                                                                                          ~',
      '  hint: Change the step, or the bound, so that whole steps lead from `min` to the default and to `max`.',
    ],
    mended: [],
  },
  'syntax-expected': {
    report: [
      'catalog/calculators.yaml:11:17 - error syntax-expected: Expected `then` here, but found `between`.',
      ' 11 |     outcome: if p between 5 and 20 then p else m',
      '    |                 ~~~~~~~~~~~~~~~~~~',
      '  hint: Write `p >= 5 and p <= 20`.',
    ],
    mended: [' 11 |     outcome: if p >= 5 and p <= 20 then p else m'],
  },
  'tag-mismatch': {
    report: [
      'catalog/calculators.yaml:4:8 - error tag-mismatch: The category of this calculator has the tag `housing`, not `stays`.',
      ' 4 |   tag: stays',
      '   |        ~~~~~',
      '  hint: Leave `tag` out, or move the category in network.yaml.',
    ],
    mended: [],
  },
  'tag-not-allowed': {
    report: [
      'catalog/calculators.yaml:9:61 - error tag-not-allowed: YAML tags such as `!!int` are not allowed in the catalog.',
      ' 9 |     width: { label: Width, type: number, unit: ft, default: !!int 6, min: 4, max: 40, step: 1 }',
      '   |                                                             ~~~~~',
      '  hint: Remove the tag; put the value in quotes if it must be text.',
    ],
    mended: [],
  },
  'tangent-undefined': {
    report: [
      'catalog/calculators.yaml:10:18 - error tangent-undefined: This takes the tangent of a right angle when slope is 90 degrees.',
      ' 10 |     rise: 6 ft * tan(slope)',
      '    |                  ~~~~~~~~~~',
      '  hint: Narrow the bounds of the angle, or keep it below a right angle with `min`.',
    ],
    mended: [],
  },
  'too-deep': {
    report: [
      'catalog/calculators.yaml:12:113 - error too-deep: This formula nests more than 100 levels deep.',
      ' 12 | ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((',
      '    |                                                             ~',
      '  hint: Split it into named steps.',
    ],
    mended: [],
  },
  'too-many-decimals': {
    report: [
      'catalog/calculators.yaml:8:63 - error too-many-decimals: 12.0000000004 has more than nine decimals; numbers have at most nine.',
      ' 8 |     length: { label: Length, type: number, unit: ft, default: 12.0000000004, min: 4, max: 60, step: 1 }',
      '   |                                                               ~~~~~~~~~~~~~',
      '  hint: Round it to nine decimals, or choose a unit that needs fewer.',
    ],
    mended: [],
  },
} as const satisfies Readonly<Record<string, Example>>;
