/** Measures everyday tasks of an agent: calls and bytes by calculations, by one question, and with `fields`. */
import { join } from 'node:path';
import { calculators } from '../generated/index.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { readDocuments } from '../runtime/process/read-documents.js';
import { serveCatalog } from '../runtime/process/serve-catalog.js';
import { createMcpService, spokenIn } from '../runtime/routes/mcp-service.js';
import type { Row } from './row.js';

interface Task {
  readonly name: string;
  /** The addresses of the calculations that the task takes without questions; sums by hand come on top. */
  readonly before: readonly string[];
  readonly after: string;
  /** The members that the task needs; null for all. */
  readonly fields: string | null;
}

/** Calls that differ in one input. */
const calls = (start: string, name: string, values: readonly (string | number)[]): readonly string[] =>
  values.map((value) => `/api/calc/${start}${start.includes('?') ? '&' : '?'}${name}=${value}`);

const styles = ['chainlink_4', 'chainlink_6', 'wood_6', 'wood_8', 'vinyl_6', 'iron_4', 'iron_6'];
const roofs = [
  ...calls('roofing', 'footprint', [1800, 900, 3600]),
  ...calls('roofing', 'pitch', ['3_12', '6_12', '8_12', '10_12', '12_12']),
  ...calls('roofing', 'wasteFactor', [12, 15, 20]),
];

/** Makes a task; without `fields` it has no shorter form. */
function task(name: string, before: readonly string[], after: string, fields: string | null = null): Task {
  return { name, before, after: `/api/${after}`, fields };
}

const tasks: readonly Task[] = [
  task(
    'gutters of vinyl or aluminum, 200 ft',
    calls('gutters?eaves=200', 'material', ['aluminum', 'steel', 'copper']),
    'calc/gutters/compare?by=material&eaves=200',
    'rows',
  ),
  task('a slab in metric', calls('concrete', 'length', ['6m', '19.69']), 'calc/concrete?length=6m&width=4m', 'result'),
  task(
    'a fence for $5,000',
    calls('fence?style=vinyl_6', 'length', [80, 120, 165]),
    'calc/fence/solve?for=length&figure=cost&at_most=5000&style=vinyl_6',
    'readings',
  ),
  task(
    'weekly or biweekly mowing',
    calls('lawn-care', 'frequency', ['weekly', 'biweekly']),
    'calc/lawn-care/compare?by=frequency',
    'rows',
  ),
  task(
    'is $9,800 fair for 150 ft of vinyl',
    calls('fence?length=150', 'style', ['vinyl_6']),
    'calc/fence/quote?amount=9800&length=150&style=vinyl_6',
    'range,position,distance,percent',
  ),
  task('what changes my roof most', roofs, 'calc/roofing/sensitivity', 'effects'),
  task('who sweeps in Kingsville', calls('chimney', 'city', ['kingsville']), 'routing?service=chimney&city=kingsville'),
  task('who fixes pools in Alice', calls('pool-repair', 'city', ['alice']), 'routing?service=pool-repair&city=alice'),
  task(
    'a yard of four jobs with a total',
    ['sod?lawnSqft=5000', 'sprinklers?sqft=5000', 'fence?length=100', 'mulch-delivery?length=40'].map(
      (call) => `/api/calc/${call}`,
    ),
    'plan?item=sod~lawnSqft=5000&item=sprinklers~sqft=5000&item=fence~length=100&item=mulch-delivery~length=40',
    'totals',
  ),
  task(
    'the styles of a fence, 150 ft',
    calls('fence?length=150', 'style', styles),
    'calc/fence/compare?by=style&length=150',
    'rows',
  ),
];

/** Rows with the bytes of the answers of each task, by calculations, by one question, and by one with `fields`. */
export function benchAgents(): Promise<readonly Row[]> {
  const documents = readDocuments(join(import.meta.dirname, '..', 'generated'));
  const catalog = serveCatalog({ calculators, service, network, documents }, service);
  const { ask } = createMcpService(spokenIn(catalog), false);
  /** Asks an address as the contract writes it. */
  const askAt = (address: string) => {
    const [path = '', query] = address.split('?');
    const [, slug = ''] = /^\/api\/calc\/([^/]+)/.exec(path) ?? [];
    return ask(
      slug === '' ? path : path.replace(`/api/calc/${slug}`, '/api/calc/{slug}'),
      slug,
      new URLSearchParams(query),
    );
  };
  const bytes = (address: string): number => Buffer.byteLength(askAt(address).body);
  const bytesOfAnswer = (address: string): number => {
    const { ok, body } = askAt(address);
    if (!ok) throw new Error(`${address} answers ${body}`);
    return bytes(address);
  };
  const rows = tasks.flatMap(({ name, before, after, fields }): readonly Row[] => {
    const first = before.reduce((sum, address) => sum + bytes(address), 0);
    const row = (how: string, value: number, note: string): Row => ({
      name: `${name}, ${how}`,
      value,
      unit: 'bytes',
      ratio: value / first,
      note,
    });
    return [
      row('before', first, before.length === 1 ? '1 call' : `${before.length} calls`),
      row('now', bytesOfAnswer(after), '1 call'),
      ...(fields === null
        ? []
        : [row('with fields', bytesOfAnswer(`${after}${after.includes('?') ? '&' : '?'}fields=${fields}`), '1 call')]),
    ];
  });
  return Promise.resolve(rows);
}
