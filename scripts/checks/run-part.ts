/** Runs one part of the test command as a process, in a process group that can be ended as a whole. */
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
  /** Null if the system does not report it. */
  readonly processorSeconds: number | null;
  readonly output: string;
  /** Results of the test files that ran; null for a part without any. */
  readonly suites: readonly SuiteRecord[] | null;
}

/** Limit for a hanging part: a suite ends by itself when its tests have had ten minutes each. */
const mostMinutes = 80;

/** Time that processes have to clean up when asked to end; on a busy machine that takes a while. */
const patience = { seconds: 15, step: 0.05 };

/** Leaders of the running process groups. */
const running = new Set<number>();
let isEnding = false;

/** Resolves when the part has ended, or never after `endAll`; the part may write to `folder`. */
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

/** Processor time of children counted so far. The system adds that of a child when it ends. */
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

/** Kills the whole group that the child leads, so that nothing stays behind and keeps its output open. */
function endGroup(pid: number | undefined): void {
  if (pid !== undefined) signalGroup(pid, 'SIGKILL');
}

/** Sends a signal to a group; false if no process is left in it. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

/**
 * Ends every part with all its processes, and starts no others. Each process is first asked to end, so that it can
 * clean up; then it is killed.
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
