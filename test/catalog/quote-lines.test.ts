/** Lines of offers against the estimates of the catalog: what they name, what is missing, and what cannot be read. */
import { join } from 'node:path';
import type { quote as row } from '../../contract/questions/quote.js';
import type { Static } from '../../contract/schema.js';
import { sumOf } from '../../engine/calculator/estimate.js';
import { placeIn } from '../../engine/questions/place-in-range.js';
import type { QuestionOutcome } from '../../engine/questions/question.js';
import { askQuestion, prepareQuestion } from '../../engine/questions/question.js';
import { quote } from '../../engine/questions/quote.js';
import { isMistake, readLines } from '../../engine/questions/quote-lines/read-lines.js';
import type { Subject } from '../../engine/questions/subject.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';

const served = serveCatalog(
  compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages }),
  servedCatalog.service,
);
const spanish = served.others.get('es');

function subjectNamed(slug: string, language?: string): Subject {
  const calculator = (language === 'es' ? spanish : served)?.calculators.get(slug);
  if (calculator === undefined) throw new Error(`there is no ${slug}`);
  return subjectOf(calculator);
}

function asked(subject: Subject, query: string, line: string): QuestionOutcome {
  return askQuestion(prepareQuestion(quote, subject), `${query}&${new URLSearchParams({ line })}`);
}

type Answer = Static<typeof row.members>;

function membersOf(outcome: QuestionOutcome): Answer {
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.detail);
  return outcome.members as Answer;
}

/** A calculation, the offer as it was pasted, what each of its lines is, and what it lacks. */
const offers: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'fence',
    'tear-out 600, gate 450, permit 85',
    ['tear-out: option Tearing out and hauling the old fence', 'gate: option Walk gate', 'permit: left_out permits'],
    ['Fence by the foot'],
  ],
  [
    'fence',
    '150 ft of 6-ft vinyl fence $5,700; remove old fence 900; survey 300; stain 200',
    [
      '150 ft of 6-ft vinyl fence: line Fence by the foot',
      'remove old fence: option Tearing out and hauling the old fence',
      'survey: left_out survey',
      'stain: left_out stain',
    ],
    [],
  ],
  ['fence', 'Materials 2,000\nLabor 1,800\nTotal 3,800', ['Materials + Labor: line Fence by the foot'], []],
  [
    'fence',
    'labor 1500, gat 300, drive gate 2000, gates 500',
    ['labor: part Fence by the foot', 'gat + gates: option Walk gate', 'drive gate: left_out drive gates'],
    [],
  ],
  ['fence?length=10&style=chainlink_4', 'fence 700', ['fence: line Fence by the foot'], []],
  [
    'fence',
    'City permit fee 85, gate hardware 90, fence repair 100, mailbox 50',
    ['City permit fee: left_out permits', 'gate hardware: unmatched', 'fence repair: unmatched', 'mailbox: unmatched'],
    ['Fence by the foot'],
  ],
  [
    'concrete',
    'concrete 700, forming 1200, base 200, pump truck 350, rebar 100',
    [
      'concrete + forming: line Ready-mix, delivered, Form, pour and finish',
      'base: left_out base',
      'pump truck: unmatched',
      'rebar: unmatched',
    ],
    [],
  ],
  [
    'concrete',
    'labor 1500, materials 600',
    ['labor: line Form, pour and finish', 'materials: line Ready-mix, delivered'],
    [],
  ],
  ['concrete', 'concrete slab 2,400', ['concrete slab: line Ready-mix, delivered, Form, pour and finish'], []],
  [
    'roofing',
    'architectural shingles 9000, tear off 1800, flashing 400, decking 300, dump fee 250',
    [
      'architectural shingles: unmatched',
      'tear off + dump fee: option Tearing off the old roof',
      'flashing: left_out flashing',
      'decking: unmatched',
    ],
    ['New roofing over a bare deck'],
  ],
  [
    'water-heater',
    'water heater 1200, installation 600, new circuit 300, sales tax 99',
    [
      'water heater + installation: line Heater and installation',
      'new circuit: left_out new circuit',
      'sales tax: left_out sales tax',
    ],
    [],
  ],
  [
    'garage-doors',
    'door 900, opener 400, wiring 150',
    ['door: line Door with installation', 'opener: option Opener with installation', 'wiring: left_out wiring'],
    [],
  ],
  [
    'gutters',
    'gutters 1500, leaf guards 700',
    ['gutters: line Gutters and downspouts', 'leaf guards: not_here Leaf guards'],
    [],
  ],
  ['gutters?leafGuard=yes', 'gutter gaurds 700', ['gutter gaurds: line Leaf guards'], ['Gutters and downspouts']],
  [
    'sod',
    'sod 900, laying 800, delivery 120',
    ['sod: line Sod at the farm', 'laying: option Laying', 'delivery: left_out delivery'],
    [],
  ],
  ['sod', 'labor 800', ['labor: option Laying'], ['Sod at the farm']],
  [
    'ev-charger',
    'charger 600, labor 500, permit 100, cable 200',
    [
      'charger: line Charger',
      'labor: line Electrician',
      'permit: line Permit and inspection',
      'cable: not_here Cable beyond 25 ft',
    ],
    [],
  ],
  [
    'doors',
    'doors 900, installation 500, painting 200',
    ['doors + installation: line Doors with installation', 'painting: left_out painting'],
    [],
  ],
  [
    'demolition',
    'tear down 4000, haul off 1500, permit 100',
    ['tear down + haul off: line Tearing down, hauling and dumping', 'permit: left_out permits'],
    [],
  ],
  [
    'title-escrow',
    "owner's policy 2000, escrow fee 400, survey 500, lender's policy 100",
    [
      "owner's policy: line Owner's title policy",
      'escrow fee: option Escrow or closing fee',
      'survey: option Survey',
      "lender's policy: left_out lender's policy",
    ],
    [],
  ],
  [
    'moving',
    'movers 500, stairs 75, boxes 60, tip 50',
    [
      'movers: line Movers and truck by the hour',
      'stairs: not_here Stairs or an elevator',
      'boxes: left_out boxes',
      'tip: left_out tips',
    ],
    [],
  ],
  [
    'tires',
    'tires 500, mounting and balancing 100, alignment 90',
    [
      'tires: line Tires',
      'mounting and balancing: line Mounting, balancing, valves and disposal',
      'alignment: left_out alignment',
    ],
    [],
  ],
  [
    'painters',
    'paint and labor 2500, primer 300, ceilings 200',
    ['paint and labor: line Painting with the paint', 'primer: left_out primer', 'ceilings: left_out ceilings'],
    [],
  ],
  [
    'septic-systems',
    'system 9000, design 900, clearing 500',
    ['system: line System installed', 'design: line Site evaluation, design and permit', 'clearing: left_out clearing'],
    [],
  ],
  [
    'retaining-walls',
    'wall 4000, engineer 800, steps 300',
    [
      'wall: line Wall by the square foot, with base and drain rock',
      "engineer: option Engineer's design with a stamp",
      'steps: left_out steps',
    ],
    [],
  ],
  [
    'es:fence',
    'quitar la cerca 600, portón 450, permiso 85',
    [
      'quitar la cerca: option Quitar la cerca vieja y llevársela',
      'portón: option Portón peatonal',
      'permiso: left_out permisos',
    ],
    ['Cerca por pie'],
  ],
  ['es:fence', 'mano de obra 1800; material 2,000; total 3,800', ['mano de obra + material: line Cerca por pie'], []],
  [
    'es:concrete',
    'concreto 700, colado 1200, bomba 300',
    ['concreto + colado: line Concreto premezclado, entregado, Cimbra, colado y acabado', 'bomba: left_out bomba'],
    [],
  ],
  [
    'es:roofing',
    'techo 9000, quitar el techo viejo 1500',
    ['techo: line Techo nuevo sobre un entablado descubierto', 'quitar el techo viejo: option Quitar el techo viejo'],
    [],
  ],
  [
    'es:garage-doors',
    'puerta 900, abridor 400, ventanas 100',
    ['puerta: line Puerta con instalación', 'abridor: option Abridor con instalación', 'ventanas: left_out ventanas'],
    [],
  ],
  ['fence', 'fence labor 1800', ['fence labor: part Fence by the foot'], []],
  ['painters', 'labor and materials 3000', ['labor and materials: line Painting with the paint'], []],
  [
    'hvac',
    'condenser 4000, coil 900, ductwork 800, permit 100, thermostat 200',
    [
      'condenser + coil: line Condenser and coil, installed',
      'ductwork: unmatched',
      'permit: left_out permit',
      'thermostat: unmatched',
    ],
    [],
  ],
  [
    'windows',
    '10 windows 7000, rot repair 200, disposal 300',
    ['10 windows: line Windows and installation', 'rot repair: left_out rot repair', 'disposal: unmatched'],
    [],
  ],
  [
    'tree-trimming',
    'trim 2 trees 400, stump 150, haul brush 100',
    [
      'trim 2 trees: line Trees under 30 feet, Trees of 30 to 60 feet',
      'stump: left_out stumps',
      'haul brush: unmatched',
    ],
    [],
  ],
  [
    'landscape-rock',
    'rock 500, delivery 150, fabric 80',
    ['rock: line Rock', 'delivery: line Delivery', 'fabric: left_out landscape fabric'],
    [],
  ],
  [
    'patios-decks',
    'deck 5000, railing 800, stairs 400, tear-out 300',
    [
      'deck: line Patio or deck',
      'railing: left_out railings',
      'stairs: left_out stairs',
      'tear-out: left_out removal of an old surface',
    ],
    [],
  ],
  [
    'es:painters',
    'pintura y mano de obra 2500, sellador 200',
    ['pintura y mano de obra: line Pintar, con la pintura', 'sellador: left_out sellador'],
    [],
  ],
  [
    'stump-removal',
    'stump grinding 200, 2 more stumps 150, haul chips 90',
    ['stump grinding: unmatched', '2 more stumps: line First stump', 'haul chips: left_out hauling of chips'],
    [],
  ],
  [
    'swimming-pools',
    'pool 50000, heater 4000, fence 3000, decking 6000',
    [
      'pool: line Pool built',
      'heater: left_out heater',
      'fence: left_out fence',
      'decking: left_out deck beyond the coping',
    ],
    [],
  ],
];

describe.each(offers)('%s: %s', (where, text, named, missing) => {
  const [address = '', query = ''] = where.split('?');
  const [, language, slug = ''] = /^(?:(es):)?(.*)$/.exec(address) ?? [];
  const subject = subjectNamed(slug, language);
  const answer = membersOf(asked(subject, query, text));
  const { lines = [], amount, range, position, sum, questions = [] } = answer;

  test('names these parts', () => {
    expect(lines.map((line) => `${line.named.join(' + ')}: ${[line.is, line.of].filter(Boolean).join(' ')}`)).toEqual(
      named,
    );
    expect(answer.missing?.map(({ line }) => line)).toEqual(missing);
  });

  test('adds up and lies where its parts do', () => {
    const held = lines.flatMap(({ low, high, ...line }) =>
      low === undefined || high === undefined ? [] : [{ ...line, range: { low, high } }],
    );
    for (const line of held) expect(line).toMatchObject(withoutPercent(placeIn(line.amount, line.range)));
    expect(sum).toBeCloseTo(
      lines.reduce((total, line) => total + line.amount, 0),
      2,
    );
    expect(range === undefined).toBe(held.length === 0);
    if (amount === undefined || range === undefined) return;
    // The price of the smallest job may lift what all lines come to.
    const parts = sumOf(held.map((line) => line.range));
    expect(range.low).toBeGreaterThanOrEqual(parts.low);
    if (missing.length > 0) expect(range).toMatchObject(parts);
    expect(amount).toBeCloseTo(
      held.reduce((total, line) => total + line.amount, 0),
      2,
    );
    expect(position).toBe(placeIn(amount, range).position);
  });

  test('asks three questions that no line of the offer has answered', () => {
    expect(questions.length).toBe(3);
    expect(new Set(questions).size).toBe(3);
  });
});

function withoutPercent({ position, distance }: ReturnType<typeof placeIn>) {
  return { position, distance };
}

/** Parts that lines of an offer pay for: all lines make the range of the whole job, its smallest price included. */
test.each(['length=10&style=chainlink_4', '', 'length=500&with=gate,tear_out'])(
  'all lines of fence?%s are its total',
  (query) => {
    const subject = subjectNamed('fence');
    const whole = membersOf(askQuestion(prepareQuestion(quote, subject), `${query}&amount=3000`));
    const options = query.includes('with') ? '; gate 500; tear out 400' : '';
    const { figure, range, missing } = membersOf(asked(subject, query, `fence 2500${options}`));
    expect({ figure, range, missing }).toEqual({ figure: 'total', range: whole.range, missing: [] });
  },
);

const longName = 'gate '.repeat(2000);
const hundreds = Array.from({ length: 200 }, (_, place) => `part ${place} ${place + 1}`).join('\n');

/** A text, and its lines, or what is wrong with each and what it may mean. */
const texts: readonly (readonly [string, ...(readonly [string, number | string | null])[]])[] = [
  ['tear-out 600, gate 450, permit 85', ['tear-out', 600], ['gate', 450], ['permit', 85]],
  ['tear-out:600', ['tear-out', 600]],
  ['gate,450', ['gate', 450]],
  ['gate = $450.00', ['gate', 450]],
  ['gate - 450', ['gate', 450]],
  ['Walk gate ........ 450', ['Walk gate', 450]],
  ['| gate | 450 |'.slice(2, -2), ['gate', 450]],
  ['- gate 450\n2) permit 85', ['gate', 450], ['permit', 85]],
  ['$600 tear-out', ['tear-out', 600]],
  ['tear out, haul away 600', ['tear out, haul away', 600]],
  ['fence 1,800', ['fence', 1800]],
  ['fence: $1,800.50', ['fence', 1800.5]],
  ['fence $1.8k', ['fence', 1800]],
  ['fence 1800 USD', ['fence', 1800]],
  ['150 ft fence 5700', ['150 ft fence', 5700]],
  ['cerca 600 dólares', ['cerca', 600]],
  ['{"gate": 450, "permit": 85}', ['gate', 450], ['permit', 85]],
  ['[{"name": "gate", "amount": 450}, ["permit", 85]]', ['gate', 450], ['permit', 85]],
  ['gate 450; gate 450', ['gate', 450], ['gate', 450]],
  ['__proto__ 5; constructor: 6', ['__proto__', 5], ['constructor', 6]],
  ['{"__proto__": 5}', ['__proto__', 5]],
  [''],
  ['fence 12,5', ['decimalComma', 'fence: 12.5']],
  ['gate -450', ['notAbove', null]],
  ['discount (450)', ['notAbove', null]],
  ['gate 0', ['notAbove', null]],
  ['gate 1e400', ['noAmount', null]],
  ['gate €450', ['money', null]],
  ['gate', ['noAmount', null]],
  ['tax 8.25%', ['noAmount', null]],
  ['tear-out 3/ft', ['noAmount', null]],
  ['450', ['noName', null]],
  ['tear-out $600 gate $450', ['severalAmounts', null]],
  ['tear-out:600 gate:450', ['severalAmounts', null]],
  ['tear-out 600 gate 450', ['severalAmounts', null]],
  [`${longName}450`, ['tooLong', null]],
  [hundreds, ['tooMany', null]],
];

test.each(texts.map(([text, ...lines]) => [text, lines] as const))('%.60s', (text, expected) => {
  const lines = readLines(text, '$', served.words);
  expect(lines.map((line) => (isMistake(line) ? [line.trouble, line.meant] : [line.name, line.amount]))).toEqual(
    expected,
  );
});

test("an input called line keeps the values that it takes, and the lines of an offer are the question's", () => {
  const subject = subjectNamed('trenching');
  const prepared = prepareQuestion(quote, subject);
  const offer = new URLSearchParams([
    ['length', '80'],
    ['line', 'cable'],
    ['line', 'trench: 900'],
    ['line', 'permit: 85'],
  ]);
  const outcome = askQuestion(prepared, offer.toString());
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.detail);
  expect(outcome.given[subject.specs.findIndex(({ name }) => name === 'line')]).toBe('cable');
  expect(membersOf(outcome).lines?.flatMap(({ named }) => named)).toEqual(['trench', 'permit']);
});
