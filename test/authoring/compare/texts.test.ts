/** Every kind of text that an editor can change: the report shows old and new, word by word. */
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import { wordsAsText } from '../../../authoring/compare/words-between.js';
import type { Edit, FileName } from './kennel.js';
import { kennel } from './kennel.js';

/** What the small catalog lacks, in both versions. */
const prepared: readonly Edit[] = [
  {
    from: '  disclaimer: Chips settle',
    to: '  guidance:\n    use_when: a run is filled\n    not_when: the run is outdoors\n    pitfalls: [Wet chips rot.]\n    next_step: Order a bag more.\n  disclaimer: Chips settle',
  },
  {
    from: '  disclaimer: Chips settle',
    to: '  drawing: { kind: slab, length: length, width: width, depth: depth }\n  disclaimer: Chips settle',
  },
  { from: 'max: 60, step: 1 }', to: 'max: 60, step: 1, hint: Inside the boards }' },
];
const base = kennel(prepared);

type Row = readonly [from: string, to: string, line: string, words: string, file?: FileName];

const rows: readonly Row[] = [
  ['Bedding Calculator', 'Chips Calculator', 'bedding: the title', '[-Bedding-]{+Chips+} Calculator'],
  ['Wood chips for a run', 'Wood chips for one run', 'bedding: the subtitle', 'Wood chips for [-a-]{+one+} run'],
  [
    'Chips settle; order',
    'Chips settle; buy',
    'bedding: the disclaimer',
    'Chips settle; [-order-]{+buy+} a little more.',
  ],
  ['a run is filled', 'a run is re-filled', 'bedding: the guidance', 'use when: a run is [-filled-]{+re-filled+}'],
  ['run is filled', 'run is fresh', 'bedding: the guidance', 'use when: a run is [-filled-]{+fresh+}'],
  ['run is outdoors', 'run is wet', 'bedding: the guidance', 'not when: the run is [-outdoors-]{+wet+}'],
  ['[Wet chips rot.]', '[Old chips rot.]', 'bedding: the guidance', 'pitfall 1: [-Wet-]{+Old+} chips rot.'],
  ['Order a bag more.', 'Order a bag less.', 'bedding: the guidance', 'next step: Order a bag [-more-]{+less+}.'],
  [
    'length: length, width: width',
    'length: width, width: width',
    'bedding: its drawing',
    'length: [-length-]{+width+}',
  ],
  [
    'kind: slab, length: length, width: width, depth: depth',
    'kind: fence, length: length, height: width',
    'bedding: its drawing',
    'of a: [-slab-]{+fence+}',
  ],
  ['chips: {bags}', 'chips is {bags}', 'bedding: the sentence', '{volume} of chips[-:-] {+is +}{bags} for {cost}.'],
  ['label: Length,', 'label: Long side,', 'bedding: label of input `length`', '[-Length-]{+Long side+}'],
  ['Inside the boards', 'Within the boards', 'bedding: hint of input `length`', '[-Inside-]{+Within+} the boards'],
  ['room: { label: Room,', 'room: { label: Place,', 'boarding: label of input `room`', '[-Room-]{+Place+}'],
  [
    'own: Its own',
    'own: One for itself',
    'boarding: words for option `own` of `room`',
    'label: [-Its-]{+One+} [-own-]{+for itself+}',
  ],
  [
    'phrase: in winter',
    'phrase: in the winter',
    'boarding: words for option `winter` of `season`',
    'phrase: in {+the +}winter',
  ],
  [
    'its own rates',
    'its own prices',
    'boarding: what its prices rest on',
    'boarding.season, judgement: The kennel sets its own [-rates-]{+prices+}.',
  ],
  [
    'its own fees',
    'its own charges',
    'boarding: what its prices rest on',
    'boarding.fee, judgement: The kennel sets its own [-fees-]{+charges+}.',
  ],
  ['(bag label)', '(label of a bag)', 'bedding: the sources', '1: A bag holds 2 cu ft ([-bag -]label{+ of a bag+}).'],
  [
    'source: 72 x 0.25 / 27',
    'source: 18 / 27',
    'bedding: the worked examples',
    'a run of 12 by 6: the defaults; [-72-]{+18+} [-x 0.25 -]/ 27',
  ],
  [
    'need a room of their own',
    'need their own room',
    'boarding: the message of a requirement',
    'Three dogs need [-a room of -]their own{+ room+}.',
  ],
  [
    'some months.',
    'spring.',
    'figures: what shared figure `chips.price` rests on',
    'because: The dearest yard asks a euro more in [-some months-]{+spring+}.',
    'figures',
  ],
  [
    'read: 2026-03-01',
    'read: 2026-04-01',
    'figures: what shared figure `chips.price` rests on',
    'Chip Yard, price list: 4..7 EUR/bag; 2026-01-01; https://chips.example/prices; read [-2026-03-01-]{+2026-04-01+}; firm',
    'figures',
  ],
  [
    'chips.example/prices',
    'chips.example/list',
    'figures: what shared figure `chips.price` rests on',
    'Chip Yard, price list: 4..7 EUR/bag; 2026-01-01; https://chips.example/[-prices-]{+list+}; read 2026-03-01; firm',
    'figures',
  ],
  [
    'that the kennel may call',
    'that the kennel may write to',
    'service: the consent text',
    'I agree that the kennel may [-call-]{+write+} {+to +}me.',
    'service',
  ],
  [
    'every dog is different',
    'no dog is average',
    'service: legal disclaimer',
    'Estimates only; [-every-]{+no+} dog is [-different-]{+average+}.',
    'service',
  ],
  [
    '361-555-0199',
    '361-555-0198',
    'service: the description of leads',
    'sample phone: [-361-555-0199-]{+361-555-0198+}',
    'service',
  ],
  ['cta: "Ask about', 'cta: "Call about', 'service: cta message', '[-Ask-]{+Call+} about {service}.', 'service'],
  [
    'northvale: Northvale',
    'northvale: North Vale',
    'network: name of city `northvale`',
    '[-Northvale-]{+North Vale+}',
    'network',
  ],
  [
    'old-mill: Old Mill',
    'old-mill: The Old Mill',
    'network: name of neighborhood `northvale/old-mill`',
    '{+The +}Old Mill',
    'network',
  ],
  [
    'fencing: Fencing',
    'fencing: Fences',
    'network: words for category `fencing`',
    'name: [-Fencing-]{+Fences+}',
    'network',
  ],
  [
    'does {service} yet',
    'does {service} now',
    'network: what the network says about itself',
    'without one: Nobody near does {service} [-yet-]{+now+}.',
    'network',
  ],
  [
    'provider: daisy, phone: 361-555-0102',
    'provider: rover, phone: 361-555-0102',
    'network: another provider for `boarding` in southvale',
    'boarding in southvale: [-daisy-]{+rover+}, +13615550102',
    'network',
  ],
];

test.each(rows.map((row) => [row[0], row] as const))('%s', (_, [from, to, line, words, file = 'calculators']) => {
  const { changes } = compareCatalogs(base, kennel([...prepared, { file, from, to }]), '2026-06-01');
  const said = changes.map(({ where, what, texts }) => [`${where}: ${what}`, ...texts.map(wordsAsText)]);
  expect(said).toContainEqual(expect.arrayContaining([line, words]));
});

test('each row has a text of its own', () => {
  expect(new Set(rows.map(([from]) => from)).size).toBe(rows.length);
});
