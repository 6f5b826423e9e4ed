/** Starts, kills, freezes and ends a process of the campaign together with everything it starts. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CampaignProcess {
  readonly child: ChildProcess;
  readonly isRunning: () => boolean;
  /** Sends a signal to the process and everything it started. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends it as a power cut would, and waits. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and kills it after `patience` milliseconds. Resolves with true when it ended by itself. */
  readonly end: (patience: number, signal?: NodeJS.Signals) => Promise<boolean>;
}

export interface Launch {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts Node.js with these arguments in a new process group. Nothing of it outlives this process. */
export function startNode({ args, env }: Launch): CampaignProcess {
  const child = spawn(process.execPath, [...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  child.stdout.resume();
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  // The number of a group that has ended may be reused, so that no signal is sent after its end.
  const signal = (name: NodeJS.Signals): void => {
    if (isRunning()) signalGroup(child, name);
  };
  const killNow = (): void => signal('SIGKILL');
  process.once('exit', killNow);
  child.once('exit', () => {
    signalGroup(child, 'SIGKILL');
    process.off('exit', killNow);
  });
  const ended = once(child, 'exit');
  return {
    child,
    isRunning,
    signal,
    kill: async () => {
      signal('SIGKILL');
      await ended;
    },
    end: async (patience, name = 'SIGTERM') => {
      if (!isRunning()) return true;
      child.kill(name);
      const late = setTimeout(killNow, patience);
      await ended;
      clearTimeout(late);
      return child.signalCode !== 'SIGKILL';
    },
  };
}

/** Sends a signal to a process group, unless it has ended. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
