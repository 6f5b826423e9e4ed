/** Draws the requests of a recording: every route, both languages, with and without mistakes. The same seed, the same requests. */
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import { type Random, randomFrom } from '../support/random.js';
import { type RegistryEntry, type RegistryInput, registry } from '../support/registry.js';
import type { Ask } from './ask.js';

type Pair = readonly [name: string, value: string];
type Draw = (random: Random) => Ask;

/** How many requests of each kind there are in three thousand; every kind is drawn at least once. */
const kinds: readonly (readonly [share: number, draw: Draw])[] = [
  [1180, (random) => get(`/api/calc/${pick(random).slug}`, anyCall)(random)],
  [90, (random) => get(`/api/calc/${pick(random).slug}/compare`, withKey('by', inputName))(random)],
  [90, (random) => get(`/api/calc/${pick(random).slug}/solve`, solved)(random)],
  [80, (random) => get(`/api/calc/${pick(random).slug}/sensitivity`, anyCall)(random)],
  [120, (random) => get(`/api/calc/${pick(random).slug}/quote`, withKey('amount', amount))(random)],
  [60, (random) => get(`/api/calc/${pick(random).slug}/about`, language)(random)],
  [40, (random) => get(`/api/calc/${pick(random).slug}/workbook`, anyCall)(random)],
  [110, plan],
  [110, (random) => get('/api/services', withKey('q', words))(random)],
  [
    60,
    (random) =>
      get(
        '/api/figures',
        withKey('calculator', ({ slug }) => slug),
      )(random),
  ],
  [60, (random) => get('/api/routing', routed)(random)],
  [300, page],
  [120, document],
  [60, (random) => ({ ...get(`/api/calc/${pick(random).slug}`, anyCall)(random), ...random.pick(odd) })],
  [60, (random) => ({ method: random.pick(['POST', 'PUT', 'DELETE', 'PATCH']), target: random.pick(targets) })],
  [50, misspelt],
  [180, tool],
  [60, brokenLead],
  [100, lead],
  [70, form],
];

export function drawAsks(seed: number, count: number): readonly Ask[] {
  const random = randomFrom(seed);
  const all = kinds.reduce((sum, [share]) => sum + share, 0);
  return kinds.flatMap(([share, draw]) =>
    Array.from({ length: Math.max(1, Math.round((share * count) / all)) }, () => draw(random)),
  );
}

function pick(random: Random): RegistryEntry {
  return random.pick(registry.calculators);
}

function get(path: string, pairsOf: (entry: RegistryEntry, random: Random) => readonly Pair[]): Draw {
  return (random) => ({ method: 'GET', target: withQuery(path, pairsOf(entryOf(path), random)) });
}

/** The calculator that a path names; any other path has no inputs of its own, so the first one serves. */
function entryOf(path: string): RegistryEntry {
  const slug = path.split('/')[path.startsWith('/api/') ? 3 : -1] ?? path.split('/').at(-1);
  const found = registry.calculators.find((each) => each.slug === slug) ?? registry.calculators[0];
  if (found === undefined) throw new Error('The catalog has no calculator.');
  return found;
}

function withQuery(path: string, pairs: readonly Pair[]): string {
  return pairs.length === 0
    ? path
    : `${path}?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value]))}`;
}

function anyCall(entry: RegistryEntry, random: Random): readonly Pair[] {
  const call = [...inputs(entry, random), ...extras(entry, random), ...own(entry, random), ...place(random)];
  const more = random.chance(0.15)
    ? [
        random.pick<Pair>([
          ['trace', 'true'],
          ['on', '2027-01-15'],
          ['fields', 'result'],
        ]),
      ]
    : [];
  const mistake = random.chance(0.08)
    ? [
        random.pick<Pair>([
          ['lenght', '3'],
          ['city', 'nowhere'],
          ['with', 'nothing'],
        ]),
      ]
    : [];
  return [...call, ...more, ...mistake, ...language(entry, random)];
}

function inputs(entry: RegistryEntry, random: Random): readonly Pair[] {
  const list = random.chance(0.4) ? entry.lists?.[0] : undefined;
  if (list !== undefined && 'inputs' in list) {
    const items = (list as { readonly inputs: readonly RegistryInput[] }).inputs;
    const rows = Array.from({ length: 1 + random.below(3) }, () =>
      items.map((item) => `${item.name}:${oneOf(item, random)}`).join('~'),
    );
    return rows.map((row): Pair => [list.name, row]);
  }
  return entry.inputs.filter(() => random.chance(0.6)).map((input): Pair => [input.name, textOf(input, random)]);
}

function textOf(input: RegistryInput, random: Random): string {
  const text = oneOf(input, random);
  if (input.options !== undefined || random.chance(0.85)) return text;
  return random.pick([`${text} ft`, `${text}m`, `${text} m2`, '', 'many', `-${text}`, '1e9', '12,5', '1/2']);
}

/** An option, or a number on a step between the bounds, at times beyond them. */
function oneOf({ options, min = 0, max = 1, step = 1 }: RegistryInput, random: Random): string {
  if (options !== undefined) return random.pick(options).value;
  if (random.chance(0.08)) return String(random.pick([max * 2, min - 1, max, min]));
  const reach = Math.min(max - min, (max - min) / random.pick([1, 5, 20]));
  return String(Number((min + Math.round((random.fraction() * reach) / step) * step).toFixed(6)));
}

function extras({ estimate }: RegistryEntry, random: Random): readonly Pair[] {
  const options = estimate?.options ?? [];
  return options.length > 0 && random.chance(0.3) ? [['with', random.pick(options).name]] : [];
}

interface Open {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

function own({ open = [] }: RegistryEntry, random: Random): readonly Pair[] {
  if (open.length === 0 || random.chance(0.7)) return [];
  const { name, min, max } = random.pick(open) as Open;
  const within = min + random.fraction() * (Math.min(max, min * 10 + 10) - min);
  return [[name, String(Number(within.toFixed(2)))]];
}

function place(random: Random): readonly Pair[] {
  if (random.chance(0.7)) return [];
  const city = random.pick(Object.keys(network.cities));
  const parts = Object.keys(network.neighborhoods[city] ?? {});
  return parts.length > 0 && random.chance(0.5)
    ? [
        ['city', city],
        ['neighborhood', random.pick(parts)],
      ]
    : [['city', city]];
}

function language(_entry: RegistryEntry, random: Random): readonly Pair[] {
  return random.chance(0.35) ? [['lang', 'es']] : [];
}

function withKey(name: string, valueFor: (entry: RegistryEntry, random: Random) => string) {
  return (entry: RegistryEntry, random: Random): readonly Pair[] => {
    const given = random.chance(0.95) ? ([[name, valueFor(entry, random)]] as const) : [];
    const isCall = name === 'by' || name === 'amount';
    return [...given, ...(isCall ? [...inputs(entry, random), ...own(entry, random)] : []), ...language(entry, random)];
  };
}

function solved(entry: RegistryEntry, random: Random): readonly Pair[] {
  const goal: Pair = [random.pick(['at_most', 'at_least']), amount(entry, random)];
  return [['for', inputName(entry, random)], goal, ...inputs(entry, random).slice(0, 2), ...language(entry, random)];
}

function inputName(entry: RegistryEntry, random: Random): string {
  return random.chance(0.95) ? random.pick(entry.inputs).name : 'nothing';
}

function amount(_entry: RegistryEntry, random: Random): string {
  return random.chance(0.95) ? String(Math.round(10 ** (1 + random.fraction() * 4))) : random.pick(['0', '-5', 'much']);
}

/** What people type into a search, most of it found. */
const searched = [
  'fence',
  'lawn mowing',
  'toilet runs all night',
  'cerca',
  'pasto',
  'roof leak',
  'gravel',
  'plumer',
  'xyzzy',
  '',
];

function words(_entry: RegistryEntry, random: Random): string {
  return random.chance(0.5) ? random.pick(searched) : pick(random).title;
}

function routed(_entry: RegistryEntry, random: Random): readonly Pair[] {
  const city = random.chance(0.9) ? random.pick(Object.keys(network.cities)) : 'nowhere';
  return [
    ['service', pick(random).slug],
    ['city', city],
  ];
}

function plan(random: Random): Ask {
  const items = Array.from({ length: 1 + random.below(4) }, (): Pair => {
    const entry = pick(random);
    const parts = inputs(entry, random).map(([name, value]) => `${name}=${value}`);
    return ['item', [entry.slug, ...parts].join('~')];
  });
  const twice = random.chance(0.4) && items[0] !== undefined ? [...items, items[0]] : items;
  const visits: readonly Pair[] = random.chance(0.3) ? [['visits', random.pick(['separate', 'one'])]] : [];
  const path = random.chance(0.6) ? '/api/plan' : `${root(random)}/calculators/plan`;
  return { method: 'GET', target: withQuery(path, [...twice, ...visits]) };
}

function root(random: Random): string {
  return random.chance(0.4) ? '/es' : '';
}

/** Pages, most of them of a calculator. */
function page(random: Random): Ask {
  const entry = pick(random);
  const calculator = () => withQuery(`${root(random)}/calculators/${entry.slug}`, pageCall(entry, random));
  const frame = () => withQuery(`/embed/${entry.slug}`, pageCall(entry, random));
  const other = () => random.pick(['/', '/calculators', '/docs', '/embed', '/calculators/nothing', '/problems']);
  const drawn = random.pick([calculator, calculator, calculator, frame, () => `${root(random)}${other()}`]);
  return { method: 'GET', target: drawn(), headers: { accept: 'text/html' } };
}

function pageCall(entry: RegistryEntry, random: Random): readonly Pair[] {
  const call = [...inputs(entry, random), ...extras(entry, random), ...own(entry, random), ...place(random)];
  const quote: readonly Pair[] = random.chance(0.15) ? [['quote', amount(entry, random)]] : [];
  return [...call, ...quote];
}

const documents = [
  '/openapi.json',
  '/openapi-compact.json',
  '/openapi-full.json',
  '/llms.txt',
  '/llms-full.txt',
  '/api/calc',
];
const operators = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/.well-known/api-catalog', '/problems'];
const tags = [...new Set(registry.calculators.map(({ tag }) => tag))];
const byTag = tags.flatMap((tag) => [`/openapi/${tag}.json`, `/llms/${tag}.txt`]);
const targets = [...documents, '/api/services', '/api/plan', '/api/calc/fence', '/calculators/fence', '/mcp'];

function document(random: Random): Ask {
  const target = random.pick([...documents, ...operators, ...byTag]);
  const accepts = random.chance(0.2) ? { headers: { 'accept-encoding': random.pick(['br', 'gzip', 'identity']) } } : {};
  const isSpanish = random.chance(0.3) && !operators.includes(target);
  return {
    method: random.pick(['GET', 'GET', 'HEAD', 'OPTIONS']),
    target: isSpanish ? `${target}?lang=es` : target,
    ...accepts,
  };
}

/** Requests that browsers, caches and careless clients make. */
const odd: readonly Partial<Ask>[] = [
  { method: 'HEAD' },
  { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' } },
  { headers: { origin: 'https://elsewhere.example' } },
  { headers: { accept: 'text/html' } },
  { headers: { accept: 'application/xml' } },
  { headers: { 'accept-encoding': 'gzip' } },
  { headers: { 'if-none-match': '"stale"' } },
];

function misspelt(random: Random): Ask {
  const { slug } = pick(random);
  const at = 1 + random.below(slug.length - 1);
  const wrong = `${slug.slice(0, at)}${slug.slice(at + 1)}`;
  const path = random.pick([
    `/api/calc/${wrong}`,
    `/calculators/${wrong}`,
    `/api/${slug}`,
    `/apy/calc/${slug}`,
    `/${slug}.php`,
  ]);
  return { method: 'GET', target: path, headers: random.chance(0.5) ? { accept: 'text/html' } : {} };
}

const mcpHeaders = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

function tool(random: Random): Ask {
  const entry = pick(random);
  const given = Object.fromEntries(inputs(entry, random).filter(([name]) => entry.lists?.[0]?.name !== name));
  const lang = random.chance(0.3) ? { lang: 'es' } : {};
  const calls: readonly (readonly [string, object])[] = [
    ['tools/list', {}],
    ['tools/call', { name: 'calculate_job', arguments: { slug: entry.slug, inputs: given, ...lang } }],
    ['tools/call', { name: 'calculate_job', arguments: { slug: entry.slug, inputs: given, ...lang } }],
    ['tools/call', { name: 'describe_calculator', arguments: { slug: entry.slug, ...lang } }],
    ['tools/call', { name: 'find_service', arguments: { q: random.pick(searched), ...lang } }],
    [
      'tools/call',
      { name: 'plan_jobs', arguments: { jobs: [{ slug: entry.slug, inputs: given }, { slug: entry.slug }], ...lang } },
    ],
    [
      'tools/call',
      { name: 'compare_options', arguments: { slug: entry.slug, by: random.pick(entry.inputs).name, ...lang } },
    ],
    ['tools/call', { name: random.pick(['nothing', 'calculate_job']), arguments: { slug: 7 } }],
  ];
  const [method, params] = random.pick(calls);
  const body = JSON.stringify({ jsonrpc: '2.0', id: random.below(100), method, params });
  return { method: 'POST', target: '/mcp', headers: mcpHeaders, body };
}

/** Each lead is of another person, so that none is taken for a repetition. */
function person(random: Random) {
  const number = random.below(1e9);
  return { name: `Person ${number}`, email: `person${number}@leads.example`, phone: `361-555-01${10 + (number % 90)}` };
}

const consent = service.leads?.consentText ?? '';

function leadBody(random: Random) {
  const entry = pick(random);
  const { name, email } = person(random);
  const calculation = { slug: entry.slug, inputs: Object.fromEntries(inputs({ ...entry, lists: [] }, random)) };
  return {
    service: entry.slug,
    city: random.pick(Object.keys(network.cities)),
    contact: { name, email },
    ...(random.chance(0.6) ? { calculation } : {}),
    ...(random.chance(0.3) ? { message: 'Please call in the afternoon.' } : {}),
    consent: { given: true, text: consent },
  };
}

function posted(target: string, body: string, headers: Readonly<Record<string, string>> = {}): Ask {
  return { method: 'POST', target, headers: { 'content-type': 'application/json', ...headers }, body };
}

function lead(random: Random): Ask {
  const key = { 'idempotency-key': `recorded-${random.below(1e12)}` };
  return posted('/api/lead-submit', JSON.stringify(leadBody(random)), random.chance(0.5) ? key : {});
}

function brokenLead(random: Random): Ask {
  const whole = leadBody(random);
  const bodies = [
    '',
    '{',
    'null',
    JSON.stringify({ ...whole, city: 'nowhere' }),
    JSON.stringify({ ...whole, contact: { name: 'Nobody' } }),
    JSON.stringify({ ...whole, consent: { given: false } }),
    JSON.stringify({ ...whole, consent: { given: true, text: 'something else' } }),
    JSON.stringify({ ...whole, more: 'than there is' }),
  ];
  const type = random.chance(0.1) ? { 'content-type': 'text/plain' } : {};
  return posted(`/api/lead-submit${random.chance(0.3) ? '?lang=es' : ''}`, random.pick(bodies), type);
}

/** The form of a page as a browser without JavaScript sends it; the player fills in the key and the text of the consent. */
function form(random: Random): Ask {
  const entry = pick(random);
  const city = random.pick(Object.keys(network.cities));
  const path = random.pick(['/calculators', '/calculators', '/es/calculators', '/embed']);
  const call = [...inputs(entry, random), ...extras(entry, random), ['city', city] as const];
  const { name, email, phone } = person(random);
  const contacts = [{ name, email, phone }, { name, email }, { name, email }, { name, phone: 'none' }, {}];
  const agreed: Readonly<Record<string, string>> = random.chance(0.8) ? { consent: 'yes' } : {};
  const body = new URLSearchParams({ ...random.pick(contacts), ...agreed, message: 'By form.' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  return { method: 'POST', target: withQuery(`${path}/${entry.slug}/request`, call), headers, body };
}
