/** Measures a calculation over HTTP, beside bare node and other frameworks that do the same. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileFolders } from '../../test/support/slow/compiled-service.js';
import type { Row } from '../row.js';
import { quantile } from '../row.js';
import { drive } from './load.js';

const paths = Array.from(
  { length: 60 },
  (_, step) => `/api/calc/concrete-slab?length=${step + 20}&width=12&thickness=6`,
);
const connections = 64;
const rounds = 12;
/** Enough for the engine to optimize the server's code fully. */
const warmUpRequests = 20_000;
const requestsPerRound = 5_000;

const compared = [
  { kind: 'same-bytes', name: 'node:http, the bytes of the service, always the same' },
  { kind: 'reckoner', name: 'this service, everything in force' },
  { kind: 'fastify-same-job', name: 'Fastify, helmet, cors, limit, etag, log, metrics' },
  { kind: 'reckoner-in-express', name: 'this service as a plain Express application' },
  { kind: 'express-middlewares', name: 'Express, res.json, helmet, cors, limit' },
];

/**
 * Measures all servers in turn, round after round, by the processor time of each request in the server's process.
 * Unlike requests a second, it does not depend on the load generator or on other work of the machine.
 */
export async function benchHttp(): Promise<Row[]> {
  const folder = compileFolders([
    'bench',
    'contract',
    'engine',
    'http',
    'leads',
    'pages',
    'runtime',
    'settings',
    'test/support',
    'words',
  ]);
  const servers = await Promise.all(compared.map(({ kind }) => startServer(folder, kind)));
  try {
    const costs: Cost[][] = servers.map(() => []);
    for (const { port } of servers) await drive({ port, paths, connections, requests: warmUpRequests });
    for (let round = 0; round < rounds; round++) {
      for (const [index, server] of servers.entries()) costs[index]?.push(await measureCost(server));
    }
    const typical = costs.map(medianCost);
    const first = typical[0]?.micros ?? 1;
    return compared.map(({ name }, index) => rowOf(name, typical[index] ?? { micros: 0, rate: 0 }, first));
  } finally {
    for (const { child } of servers) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
}

interface Cost {
  /** Processor time of the server for each request, on all its threads, in microseconds. */
  readonly micros: number;
  /** Requests a second. */
  readonly rate: number;
}

async function startServer(folder: string, kind: string): Promise<RunningServer> {
  const child = fork(join(folder, 'bench/http/servers.js'), [kind]);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

async function measureCost({ child, port }: RunningServer): Promise<Cost> {
  const before = await processorTime(child);
  const seconds = await drive({ port, paths, connections, requests: requestsPerRound });
  const micros = ((await processorTime(child)) - before) / requestsPerRound;
  return { micros, rate: requestsPerRound / seconds };
}

/** The processor time of a process so far, in microseconds. */
async function processorTime(child: ChildProcess): Promise<number> {
  const reply = once(child, 'message');
  child.send('processor time');
  const [{ user, system }] = (await reply) as [NodeJS.CpuUsage];
  return user + system;
}

function medianCost(costs: readonly Cost[]): Cost {
  const median = (read: (cost: Cost) => number): number => quantile(costs.map(read), 0.5);
  return { micros: median(({ micros }) => micros), rate: median(({ rate }) => rate) };
}

function rowOf(name: string, { micros, rate }: Cost, first: number): Row {
  return { name, value: micros, unit: 'us CPU', ratio: micros / first, note: `${Math.round(rate)} requests/s` };
}
