/** Runs one part of the test command as a process, with all that it starts in a group that can be ended. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './parts.js';
import { processorTime } from './processor-time.mjs';

export interface SuiteRecord {
  readonly path: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
  readonly missingPrograms: readonly { readonly name: string; readonly packages: readonly string[] }[];
}

export interface PartResult {
  readonly name: string;
  readonly hasPassed: boolean;
  /** The signal that ended it; null when it ended by itself. */
  readonly signal: string | null;
  readonly seconds: number;
  /** Null where the system does not tell. */
  readonly processorSeconds: number | null;
  readonly output: string;
  /** Of each file of tests, as far as they came; null for a part without any. */
  readonly suites: readonly SuiteRecord[] | null;
}

/** Only ends what hangs: a suite ends by itself when its tests have had ten minutes each. */
const mostMinutes = 80;

/** How long processes have to clear up behind them when they are asked to end; on a busy machine that takes its time. */
const patience = { seconds: 15, step: 0.05 };

/** The leaders of the groups of processes at work. */
const running = new Set<number>();
let isEnding = false;

/** Resolves when the part has ended, and never once all are ended; `folder` is where it may write. */
export function runPart(part: Part, folder: string): Promise<PartResult> {
  if (isEnding) return new Promise(() => undefined);
  const record = join(folder, `${part.name}.json`);
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const env = { ...inherited, NO_COLOR: '1', ...(part.hasSuites ? { CHECKS_RECORD: record } : {}) };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(part.command, part.args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => output.push(text));
    const timer = setTimeout(() => endGroup(pid), mostMinutes * 60_000);
    const processorSeconds = secondsUntilEnd(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      resolve({
        name: part.name,
        hasPassed: code === 0,
        signal,
        seconds: (performance.now() - started) / 1000,
        processorSeconds: processorSeconds(),
        output: output.join(''),
        suites: part.hasSuites ? readRecord(record) : null,
      });
    });
  });
}

/** The processor time of a child is counted when it has ended, and then nothing else has. */
let counted = 0;
function secondsUntilEnd(child: ReturnType<typeof spawn>): () => number | null {
  let seconds: number | null = null;
  child.on('exit', () => {
    const time = processorTime();
    if (time === null) return;
    seconds = time.children - counted;
    counted = time.children;
  });
  return () => seconds;
}

function readRecord(path: string): readonly SuiteRecord[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly SuiteRecord[]) : [];
}

/** The child leads a group of its own, so that nothing of it stays behind and keeps its output open. */
function endGroup(pid: number | undefined): void {
  if (pid !== undefined) signalGroup(pid, 'SIGKILL');
}

/** Whether there was anybody in the group. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

/**
 * Ends every part with all that it has started, and starts no other. Each process is asked first, so that it clears up
 * behind it; what has not ended then is ended.
 */
export async function endAll(): Promise<void> {
  isEnding = true;
  let left = [...running].filter((pid) => signalGroup(pid, 'SIGTERM'));
  for (let waited = 0; left.length > 0 && waited < patience.seconds; waited += patience.step) {
    await sleep(patience.step * 1000);
    left = left.filter((pid) => signalGroup(pid, 0));
  }
  for (const pid of left) endGroup(pid);
}
