/** How fast a calculation is served over HTTP, beside bare node and other frameworks that do the same. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { measureLoad } from './load.js';
import type { Row } from './row.js';

const path = '/api/calc/concrete-slab?length=30&width=12&thickness=6';
const connections = 64;
const rounds = 5;
const warmUpSeconds = 1;
const secondsPerRound = 2;

const compared = [
  { kind: 'same-bytes', name: 'node:http, constant bytes (those of the service)' },
  { kind: 'bare-calculation', name: 'node:http, JSON.stringify, no headers' },
  { kind: 'reckoner', name: 'this service, everything in force' },
  { kind: 'fastify-schema', name: 'Fastify with a response schema, no headers' },
  { kind: 'express-json', name: 'Express, res.json, no headers' },
  { kind: 'express-middlewares', name: 'Express, res.json, helmet, cors, rate limit' },
];

/** Measures all servers in turn, round after round, so that a busy machine slows all of them. Returns medians. */
export async function benchHttp(): Promise<Row[]> {
  const running = await Promise.all(compared.map(({ kind }) => startServer(kind)));
  try {
    const rates: number[][] = running.map(() => []);
    for (const { port } of running) await measureLoad({ port, path, connections, seconds: warmUpSeconds });
    for (let round = 0; round < rounds; round++) {
      for (const [place, { port }] of running.entries()) {
        rates[place]?.push(await measureLoad({ port, path, connections, seconds: secondsPerRound }));
      }
    }
    const medians = rates.map(median);
    return compared.map(({ name }, place) => rowOf(name, medians[place] ?? 0, medians[0] ?? 1));
  } finally {
    for (const { child } of running) child.kill();
  }
}

async function startServer(kind: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = fork('bench/http-servers.ts', [kind], { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

function rowOf(name: string, rate: number, first: number): Row {
  return { name, value: Math.round(rate), unit: 'requests/s', ratio: Math.round((rate / first) * 100) / 100 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
