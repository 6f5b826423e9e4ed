/** Runs tests with one mutant after another, as its parent asks. Bundled with the suites, which are loaded first. */
import { createHash } from 'node:crypto';
import type { CollectedTest } from './collected-tests.js';
import { collected } from './collected-tests.js';
import type { Corpus, Entry, Proved } from './entries.js';
import { allEntries } from './entries.js';
import { observations } from './observations.js';

/** A test's result without mutants. */
export interface Baseline {
  readonly name: string;
  readonly milliseconds: number;
  readonly steps: number;
  readonly met: readonly number[];
}

export type Question =
  | { readonly ask: 'names' }
  | { readonly ask: 'baseline' }
  | { readonly ask: 'try'; readonly id: number; readonly tests: readonly number[]; readonly steps: readonly number[] }
  | { readonly ask: 'observe'; readonly seed: number; readonly count: number }
  | { readonly ask: 'compare'; readonly id: number }
  | { readonly ask: 'entries' }
  | { readonly ask: 'without'; readonly id: number };

export type Answer =
  | { readonly say: 'names'; readonly names: readonly string[] }
  | { readonly say: 'baseline'; readonly whileLoading: readonly number[]; readonly tests: readonly Baseline[] }
  | { readonly say: 'tried'; readonly id: number; readonly killer: string | null }
  | { readonly say: 'observed'; readonly entries: number }
  | { readonly say: 'compared'; readonly id: number; readonly difference: string | null }
  | { readonly say: 'entries'; readonly count: number }
  | { readonly say: 'without'; readonly effects: readonly Effect[] };

/** How many results about the entries of a corpus change without a technique, and what proving them takes. */
export interface Effect {
  readonly corpus: Corpus;
  readonly changed: Readonly<Record<keyof Proved, number>>;
  /** Processor time with the technique, and without it, of the entries that use it. */
  readonly milliseconds: readonly [number, number];
}

const switches = globalThis.__mutants;
switches.isRecording = false;

function start(id: number, mostSteps: number): void {
  Object.assign(switches, { active: id, run: switches.run + 1, steps: 0, mostSteps });
}

async function passes({ run }: CollectedTest): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}

async function baseline(): Promise<Answer> {
  const tests: Baseline[] = [];
  switches.isRecording = true;
  for (const test of collected) {
    switches.met = new Set();
    start(-1, Number.POSITIVE_INFINITY);
    const before = performance.now();
    const passed = await passes(test);
    if (!passed) throw new Error(`Without any mutant this test fails: ${test.name}`);
    const milliseconds = performance.now() - before;
    tests.push({ name: test.name, milliseconds, steps: switches.steps, met: [...switches.met] });
  }
  switches.isRecording = false;
  return { say: 'baseline', whileLoading: switches.metWhileLoading, tests };
}

/** Multiple of a test's normal steps after which it counts as endless. */
const patience = 10;
const mostStepsBeside = 100_000;

async function tryMutant(id: number, tests: readonly number[], steps: readonly number[]): Promise<Answer> {
  for (const [index, number] of tests.entries()) {
    const test = collected[number];
    start(id, (steps[index] ?? 0) * patience + mostStepsBeside);
    if (test !== undefined && !(await passes(test))) return { say: 'tried', id, killer: test.name };
  }
  return { say: 'tried', id, killer: null };
}

interface Observed {
  readonly name: string;
  readonly observe: () => string;
  readonly digest: string;
  readonly steps: number;
  readonly met: ReadonlySet<number>;
}

let observed: readonly Observed[] = [];

function digestOf(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function observe(seed: number, count: number): Answer {
  start(-1, Number.POSITIVE_INFINITY);
  switches.isRecording = true;
  observed = observations(seed, count).map(({ name, observe: ask }) => {
    switches.met = new Set();
    start(-1, Number.POSITIVE_INFINITY);
    return { name, observe: ask, digest: digestOf(ask()), steps: switches.steps, met: switches.met };
  });
  switches.isRecording = false;
  return { say: 'observed', entries: observed.length };
}

function compare(id: number): Answer {
  for (const each of observed) {
    if (!each.met.has(id)) continue;
    start(id, each.steps * patience + mostStepsBeside);
    try {
      if (digestOf(each.observe()) === each.digest) continue;
    } catch {
      // A mutant that throws or hangs also differs.
    }
    return { say: 'compared', id, difference: each.name };
  }
  return { say: 'compared', id, difference: null };
}

interface ProvedEntry {
  readonly entry: Entry;
  readonly proved: Proved;
  readonly steps: number;
  readonly met: ReadonlySet<number>;
}

let provedEntries: readonly ProvedEntry[] = [];

/** Proves all entries, and notes which mutants each of them meets. */
function proveEntries(): Answer {
  start(-1, Number.POSITIVE_INFINITY);
  const entries = allEntries();
  switches.isRecording = true;
  provedEntries = entries.map((entry) => {
    switches.met = new Set();
    start(-1, Number.POSITIVE_INFINITY);
    return { entry, proved: entry.prove(), steps: switches.steps, met: switches.met };
  });
  switches.isRecording = false;
  return { say: 'entries', count: entries.length };
}

/** Proves the entries that meet a mutant again, each with the technique and without it. */
function proveWithout(id: number): Answer {
  const meeting = provedEntries.filter(({ met }) => met.has(id));
  const effects = meeting.map(({ entry, proved, steps }): Effect => {
    const [, before] = timed(() => entry.prove(), -1, Number.POSITIVE_INFINITY);
    const [without, after] = timed(() => entry.prove(), id, steps * patience + mostStepsBeside);
    return { corpus: entry.corpus, changed: changesOf(proved, without), milliseconds: [before, after] };
  });
  return { say: 'without', effects };
}

function timed(prove: () => Proved, id: number, mostSteps: number): readonly [Proved | null, number] {
  start(id, mostSteps);
  const before = process.cpuUsage();
  const proved = orNull(prove);
  const { user, system } = process.cpuUsage(before);
  return [proved, (user + system) / 1000];
}

/** Null if it throws, as it does when it takes too many steps. */
function orNull<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** An entry that is refused has no laws, ranges or slopes that could be compared. */
function changesOf(before: Proved, after: Proved | null): Effect['changed'] {
  const isRefused = after === null || after.verdicts[0] !== before.verdicts[0];
  const changes = (kind: keyof Proved): number => (isRefused ? 0 : differences(before[kind], after[kind]));
  return {
    verdicts: isRefused ? 1 : changes('verdicts'),
    laws: changes('laws'),
    ranges: changes('ranges'),
    slopes: changes('slopes'),
  };
}

/** Texts in one place each are compared place by place; of lists of other lengths, the texts that only one has. */
function differences(before: readonly string[], after: readonly string[]): number {
  if (before.length === after.length) return before.filter((text, index) => text !== after[index]).length;
  const [own, others] = [new Set(before), new Set(after)];
  return before.filter((text) => !others.has(text)).length + after.filter((text) => !own.has(text)).length;
}

async function answer(question: Question): Promise<Answer> {
  switch (question.ask) {
    case 'names':
      return { say: 'names', names: collected.map(({ name }) => name) };
    case 'baseline':
      return baseline();
    case 'try':
      return tryMutant(question.id, question.tests, question.steps);
    case 'observe':
      return observe(question.seed, question.count);
    case 'compare':
      return compare(question.id);
    case 'entries':
      return proveEntries();
    case 'without':
      return proveWithout(question.id);
  }
}

process.on('message', (question: Question) => {
  answer(question).then(
    (found) => process.send?.(found),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
