/** Edits of the project's own catalog, each with what a person would say of it. */

export interface CatalogEdit {
  readonly name: string;
  /** The entry that is edited; null for another file. */
  readonly slug: string | null;
  /** The file, where no entry is edited. */
  readonly file?: 'figures' | 'network' | 'service';
  /** What is put in place of what, everywhere in the entry or the file. */
  readonly changes: readonly (readonly [from: string, to: string])[];
  /** What follows from it in an entry. */
  readonly and?: Pick<CatalogEdit, 'changes'> & { readonly slug: string };
  /** How each line begins that is to be said, and none is to be said besides. */
  readonly said: readonly string[];
}

const sodDecimals = [
  ['decimals: 2\n    interpretation', 'decimals: 1\n    interpretation'],
  ['value: 4.44', 'value: 4.4'],
  ['value: 4.33', 'value: 4.3'],
  ['value: 0.11', 'value: 0.1'],
  ['value: 0.44', 'value: 0.4'],
  ['value: 66.67', 'value: 66.7'],
  ['value: 0.47', 'value: 0.5'],
] as const;

const breaking: readonly CatalogEdit[] = [
  {
    name: 'an input is renamed',
    slug: 'carpet-cleaning',
    changes: [
      ['rooms: { label: Rooms', 'roomCount: { label: Rooms'],
      ['rooms * 1 room', 'roomCount * 1 room'],
      ['rises with rooms', 'rises with roomCount'],
      ['{ rooms:', '{ roomCount:'],
    ],
    said: [
      'breaking carpet-cleaning: input `rooms` is now `roomCount`',
      'documentation carpet-cleaning: the worked examples',
    ],
  },
  {
    name: 'an option is renamed',
    slug: 'gutters',
    changes: [
      ['steel: { label: Galvanized', 'galvanized: { label: Galvanized'],
      ['for: steel', 'for: galvanized'],
      ['"steel"', '"galvanized"'],
      ['material: steel', 'material: galvanized'],
    ],
    said: [
      'breaking gutters: option `steel` of `material` is now `galvanized`',
      'documentation gutters: what its prices rest on',
      'documentation gutters: the worked examples',
    ],
  },
  {
    name: 'an option goes',
    slug: 'fence',
    changes: [
      [
        '        iron_4: { label: 4-ft ornamental iron, rate: 30..55, height: 4, spacing: 8, rails: 0, bags: 1, pickets: 0 }\n',
        '',
      ],
      ['for: [iron_4, iron_6]', 'for: iron_6'],
      ['count: 49', 'count: 42'],
      [
        'rate: 187..360, height: 40, spacing: 60, rails: 7, bags: 12,',
        'rate: 157..305, height: 36, spacing: 52, rails: 7, bags: 11,',
      ],
      ['    - cost with style = "iron_6" >= cost with style = "iron_4"\n', ''],
      ['style: iron_4', 'style: vinyl_6'],
      ['value: 24000', 'value: 25600'],
      ['Range: 44000, Posts: 101, 80-lb bags of concrete for posts: 101', 'Range: 52000, Posts: 101'],
      ['value: 150000', 'value: 160000'],
      ['Range: 275000, Posts: 626, 80-lb bags of concrete for posts: 626', 'Range: 325000, Posts: 626'],
    ],
    said: [
      'documentation fence: what its prices rest on',
      'breaking fence: option `iron_4` of `style` is gone',
      'behaviour fence: law gone: cost with style = "iron_6" >= cost with style = "iron_4"',
      'documentation fence: the worked examples',
    ],
  },
  {
    name: 'an input must be given',
    slug: 'concrete',
    changes: [
      ['default: 20, min: 1', 'required: true, min: 1'],
      ['inputs: {}', 'inputs: { length: 20 }'],
      ['{ thickness:', '{ length: 20, thickness:'],
    ],
    said: ['breaking concrete: input `length` no longer has a default', 'documentation concrete: the worked examples'],
  },
  {
    name: 'a bound is narrowed',
    slug: 'gutters',
    changes: [
      ['max: 1500', 'max: 1200'],
      ['eaves: 1500', 'eaves: 1200'],
      ['value: 46500', 'value: 37200'],
      ['Range: 79500, Downspouts: 43', 'Range: 63600, Downspouts: 35'],
    ],
    said: [
      'breaking gutters: max of input `eaves` 1500 -> 1200',
      'documentation gutters: proved ranges:',
      'documentation gutters: the worked examples',
    ],
  },
  {
    name: 'the unit of the result changes',
    slug: 'concrete',
    changes: [
      ['value: volume\n    unit: cuyd', 'value: volume\n    unit: cuft'],
      ['value: 2.47', 'value: 66.67'],
      ['value: 0.01', 'value: 0.29'],
      ['value: 987.65', 'value: 26666.67'],
      ['value: 8.89', 'value: 240'],
      ['value: 2.16', 'value: 58.33'],
      ['value: 3.09', 'value: 83.33'],
    ],
    said: [
      'breaking concrete: unit of the result cubic yards -> cu ft',
      'breaking concrete: unit of `volume` cubic yards -> cu ft',
    ],
  },
  {
    name: 'a requirement is added',
    slug: 'fence',
    changes: [
      [
        '  formula:\n',
        '  require:\n    - { that: length >= 20 lft or style = "chainlink_4", message: Ask for a line so short. }\n  formula:\n',
      ],
    ],
    said: ['breaking fence: requirement `length >= 20 lft or style = "chainlink_4"`'],
  },
  {
    name: 'a secondary figure is renamed',
    slug: 'sod',
    changes: [['Sod (high)', 'Grass (high)']],
    said: [
      'breaking sod: secondary figure `Sod (high)` is gone',
      'documentation sod: new secondary figure `Grass (high)`',
    ],
  },
  {
    name: 'a figure of the sentence goes',
    slug: 'cnc-machining',
    changes: [
      ['; a second one\n          adds only {another}', ''],
      ['    piecePrice: hours * complexity.rate + material.stock\n', ''],
      ['    another: piecePrice * 1 piece\n', ''],
      ['other: [each, another]', 'other: [each]'],
      ['      figures: { another: [19, 42] }\n', ''],
    ],
    said: [
      'breaking cnc-machining: figure `another` is gone',
      'documentation cnc-machining: the sentence',
      'documentation cnc-machining: formulas are written differently',
    ],
  },
];

const behaviour: readonly CatalogEdit[] = [
  {
    name: 'a price changes',
    slug: 'gutters',
    changes: [
      ['rate: 10..18', 'rate: 11..18'],
      ['value: 3360', 'value: 3570'],
    ],
    said: [
      'behaviour gutters: `value` and `cost low` are $0 to $1,500 higher, never lower',
      'behaviour gutters: `estimate: Gutters and downspouts low` is $0 to $1,500 higher, never lower',
    ],
  },
  {
    name: 'a shared price changes',
    slug: null,
    file: 'figures',
    changes: [['  gutters:\n    value: 300..500 USD', '  gutters:\n    value: 300..520 USD']],
    and: { slug: 'gutters', changes: [['Range: 500', 'Range: 520']] },
    said: [
      'behaviour figures: shared figure `minimums.gutters` 300..500 -> 300..520',
      'behaviour gutters:',
      'documentation gutters: proved ranges:',
    ],
  },
  {
    name: 'a default moves',
    slug: 'fence',
    changes: [
      ['default: 120', 'default: 100'],
      ['inputs: {}', 'inputs: { length: 120 }'],
    ],
    said: [
      'behaviour fence: default of input `length` 120 -> 100',
      'behaviour fence: a call without inputs gets 2500 instead of 3000',
      'documentation fence: the worked examples',
    ],
  },
  {
    name: 'a bound is widened',
    slug: 'painters',
    changes: [['max: 20000', 'max: 25000']],
    said: ['behaviour painters: max of input `wallSqft` 20000 -> 25000', 'behaviour painters: proved ranges:'],
  },
  {
    name: 'a constant of a formula changes',
    slug: 'fence',
    changes: [
      ['/ 5.5 in *', '/ 2.75 in *'],
      ['pickets: 275', 'pickets: 550'],
      ['pickets: 264', 'pickets: 527'],
      ['pickets: 11455', 'pickets: 22910'],
      ['pickets: 230', 'pickets: 459'],
      ['pickets: 2291 }', 'pickets: 4582 }'],
      ['rails: 42, pickets: 252', 'rails: 42, pickets: 504'],
    ],
    said: [
      'behaviour fence: proved ranges: `pickets` 0..11455 -> 0..22910',
      'behaviour fence: `pickets` is 0 to 11,455 pickets higher, never lower',
    ],
  },
  {
    name: 'a figure of an option changes',
    slug: 'cnc-machining',
    changes: [
      ['time: 3,', 'time: 3.2,'],
      ['value: 455350', 'value: 482350'],
      ['total: [455350, 938200]', 'total: [482350, 990700]'],
    ],
    said: [
      'behaviour cnc-machining: proved ranges:',
      'behaviour cnc-machining: `value` and `total low` are $0 to $27,000 higher, never lower',
      'behaviour cnc-machining: `total high` is $0 to $52,500 higher, never lower',
      'behaviour cnc-machining: `another low` is $0 to $27 higher, never lower',
      'behaviour cnc-machining: `another high` is $0 to at most $53 higher, never lower',
      'behaviour cnc-machining: `each low` is $0 to $27 higher, never lower',
      'behaviour cnc-machining: `each high` is $0 to $53 higher, never lower',
      'behaviour cnc-machining: `estimate: Machine time low` is $0 to $27,000 higher, never lower',
      'behaviour cnc-machining: `estimate: Machine time high` is $0 to $52,500 higher, never lower',
    ],
  },
  {
    name: 'the answer loses a decimal',
    slug: 'sod',
    changes: sodDecimals,
    said: ['behaviour sod: decimals of the result 2 -> 1', 'behaviour sod: decimals of `pallets` 2 -> 1'],
  },
  {
    name: 'counts are rounded otherwise',
    slug: 'gutters',
    changes: [
      ['ceil(eaves / coverages.downspout)', 'ceil(eaves / coverages.downspout + 0.5 downspout)'],
      ['Downspouts: 5 }\n      source: 150', 'Downspouts: 5 }\n      source: 150'],
      ['Downspouts: 5 }\n      source: 160', 'Downspouts: 6 }\n      source: 160'],
      ['Downspouts: 1 }', 'Downspouts: 2 }'],
      ['Downspouts: 43 }', 'Downspouts: 44 }'],
      ['Downspouts: 6 }\n      source: 210', 'Downspouts: 7 }\n      source: 210'],
    ],
    said: ['behaviour gutters: proved ranges:', 'behaviour gutters:'],
  },
  {
    name: 'the cost band moves',
    slug: 'gutters',
    changes: [['price: 8..22 USD', 'price: 8..24 USD']],
    said: ['behaviour gutters: cost band 8..22 per linear foot -> 8..24 per linear foot'],
  },
  {
    name: 'a line of the estimate covers something else',
    slug: 'concrete',
    changes: [['figure: labor, covers: labor', 'figure: labor, covers: job']],
    said: ['behaviour concrete: its estimate'],
  },
  {
    name: 'fewer requests are allowed',
    slug: null,
    file: 'service',
    changes: [['requests_per_minute: 60', 'requests_per_minute: 50']],
    said: ['behaviour service: requests per minute 60 -> 50'],
  },
  {
    name: 'another number answers',
    slug: null,
    file: 'network',
    changes: [['phone: 361-555-0100', 'phone: 361-555-0199']],
    said: ['behaviour network: number of `seven-gulls` in corpus-christi: +13615550100 -> +13615550199'],
  },
];

const documentation: readonly CatalogEdit[] = [
  {
    name: 'a title',
    slug: 'sod',
    changes: [['title: Sod Pallet Calculator', 'title: Sod Calculator']],
    said: ['documentation sod: the title'],
  },
  {
    name: 'a subtitle',
    slug: 'gutters',
    changes: [['subtitle: Installed cost of gutters and', 'subtitle: What gutters cost, and']],
    said: ['documentation gutters: the subtitle'],
  },
  {
    name: 'a disclaimer',
    slug: 'gutters',
    changes: [['Planning estimate for one story.', 'Planning estimate for houses of one story.']],
    said: ['documentation gutters: the disclaimer'],
  },
  {
    name: 'a pitfall',
    slug: 'fence',
    changes: [['      - Tearing out an old fence, rock and roots are paid on top.\n', '']],
    said: ['documentation fence: the guidance'],
  },
  {
    name: 'the label of an input',
    slug: 'sod',
    changes: [['label: Lawn area', 'label: Area of the lawn']],
    said: ['documentation sod: label of input `lawnSqft`'],
  },
  {
    name: 'the hint of an input',
    slug: 'gutters',
    changes: [['hint: All roof edges that drain, added together', 'hint: All edges of the roof that drain']],
    said: ['documentation gutters: hint of input `eaves`'],
  },
  {
    name: 'the step of a form',
    slug: 'gutters',
    changes: [['      step: 5\n', '      step: 10\n']],
    said: ['documentation gutters: step of input `eaves` 5 -> 10'],
  },
  {
    name: 'an option is added',
    slug: 'sod',
    changes: [
      [
        '        zoysia: { label: Zoysia, rate: 0.7..1.1 }\n',
        '        zoysia: { label: Zoysia, rate: 0.7..1.1 }\n        buffalo: { label: Buffalo, rate: 0.5..1 }\n',
      ],
      ['for: [stAug, bermuda, zoysia]', 'for: [stAug, bermuda, zoysia, buffalo]'],
    ],
    said: ['documentation sod: new option `buffalo` of `type`', 'documentation sod: what its prices rest on'],
  },
  {
    name: 'the words of an option',
    slug: 'gutters',
    changes: [['phrase: seamless aluminum', 'phrase: plain aluminum']],
    said: ['documentation gutters: words for option `aluminum` of `material`'],
  },
  {
    name: 'a sentence',
    slug: 'fence',
    changes: [['the usual minimum for a small job, and a', 'the usual least for a small job, and a']],
    said: ['documentation fence: the sentence'],
  },
  {
    name: 'a sentence begins elsewhere',
    slug: 'concrete',
    changes: [['when: volume < 1 cuyd', 'when: volume < 2 cuyd']],
    said: ['documentation concrete: the sentence'],
  },
  {
    name: 'a source',
    slug: 'fence',
    changes: [['A picket sold as 6 in measures', 'A picket sold as six inches measures']],
    said: ['documentation fence: the sources'],
  },
  {
    name: 'an example is added',
    slug: 'gutters',
    changes: [
      [
        '    - name: 210 ft of steel',
        '    - { name: 100 ft of copper, inputs: { eaves: 100, material: copper }, value: 2500, source: 100 x $25 }\n    - name: 210 ft of steel',
      ],
    ],
    said: ['documentation gutters: the worked examples'],
  },
  {
    name: 'a law is added',
    slug: 'gutters',
    changes: [['  laws:\n', '  laws:\n    - downspouts >= 1 downspout\n']],
    said: ['documentation gutters: new law: downspouts >= 1 downspout'],
  },
  {
    name: 'the age of a shared figure',
    slug: null,
    file: 'figures',
    changes: [['says: 150 USD, year: 2023', 'says: 150 USD, year: 2024']],
    said: [
      'documentation figures: what shared figure `minimums.carpet_visit` rests on',
      'documentation carpet-cleaning: the age of its figures 2023-01-01 -> 2024-01-01',
    ],
  },
  {
    name: 'what else people call it',
    slug: null,
    file: 'network',
    changes: [['also: [bedbugs, bed bug exterminator]', 'also: [bedbugs, bed bug exterminator, bed bugs]']],
    said: ['documentation network: words for category `bed-bug-treatment`'],
  },
  {
    name: 'an announcement',
    slug: 'gutters',
    changes: [['  disclaimer: >-', '  deprecated: { since: 2026-12-01, until: 2027-12-01 }\n  disclaimer: >-']],
    said: ['documentation gutters: its deprecation'],
  },
  {
    name: 'a formula that is written differently',
    slug: 'concrete',
    changes: [['volume: length * width * thickness to cuyd', 'volume: thickness * (width * length) to cuyd']],
    said: ['documentation concrete: formulas are written differently'],
  },
];

const nothing: readonly CatalogEdit[] = [
  {
    name: 'a comment',
    slug: 'sod',
    changes: [['  formula:\n', '  # By the piece or by the pallet.\n  formula:\n']],
    said: [],
  },
  {
    name: 'other line breaks',
    slug: 'gutters',
    changes: [['  subtitle: Installed cost of gutters', '  subtitle: >-\n    Installed cost of gutters']],
    said: [],
  },
  {
    name: 'quotes',
    slug: 'sod',
    changes: [['title: Sod Pallet Calculator', 'title: "Sod Pallet Calculator"']],
    said: [],
  },
  {
    name: 'a step that no sentence speaks is renamed',
    slug: 'gutters',
    changes: [['byFoot', 'runPrice']],
    said: [],
  },
  { name: 'spaces of a formula', slug: 'sod', changes: [['lawnSqft / coverages', 'lawnSqft/coverages']], said: [] },
  { name: 'a figure in another spelling', slug: 'gutters', changes: [['rate: 8..14', 'rate: 8.0..14.00']], said: [] },
  {
    name: 'a step is written into another one',
    slug: 'gutters',
    changes: [
      ['    byFoot: gutterRun + guards\n', ''],
      ['byFoot: Price by the foot, ', ''],
      ['byFoot', '(gutterRun + guards)'],
    ],
    said: ['documentation gutters: the names of its steps'],
  },
];

export const catalogEdits: readonly CatalogEdit[] = [...breaking, ...behaviour, ...documentation, ...nothing];
