/** The command `replay`: shows the answer of a past catalog, and what has changed since. */

import { Reporter } from '../../generator/source/diagnostic.js';
import { hashOfCatalog } from '../../generator/source/hash-sources.js';
import type { Queries } from '../../generator/source/query.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { Effect } from '../compare/attribution.js';
import { attributionOf } from '../compare/attribution.js';
import { changeLine } from '../compare/change.js';
import { compareCatalogs } from '../compare/compare.js';
import type { CallPair, Replayed } from '../compare/replay.js';
import { replay, replayedAsJson } from '../compare/replay.js';
import { effectLine } from '../compare/report.js';
import { QueryMemory } from '../language/query-memory.js';
import type { CatalogWithSources, Piece } from '../sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../sample/catalog-with-sources.js';
import type { Caller } from './caller.js';
import { command } from './caller.js';
import { readSources } from './files.js';
import { commitsOf, HistoryError, sourcesAt } from './history.js';
import type { CatalogPlace } from './read-call.js';
import { formatOption, readCall } from './read-call.js';

interface ReplayOptions extends CatalogPlace {
  /** The hash of the catalog, or its beginning. */
  readonly hash: string;
  readonly slug: string;
  readonly inputs: readonly CallPair[];
  readonly json: boolean;
}

function readReplayOptions(args: readonly string[]): ReplayOptions | null {
  return readCall(args, formatOption, ({ format }, [hash = '', slug, ...pairs], place) => {
    const inputs = pairs.flatMap((each) => {
      const [, name, text] = /^([^=]+)=(.*)$/.exec(each) ?? [];
      return name === undefined || text === undefined ? [] : [[name, text] as const];
    });
    const isCall = /^[0-9a-f]{6,16}$/.test(hash) && slug !== undefined && inputs.length === pairs.length;
    return isCall && ['text', 'json'].includes(format)
      ? { ...place, hash, slug, inputs, json: format === 'json' }
      : null;
  });
}

/** Gives the exit code: 0, or 2 where there is no such catalog or calculator, or the call has mistakes. */
function runReplay(options: ReplayOptions, { say, complain, today }: Caller): number {
  const found = findCatalog(options);
  // Parts that are the same in both catalogs are read, checked and proved once.
  const queries = new QueryMemory();
  const before = open(found.sources, found.where, queries);
  const then = pieceIn(before, options.slug, found.where);
  const answer = replay(then, options.inputs);
  if (typeof answer === 'string') {
    complain(`${answer}\n`);
    return 2;
  }
  const since = found.isNow ? null : sinceThen(options, then, answer, { before, queries, dayIn: today });
  const result = { where: found.where, answer, since };
  say(`${options.json ? JSON.stringify(asJson(result), null, 2) : asText(result)}\n`);
  return 0;
}

export const callReplay = command(readReplayOptions, runReplay);

interface Found {
  readonly sources: CatalogSources;
  /** `the working tree`, or a commit. */
  readonly where: string;
  readonly isNow: boolean;
}

/** The working tree first, then the commits that touched the catalog, from the newest back. */
function findCatalog({ root, catalog, hash }: ReplayOptions): Found {
  const now = readSources(root, catalog);
  if (hashOfCatalog(now).startsWith(hash)) return { sources: now, where: 'the working tree', isNow: true };
  for (const commit of commitsOf(root, catalog)) {
    const sources = sourcesIn(root, commit, catalog);
    if (sources !== null && hashOfCatalog(sources).startsWith(hash))
      return { sources, where: `commit ${commit.slice(0, 12)}`, isNow: false };
  }
  throw new HistoryError(
    `No commit that touched \`${catalog}\` has the hash ${hash}. Answers name it as \`catalog.hash\`; in a shallow clone, fetch the history first.`,
  );
}

/** Null for a commit that removed the catalog, or had only a part of it. */
function sourcesIn(root: string, commit: string, catalog: string): CatalogSources | null {
  try {
    return sourcesAt(root, commit, catalog);
  } catch (error) {
    if (error instanceof HistoryError) return null;
    throw error;
  }
}

function open(sources: CatalogSources, where: string, queries: Queries): CatalogWithSources {
  const workshop = openCatalogWithSources(sources, new Reporter(), queries);
  if (workshop !== null) return workshop;
  throw new HistoryError(
    `The catalog of ${where} does not pass this compiler. Check that commit out and ask its own: \`git worktree add\`.`,
  );
}

function pieceIn({ pieces }: CatalogWithSources, slug: string, where: string): Piece {
  const piece = pieces.find(({ calculator }) => calculator.slug === slug);
  if (piece === undefined) throw new HistoryError(`There is no calculator \`${slug}\` in ${where}.`);
  return piece;
}

/** The answer of the call today, and what explains the difference. */
interface Since {
  /** A sentence that says why, if there is no answer any more. */
  readonly answer: Replayed | string;
  readonly changes: readonly string[];
  readonly effects: readonly Effect[];
}

function sinceThen(
  { root, catalog, slug, inputs }: ReplayOptions,
  then: Piece,
  answer: Replayed,
  {
    before,
    queries,
    dayIn,
  }: { readonly before: CatalogWithSources; readonly queries: Queries; readonly dayIn: Caller['today'] },
): Since {
  const after = open(readSources(root, catalog), 'the working tree', queries);
  const own = ({ where }: { readonly where: string }): boolean => where === slug || where === 'figures';
  const changes = compareCatalogs(before, after, dayIn(after.catalog.service.timeZone))
    .changes.filter(own)
    .map(changeLine);
  const now = after.pieces.find(({ calculator }) => calculator.slug === slug);
  if (now === undefined) return { answer: 'The calculator is gone.', changes, effects: [] };
  const today = replay(now, inputs);
  const moved = movedFigure(answer, today);
  const effects = moved === null ? [] : attributionOf(then, now)(moved, answer.point);
  return { answer: today, changes, effects };
}

/** The first figure that is different today. */
function movedFigure(then: Replayed, now: Replayed | string): string | null {
  if (typeof now === 'string') return null;
  const today = new Map(now.figures.map(({ name, said }) => [name, said]));
  return then.figures.find(({ name, said }) => today.has(name) && today.get(name) !== said)?.name ?? null;
}

interface Result {
  readonly where: string;
  readonly answer: Replayed;
  readonly since: Since | null;
}

function asText({ where, answer, since }: Result): string {
  const head = [`From ${where}:`, ...answerLines(answer)];
  if (since === null) return head.join('\n');
  const { answer: now } = since;
  if (typeof now !== 'string' && answerLines(now).join() === answerLines(answer).join())
    return [...head, '', 'It is the same today.'].join('\n');
  const today = typeof now === 'string' ? [`  ${now}`] : answerLines(now);
  const effects = since.effects.map(effectLine);
  const changes = since.changes.map((line) => `  ${line}`);
  return [
    ...head,
    '',
    'Today:',
    ...today,
    ...(effects.length === 0 ? [] : ['', `What moved \`${movedFigure(answer, now)}\`:`, ...effects]),
    '',
    'What changed:',
    ...changes,
  ].join('\n');
}

function answerLines({ figures, sentence }: Replayed): readonly string[] {
  return [...figures.map(({ name, said, unit }) => `  ${name}: ${said} ${unit}`.trimEnd()), `  ${sentence}`];
}

function asJson({ where, answer, since }: Result) {
  return {
    where,
    answer: replayedAsJson(answer),
    since: since && {
      answer: typeof since.answer === 'string' ? null : replayedAsJson(since.answer),
      problem: typeof since.answer === 'string' ? since.answer : null,
      effects: since.effects,
      changes: since.changes,
    },
  };
}
