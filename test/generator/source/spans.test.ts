import type { CatalogTexts } from '../../support/check-catalog.js';
import { checkCatalog } from '../../support/check-catalog.js';
import { readMarks } from '../../support/marks.js';

/** A file of the kennel with the slip and every place that its message marks. */
const head = `bedding:
  title: Bedding Calculator
  subtitle: Wood chips for a run
  tag: housing
  service: Bedding
  disclaimer: Chips settle.`;
const inputs = `  inputs:
    length: { label: Length, type: number, unit: ft, default: 12, min: 4, max: 60, step: 1 }
    width: { label: Width, type: number, unit: ft, default: 6, min: 4, max: 40, step: 1 }`;
const tail = `  cost_band: null
  examples:
    - { name: a run of 12 by 6, inputs: {}, value: 72, source: 12 x 6 }
  sources: [A tape measure]`;
const result = `  result:
    value: area
    unit: sqft
    interpretation: "{area} to cover."`;

/** Each names the file of the catalog it stands in; the places of all messages are compared with the marks. */
const cases: readonly (readonly [name: string, file: keyof CatalogTexts, marked: string])[] = [
  [
    'a plain formula',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: lenght * width\n          ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a formula in double quotes',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: "lenght * width"\n           ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a formula in single quotes',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: 'lenght * width'\n           ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a plain formula over two lines',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: width\n      * lenght\n        ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a literal block',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: |\n      width\n      * lenght\n        ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a folded block',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: >-\n      width\n      * lenght\n        ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a block with its own indentation',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: >2-\n        width *\n          lenght\n          ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'formulas in braces',
    'calculators',
    `${head}\n${inputs}\n  formula: { area: lenght * width }\n                   ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a comment behind the formula',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: lenght * width # lenght\n          ~~~~~~\n${result}\n${tail}`,
  ],
  [
    'a sentence in a folded block',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: length * width\n  result:\n    value: area\n    unit: sqft\n    interpretation: >-\n      There are\n      {aera} to cover.\n       ~~~~\n${tail}`,
  ],
  [
    'a sentence with umlauts before it',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: length * width\n  result:\n    value: area\n    unit: sqft\n    interpretation: "F\u00fcr den K\u00e4fig: {aera}."\n                                     ~~~~\n${tail}`,
  ],
  [
    'two operands of different kinds',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: length * (width + 4 lb)\n                    ~~~~~   ~~~~\n${result}\n${tail}`,
  ],
  [
    'a declared unit and the formula that gives another',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: length * width\n  result:\n    value: area\n           ~~~~\n    unit: cuyd\n          ~~~~\n    interpretation: Chips.\n${tail}`,
  ],
  [
    'a default and the bound that it passes',
    'calculators',
    `${head}\n${inputs.replace('default: 6', 'default: 2')}\n                                                            ~       ~\n  formula:\n    area: length * width\n${result}\n${tail}`,
  ],
  [
    'a name on the left of its colon',
    'calculators',
    `${head}\n  inputs:\n    Length: { label: Length, type: number, default: 1, min: 1, max: 2, step: 1 }\n    ~~~~~~\n  formula:\n    area: 1 sqft\n${result}\n${tail}`,
  ],
  [
    'a key written twice',
    'calculators',
    `bedding:\n  tag: housing\n  ~~~\n${head.replace('bedding:\n', '').replace('  tag: housing\n', '  tag: stays\n  ~~~\n')}\n${inputs}\n  formula:\n    area: length * width\n${result}\n${tail}`,
  ],
  [
    'two calculators with one slug',
    'calculators',
    `${head.replace('\n', '\n~~~~~~~\n')}\n${inputs}\n  formula:\n    area: length * width\n${result}\n${tail}\nbedding: 1\n~~~~~~~  ~`,
  ],
  [
    'a unit that is not known',
    'calculators',
    `${head}\n${inputs}\n  formula:\n    area: length * width + 1 ft*yrd\n                                ~~~\n${result}\n${tail}`,
  ],
  [
    'a part of a unit below the line',
    'units',
    'ft: { dimension: length, label: ft, one: foot, many: feet }\npace: { is: 3 ft/yrd, label: pace, one: pace, many: paces }\n                 ~~~',
  ],
  [
    'a list item',
    'network',
    `region: The valley
cta: { active: Ask., waiting: Nobody yet. }
cities: { northvale: Northvale }
neighborhoods: {}
categories: { housing: { bedding: Bedding }, stays: { boarding: Boarding } }
providers: { rover: Rover }
slots:
  page_url: https://kennel.example/{city}
  by_service:
    boarding: { provider: rover, phone: 361-555-0100, cities: [northvale, southvale] }
                                                                          ~~~~~~~~~`,
  ],
];

/** Only the messages about the file itself: a broken unit also shows where it is used. */
test.each(cases)('%s', (_, file, marked) => {
  const { text, marks } = readMarks(marked);
  const { diagnostics } = checkCatalog({ [file]: text });
  const own = diagnostics.filter(({ span }) => span.source.path === `catalog/${file}.yaml`);
  const places = own.flatMap(({ span, related }) => [span, ...related.map((each) => each.span)]);
  const found = places.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
  expect(marks.length).toBeGreaterThan(0);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
    marks.map(({ start, end }) => text.slice(start, end)),
  );
  expect(found).toEqual(marks);
});
