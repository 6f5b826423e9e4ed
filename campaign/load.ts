/** The load of a campaign: callers that send each lead until it is taken, calculations, and clients that stall. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { service } from '../generated/service.js';
import type { Random } from '../test/support/random.js';
import { randomFrom } from '../test/support/random.js';
import type { Acknowledged } from './ledger.js';
import { nameOf } from './ledger.js';
import { activeSlots } from './stage.js';

export interface Load {
  readonly acknowledged: Acknowledged[];
  /** Counts of answers by status, or `silence`. */
  readonly leadAnswers: ReadonlyMap<string, number>;
  readonly calculationAnswers: ReadonlyMap<string, number>;
  /** Calculations with another value than their first answer. */
  readonly wrong: string[];
  /** Answers that no caller should get, with their texts. */
  readonly unexpected: string[];
  /**
   * Sends no more new leads, and resolves when every lead under way is acknowledged. After four minutes the others are
   * given up and reported as unexpected.
   */
  readonly stop: () => Promise<void>;
}

export interface LoadOptions {
  readonly seed: number;
  readonly ports: readonly number[];
  readonly leadsPerSecond: number;
  readonly calculationsPerSecond: number;
}

/** Wait of a caller before it asks again, in milliseconds. */
const patience = 20_000;
/** Time for which callers keep asking after the faults are over, in milliseconds. */
const lastPatience = 240_000;

export function startLoad(options: LoadOptions): Load {
  const acknowledged: Acknowledged[] = [];
  const leadAnswers = new Map<string, number>();
  const calculationAnswers = new Map<string, number>();
  const wrong: string[] = [];
  const unexpected: string[] = [];
  let number = 0;
  let stopped = false;
  let deadline = Infinity;
  const isStopped = (): boolean => stopped;
  const isOver = (): boolean => Date.now() > deadline;
  const random = randomFrom(options.seed);
  const submit = async (): Promise<void> => {
    number += 1;
    const told = await submitLead(options.ports, number, { answers: leadAnswers, unexpected, random }, isOver);
    if (told !== null) acknowledged.push(told);
  };
  const calculate = () => calculateOnce(options.ports, { answers: calculationAnswers, unexpected, wrong, random });
  const lanes = [
    ...lanesOf(8, options.leadsPerSecond, isStopped, submit),
    ...lanesOf(4, options.calculationsPerSecond, isStopped, calculate),
    stallClients(options.ports, isStopped),
  ];
  const stop = async (): Promise<void> => {
    stopped = true;
    deadline = Date.now() + lastPatience;
    await Promise.all(lanes);
  };
  return { acknowledged, leadAnswers, calculationAnswers, wrong, unexpected, stop };
}

/** Runs work `perSecond` times a second in `count` lanes, each of which waits for its own work. */
function lanesOf(count: number, perSecond: number, isStopped: () => boolean, work: () => Promise<void>) {
  const pause = (1000 * count) / perSecond;
  return Array.from({ length: count }, async () => {
    while (!isStopped()) {
      const started = performance.now();
      await work();
      await sleep(Math.max(1, pause - (performance.now() - started)));
    }
  });
}

interface Notes {
  readonly random: Random;
  readonly answers: Map<string, number>;
  readonly unexpected: string[];
}

function count(answers: Map<string, number>, name: string): void {
  answers.set(name, (answers.get(name) ?? 0) + 1);
}

/** Statuses that a caller must be ready for: repeated, taken, in progress, limited, unavailable. */
const expectedOfLeads: readonly number[] = [200, 201, 409, 429, 503];

async function submitLead(
  ports: readonly number[],
  number: number,
  notes: Notes,
  isOver: () => boolean,
): Promise<Acknowledged | null> {
  const key = number % 3 === 0 ? null : `campaign-key-${number}`;
  for (let tries = 0; !isOver(); tries++) {
    const answer = await postLead(ports[(number + tries) % ports.length] ?? 0, number, key);
    count(notes.answers, answer === null ? 'silence' : String(answer.status));
    if (answer !== null && answer.status <= 201) return { number, key, status: answer.status, body: answer.body };
    if (answer !== null && !expectedOfLeads.includes(answer.status)) {
      notes.unexpected.push(`lead ${number}: ${answer.status} ${answer.body.slice(0, 300)}`);
    }
    await sleep(50 + notes.random.below(200));
  }
  notes.unexpected.push(`lead ${number}: no answer until the end`);
  return null;
}

interface LeadReply extends Pick<Acknowledged, 'status' | 'body'> {
  readonly replayed: boolean;
}

/** Sends the lead with a number. Resolves with null when no answer came. */
export async function postLead(port: number, number: number, key: string | null): Promise<LeadReply | null> {
  const headers = { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) };
  try {
    const request = { method: 'POST', headers, body: bodyOf(number), signal: AbortSignal.timeout(patience) };
    const answer = await fetch(`http://127.0.0.1:${port}/api/lead-submit`, request);
    const replayed = answer.headers.get('idempotent-replayed') === 'true';
    return { status: answer.status, body: await answer.text(), replayed };
  } catch {
    return null;
  }
}

/** The body of a lead, unique to its number: another person each, in a place with a provider. */
function bodyOf(number: number): string {
  const { service: slug, city } = activeSlots[number % activeSlots.length] ?? { service: '', city: '' };
  return JSON.stringify({
    service: slug,
    city,
    contact: { name: `Person ${number}`, email: `person${number}@campaign.example` },
    consent: { given: true, text: service.leads?.consentText },
    external_id: nameOf(number),
  });
}

const known = new Map<number, unknown>();

async function calculateOnce(ports: readonly number[], notes: Notes & { readonly wrong: string[] }): Promise<void> {
  const length = 10 + notes.random.below(50);
  const port = notes.random.pick(ports);
  try {
    const url = `http://127.0.0.1:${port}/api/calc/concrete?length=${length}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    const body = await answer.text();
    count(notes.answers, String(answer.status));
    if (answer.status !== 200) {
      notes.unexpected.push(`calculation: ${answer.status} ${body.slice(0, 300)}`);
      return;
    }
    const { result } = JSON.parse(body) as { readonly result: { readonly value: unknown } };
    if (!known.has(length)) known.set(length, result.value);
    if (known.get(length) !== result.value) notes.wrong.push(`length ${length}: ${String(result.value)}`);
  } catch {
    count(notes.answers, 'silence');
  }
}

const stalledClients = 20;

/** Keeps clients connected that send half a request and wait. */
async function stallClients(ports: readonly number[], isStopped: () => boolean): Promise<void> {
  const half =
    'POST /api/lead-submit HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{';
  const sockets = new Set<ReturnType<typeof connect>>();
  while (!isStopped()) {
    if (sockets.size < stalledClients) {
      const socket = connect(ports[sockets.size % ports.length] ?? 0, '127.0.0.1', () => socket.write(half));
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
      socket.resume();
    }
    await sleep(200);
  }
  for (const socket of sockets) socket.destroy();
}
