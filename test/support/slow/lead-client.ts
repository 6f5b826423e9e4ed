/** A caller that does not give up: it sends each lead until it is acknowledged, whatever happens to the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { postLead } from '../lead-app.js';
import { numberedBody } from '../lead-fixtures.js';
import { hangs } from '../until.js';

export interface Acknowledged {
  readonly number: number;
  readonly leadId: string;
}

export interface Campaign {
  /** Numbers from `first` up to `last`, inclusive. */
  readonly first: number;
  readonly last: number;
  /** Requests under way at the same time. */
  readonly concurrency: number;
  /** The body of a number; the fixture's when absent. */
  readonly bodyOf?: (number: number) => unknown;
  /** The ports to send to, in turn. */
  readonly ports: readonly number[];
  /** Ends the campaign before `last` once it says so. */
  readonly enough?: () => boolean;
  /** Told of every request that got neither an answer nor an end of its connection in time. */
  readonly onSilence?: () => void;
  /** Told the status of every answer. */
  readonly onAnswer?: (status: number, headers: Readonly<Record<string, unknown>>) => void;
}

/** How long the caller waits for an answer before it asks again, in milliseconds. */
const patience = 15_000;
/** The longest pause between two tries, in milliseconds. */
const longestPause = 320;

/** Sends every lead until it is acknowledged. Even numbers have an Idempotency-Key, odd ones have none. */
export async function submitAll(campaign: Campaign): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let next = campaign.first;
  const work = async (): Promise<void> => {
    while (next <= campaign.last && campaign.enough?.() !== true) {
      const number = next++;
      acknowledged.push({ number, leadId: await submitOne(campaign, number) });
    }
  };
  await Promise.all(Array.from({ length: campaign.concurrency }, work));
  return acknowledged;
}

async function submitOne(campaign: Campaign, number: number): Promise<string> {
  const { ports, onAnswer, onSilence, bodyOf = numberedBody } = campaign;
  const deadline = performance.now() + hangs;
  for (let tries = 0; performance.now() < deadline; tries++) {
    const port = ports[(number + tries) % ports.length] ?? 0;
    const headers: Record<string, string> = number % 2 === 0 ? { 'idempotency-key': `key-${number}` } : {};
    const posting = postLead({ port }, bodyOf(number), headers).catch(() => null);
    const answer = await Promise.race([posting, sleep(patience, 'silence' as const, { ref: false })]);
    if (answer === 'silence') {
      onSilence?.();
      continue;
    }
    if (answer !== null) onAnswer?.(answer.status, answer.headers);
    if (answer?.status === 201 || answer?.status === 200) return String(answer.json()['lead_id']);
    if (answer !== null && ![409, 503].includes(answer.status)) throw new Error(`lead ${number}: ${answer.text}`);
    // A server that is being started gets its processor for itself.
    await sleep(Math.min(20 * 2 ** tries, longestPause));
  }
  throw new Error(`lead ${number} was never acknowledged`);
}
