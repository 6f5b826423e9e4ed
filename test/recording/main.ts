/**
 * Plays the recording against a built service and lists what differs: `npm run recording`.
 *
 *   --dist FOLDER     another build, such as that of an earlier commit
 *   --answers FOLDER  writes the text of each answer, so that those of two builds can be compared with `diff -r`
 *   --update          records what came instead of comparing
 *   --seed N          draws other requests and records them
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { network } from '../../generated/network.js';
import type { Ask } from './ask.js';
import { drawAsks } from './draw.js';
import { digest } from './plain-text.js';
import type { Played } from './play.js';
import { messages, play } from './play.js';
import { onStage } from './stage.js';

/** A request with the digests of the head and the body of its answer, or the kind of a message with its digest. */
type Line = readonly [ask: Ask | string, ...digests: string[]];

const path = 'test/recording/recorded.jsonl';
const requestCount = 3000;
/** How many differences are listed. */
const mostListed = 60;

function read(): readonly Line[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

function nameOf(ask: Ask | string): string {
  if (typeof ask === 'string') return `something that was sent: ${ask}`;
  return [ask.method, ask.target, ask.body ?? ''].join(' ').slice(0, 300);
}

/** What differs, as lines for people. Messages are compared as a set, because one that is new moves all after it. */
function differences(before: readonly Line[], now: readonly Line[]): readonly string[] {
  const answers = before.flatMap(([ask, head, body], at) => {
    const [, newHead, newBody] = now[at] ?? [];
    if (typeof ask === 'string') return [];
    const parts = [...(head === newHead ? [] : ['head']), ...(body === newBody ? [] : ['body'])];
    return parts.length === 0 ? [] : [`${at + 1} ${parts.join(' and ')}: ${nameOf(ask)}`];
  });
  const sentIn = (lines: readonly Line[]) =>
    lines.filter(([ask]) => typeof ask === 'string').map((line) => line.join(' '));
  const [old, recent] = [sentIn(before), sentIn(now)];
  const gone = old.filter((each) => !recent.includes(each)).map((each) => `no longer sent: ${each}`);
  return [...answers, ...gone, ...recent.filter((each) => !old.includes(each)).map((each) => `newly sent: ${each}`)];
}

async function main(): Promise<number> {
  const options = {
    dist: { type: 'string', default: 'dist' },
    answers: { type: 'string' },
    update: { type: 'boolean', default: false },
    seed: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  const { seed } = values;
  const before = seed === undefined ? read() : [];
  const asks =
    seed === undefined
      ? before.flatMap(([ask]) => (typeof ask === 'string' ? [] : [ask]))
      : drawAsks(Number(seed), requestCount);
  const providers = Object.keys(network.providers).sort();
  const { played, sent } = await onStage(values.dist, providers, async (stage) => {
    return { played: await play(stage, asks), sent: await messages(stage) };
  });
  if (values.answers !== undefined) writeAnswers(values.answers, asks, played, sent);
  const now: readonly Line[] = [
    ...played.map(({ head, body }, at): Line => [asks[at] ?? '', digest(head), digest(body)]),
    ...sent.map(({ name, text }): Line => [name, digest(text)]),
  ];
  if (values.update || seed !== undefined) {
    writeFileSync(path, now.map((line) => `${JSON.stringify(line)}\n`).join(''));
    process.stdout.write(
      `Recorded ${played.length} requests${seed === undefined ? '' : ` of seed ${seed}`} and ${sent.length} messages.\n`,
    );
    return 0;
  }
  const differing = differences(before, now);
  process.stdout.write(
    differing
      .slice(0, mostListed)
      .map((line) => `${line}\n`)
      .join(''),
  );
  const more = differing.length > mostListed ? `, ${mostListed} of them above` : '';
  process.stdout.write(`${played.length} requests, ${sent.length} messages: ${differing.length} differ${more}.\n`);
  return differing.length === 0 ? 0 : 1;
}

function writeAnswers(
  folder: string,
  asks: readonly Ask[],
  played: readonly Played[],
  sent: readonly { readonly name: string; readonly text: string }[],
): void {
  mkdirSync(folder, { recursive: true });
  for (const [at, { head, body }] of played.entries()) {
    const name = String(at + 1).padStart(4, '0');
    writeFileSync(join(folder, `${name}.txt`), `${nameOf(asks[at] ?? '')}\n\n${head}\n\n${body}\n`);
  }
  for (const [at, { name, text }] of sent.entries()) writeFileSync(join(folder, `sent-${name}-${at + 1}.txt`), text);
}

process.exitCode = await main();
