/** Edits of a catalog, each classed as a person would class it; those that nobody meets say nothing. */
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import type { Edit } from './kennel.js';
import { edited, kennel } from './kennel.js';

const today = '2026-06-01';
const base = kennel([]);

/** What is said, as far as it stands here, of the catalog with these edits. */
type Row = readonly [name: string, edits: readonly Edit[], said: readonly string[]];

const one = (from: string, to: string, file: Edit['file'] = 'calculators'): readonly Edit[] => [{ file, from, to }];

const nights = 'nights: { label: Nights, type: number, unit: day, default: 3, min: 1, max: 30, step: 1 }';
const deep = '    - { name: a deep bed, inputs: { depth: "6" }, value: 1.33, source: 72 x 0.5 / 27 }\n';

const breaking: readonly Row[] = [
  [
    'an input is renamed',
    [
      { from: 'dogs: { label: Dogs', to: 'animals: { label: Dogs' },
      { from: 'dogs <= 2', to: 'animals <= 2' },
      { from: 'board: dogs *', to: 'board: animals *' },
      { from: 'care: dogs *', to: 'care: animals *' },
      { from: 'food: dogs *', to: 'food: animals *' },
    ],
    ['breaking boarding: input `dogs` is now `animals`'],
  ],
  [
    'an input must be given',
    one('default: 12, min: 4', 'required: true, min: 4').concat(
      one('name: a run of 12 by 6, inputs: {}', 'name: a run of 12 by 6, inputs: { length: 12 }'),
      one('inputs: { depth: "6" }', 'inputs: { length: 12, depth: "6" }'),
    ),
    ['breaking bedding: input `length` no longer has a default', 'documentation bedding: the worked examples'],
  ],
  [
    'an option is renamed',
    [{ from: '"4": 4 in', to: '"4in": { label: 4 in, value: 4 in }' }],
    ['breaking bedding: option `4` of `depth` is now `4in`'],
  ],
  ['an option goes', one('"4": 4 in, ', ''), ['breaking bedding: option `4` of `depth` is gone']],
  [
    'an option is exchanged for another one',
    one('"4": 4 in', '"5": 5 in'),
    ['breaking bedding: option `4` of `depth` is gone', 'documentation bedding: new option `5` of `depth`'],
  ],
  [
    'a bound is narrowed',
    one('min: 4, max: 40', 'min: 4, max: 20'),
    ['breaking bedding: max of input `width` 40 -> 20', 'documentation bedding: proved ranges: '],
  ],
  [
    'an input takes only whole numbers',
    one('default: 1, min: 1, max: 4, step: 1 }', 'default: 1, min: 1, max: 4, step: 1, whole: true }'),
    ['breaking boarding: input `dogs` takes only whole numbers'],
  ],
  [
    'a requirement is tightened',
    one('dogs <= 2 or', 'dogs <= 1 or'),
    ['breaking boarding: requirement `dogs <= 1 or room = "own"`'],
  ],
  [
    'a requirement is added',
    one('  require:\n', '  require:\n    - { that: weight <= 140 lb or dogs <= 1, message: Big dogs come alone. }\n'),
    ['breaking boarding: requirement `weight <= 140 lb or dogs <= 1`', 'documentation boarding: proved ranges: '],
  ],
  [
    'the unit of the result changes',
    [
      { from: '    unit: cuyd\n', to: '    unit: cuft\n' },
      { from: 'value: 0.67', to: 'value: 18' },
      { from: 'value: 1.33', to: 'value: 36' },
    ],
    [
      'breaking bedding: unit of the result cubic yards -> cu ft',
      'breaking bedding: unit of `volume` cubic yards -> cu ft',
    ],
  ],
  [
    'a secondary figure is renamed',
    [
      { from: 'label: Bags, value', to: 'label: Bags of chips, value' },
      { from: 'secondary: { Bags: 9 }', to: 'secondary: { Bags of chips: 9 }' },
    ],
    [
      'breaking bedding: secondary figure `Bags` is gone',
      'documentation bedding: new secondary figure `Bags of chips`',
    ],
  ],
  [
    'a figure of the sentence goes',
    one('{bags} for {cost}', 'that is {cost}'),
    ['breaking bedding: figure `bags` is gone', 'documentation bedding: the sentence'],
  ],
  [
    'a city goes',
    [
      { file: 'network', from: '  southvale: Southvale\n', to: '' },
      { file: 'network', from: 'cities: [southvale]', to: 'cities: [northvale]' },
      { file: 'network', from: 'services: all }', to: 'services: all, except: [boarding] }' },
    ],
    [
      'breaking network: city `southvale` is gone',
      'behaviour network: another provider for `boarding`',
      'behaviour network: no longer a provider for `boarding`',
    ],
  ],
  [
    'an input is counted in another unit of the same kind',
    one(
      'label: Width, type: number, unit: ft, default: 6, min: 4, max: 40, step: 1 }',
      'label: Width, type: number, unit: in, default: 72, min: 48, max: 480, step: 12 }',
    ),
    ['breaking bedding: unit of input `width` ft -> in: only plain numbers change'],
  ],
  ['a category goes', one(', fencing: Fencing', '', 'network'), ['breaking network: category `fencing` is gone']],
  [
    'leads are no longer taken',
    [
      {
        file: 'service',
        from: 'leads:\n  tag: handing-over\n  sample_phone: 361-555-0199\n  per_hour: 5\n  consent: I agree that the kennel may call me.\n',
        to: '',
      },
      { file: 'service', from: '  handing-over: Leads for kennels.\n', to: '' },
    ],
    ['breaking service: leads are no longer taken', 'breaking service: tag `handing-over` is gone'],
  ],
];

const behaviour: readonly Row[] = [
  [
    'a default moves',
    one('default: 6, min: 4, max: 40', 'default: 8, min: 4, max: 40').concat(
      one(
        'inputs: {}, value: 0.67, secondary: { Bags: 9 }',
        'inputs: { width: 6 }, value: 0.67, secondary: { Bags: 9 }',
      ),
      one('inputs: { depth: "6" }', 'inputs: { width: 6, depth: "6" }'),
    ),
    [
      'behaviour bedding: default of input `width` 6 -> 8',
      'behaviour bedding: a call without inputs gets 0.89 instead of 0.67',
      'documentation bedding: the worked examples',
    ],
  ],
  [
    'a bound is widened',
    one('min: 4, max: 60', 'min: 4, max: 61'),
    ['behaviour bedding: max of input `length` 60 -> 61', 'behaviour bedding: proved ranges: '],
  ],
  [
    'a constant of a formula changes',
    one('2 cuft/bag', '1.9 cuft/bag').concat(one('Bags: 9', 'Bags: 10')),
    [
      'behaviour bedding: proved ranges: ',
      'behaviour bedding: `Bags` is ',
      'behaviour bedding: `Cost (low)` and `cost low` are ',
      'behaviour bedding: `bags` is ',
      'behaviour bedding: `cost high` is ',
    ],
  ],
  [
    'a cell of a table changes',
    one('winter: 20, summer: 35', 'winter: 25, summer: 35'),
    ['behaviour boarding: `value` and `cost low` are ', 'behaviour boarding: `High end` and `cost high` are '],
  ],
  [
    'a line of a schedule changes',
    one('{ 20: 0, 50: 5 }', '{ 20: 1, 50: 5 }'),
    [
      'documentation boarding: proved ranges: ',
      'behaviour boarding: `value` and `cost low` are 0 to 4 EUR higher, never lower',
      'behaviour boarding: `High end` and `cost high` are 0 to 4 EUR higher, never lower',
    ],
  ],
  [
    'a branch begins elsewhere',
    one('weight > 60 lb', 'weight > 70 lb'),
    ['behaviour boarding: `food` is 0 to 84 lb higher, never lower', 'behaviour boarding: `size` is '],
  ],
  [
    'a shared figure changes',
    one('4..7 EUR/bag', '4..8 EUR/bag', 'figures').concat(one('price: 4..7 EUR,', 'price: 4..8 EUR,')),
    [
      'behaviour bedding: cost band 4..7 per bag -> 4..8 per bag',
      'behaviour bedding: proved ranges: ',
      'behaviour bedding: `cost high` is 2 to 600 EUR higher for every call',
      'behaviour figures: shared figure `chips.price` 4..7 -> 4..8',
    ],
  ],
  [
    'the answer loses a decimal',
    one('decimals: 2', 'decimals: 1').concat(one('value: 0.67', 'value: 0.7'), one('value: 1.33', 'value: 1.3')),
    ['behaviour bedding: decimals of the result 2 -> 1', 'behaviour bedding: decimals of `volume` 2 -> 1'],
  ],
  [
    'a requirement is relaxed',
    one('dogs <= 2 or', 'dogs <= 3 or').concat(one('Three dogs need', 'Four dogs need')),
    ['behaviour boarding: requirement `dogs <= 2 or room = "own"` is gone'],
  ],
  [
    'the cost band moves',
    one('price: 20..6000 EUR', 'price: 25..6000 EUR'),
    ['behaviour boarding: cost band 20..6000 per stay -> 25..6000 per stay'],
  ],
  [
    'a provider has a new number',
    one('361-555-0102', '361-555-0109', 'network'),
    ['behaviour network: number of `daisy` in southvale: +13615550102 -> +13615550109'],
  ],
  [
    'fewer requests are allowed',
    one('requests_per_minute: 30', 'requests_per_minute: 20', 'service'),
    ['behaviour service: requests per minute 30 -> 20'],
  ],
];

const documentation: readonly Row[] = [
  ['a title', one('title: Bedding Calculator', 'title: Chips Calculator'), ['documentation bedding: the title']],
  [
    'a hint',
    one('default: 12, min: 4, max: 60, step: 1 }', 'default: 12, min: 4, max: 60, step: 1, hint: Inside }'),
    ['documentation bedding: hint of input `length`'],
  ],
  [
    'the step of a form',
    one(nights, nights.replace('step: 1', 'step: 0.5')),
    ['documentation boarding: step of input `nights` 1 -> 0.5'],
  ],
  [
    'an option is added',
    one('"6": 6 in', '"6": 6 in, "5": 5 in'),
    ['documentation bedding: new option `5` of `depth`'],
  ],
  [
    'the words of an option',
    one('phrase: in winter', 'phrase: in the winter'),
    ['documentation boarding: words for option `winter` of `season`'],
  ],
  [
    'a source',
    one("The kennel's price list.", "The kennel's price list of 2026."),
    ['documentation boarding: the sources'],
  ],
  ['a sentence', one('of chips: {bags}', 'of wood chips: {bags}'), ['documentation bedding: the sentence']],
  [
    'an example is added',
    one(
      deep,
      `${deep}    - { name: a small run, inputs: { length: 4, width: 4 }, value: 0.15, source: 16 x 0.25 / 27 }\n`,
    ),
    ['documentation bedding: the worked examples'],
  ],
  [
    'a law is added',
    one('  require:\n', '  laws:\n    - cost rises with nights\n  require:\n'),
    ['documentation boarding: new law: cost rises with nights'],
  ],
  [
    'a law is added that is only tried',
    one('  require:\n', '  laws:\n    - tried: (nights / 4 day) + 4 day / nights >= 2\n  require:\n'),
    ['documentation boarding: new law, tried: nights / 4 day + 4 day / nights >= 2'],
  ],
  [
    'a shared figure is added, and used in place of the same number',
    [
      { file: 'figures', from: 'chips:\n', to: 'chips:\n  bag: { value: 2 cuft/bag, source: The bag label }\n' },
      { from: '2 cuft/bag', to: 'chips.bag' },
    ],
    ['documentation bedding: the sources', 'documentation figures: new shared figures: chips.bag'],
  ],
  [
    'the age of a shared figure',
    one('date: 2026-01-01', 'date: 2026-02-01', 'figures'),
    [
      'documentation bedding: the age of its figures',
      'documentation figures: what shared figure `chips.price` rests on',
    ],
  ],
  [
    'a city is added',
    one('  southvale: Southvale\n', '  southvale: Southvale\n  westvale: Westvale\n', 'network'),
    ['documentation network: new city `westvale`'],
  ],
  [
    'an announcement',
    one(
      '  disclaimer: Chips settle',
      '  deprecated: { since: 2026-05-01, until: 2026-12-31 }\n  disclaimer: Chips settle',
    ),
    ['documentation bedding: its deprecation'],
  ],
  [
    'a formula that is written differently',
    one('length * width * depth', 'depth * (length * width)'),
    ['documentation bedding: formulas are written differently'],
  ],
];

const nothing: readonly Row[] = [
  ['a comment', one('# Two calculators of a kennel', '# Two calculators for kennels'), []],
  [
    'other line breaks and quotes',
    one('subtitle: Wood chips for a run', 'subtitle: >-\n    Wood chips\n    for a run'),
    [],
  ],
  [
    'a step that no sentence speaks is renamed',
    [
      { from: '    care: dogs', to: '    nursing: dogs' },
      { from: 'board + care', to: 'board + nursing' },
    ],
    [],
  ],
  ['spaces and brackets of a formula', one('board + care', '(board)  +  care'), []],
  ['a figure in another spelling', one('2 cuft/bag', '2.0 cuft/bag'), []],
  [
    'a step is written into another one',
    [
      { from: '    care: dogs * fee[weight]\n', to: '' },
      { from: 'board + care', to: 'board + dogs * fee[weight]' },
    ],
    [],
  ],
];

test.each([...breaking, ...behaviour, ...documentation, ...nothing])('%s', (_, edits, said) => {
  const { changes } = compareCatalogs(base, kennel(edits), today);
  const found = changes.map(({ class: kind, where, what }) => `${kind} ${where}: ${what}`);
  const isSaid = (text: string): boolean => found.some((each) => each.startsWith(text));
  expect({ found, missing: said.filter((text) => !isSaid(text)) }).toEqual({ found, missing: [] });
  const isExpected = (text: string): boolean => said.some((each) => text.startsWith(each));
  expect(found.filter((text) => !isExpected(text))).toEqual([]);
});

test('the table has forty edits and more, and every edit changes its file', () => {
  const rows = [...breaking, ...behaviour, ...documentation, ...nothing];
  expect(rows.length).toBeGreaterThanOrEqual(40);
  for (const [, edits] of rows) expect(edited(edits)).not.toEqual(edited([]));
});
