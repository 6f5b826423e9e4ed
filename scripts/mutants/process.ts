/** Runs the bundled suites in a child process that answers one question at a time. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Answer, Question } from './worker.js';

/** Usual time limit for an answer, in minutes; then the process is killed, and the run counts as endless. */
const patience = 5;

export interface Asked {
  readonly ask: (question: Question) => Promise<Answer | null>;
  readonly end: () => void;
}

/** Starts a process with a mutant on from the start, or with none. After an unanswered question it starts again. */
export function startProcess(bundle: string, mutant = -1, mostMinutes = patience): Asked {
  let child: ChildProcess | null = null;
  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  const ask = (question: Question): Promise<Answer | null> => {
    const own =
      child ??
      fork(bundle, [], {
        execArgv: [],
        env: { ...process.env, MUTANT: String(mutant) },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
    child = own;
    return new Promise((resolve) => {
      const settle = (answer: Answer | null): void => {
        clearTimeout(timer);
        own.removeAllListeners();
        if (answer === null) end();
        resolve(answer);
      };
      const timer = setTimeout(() => settle(null), mostMinutes * 60_000);
      own.once('message', (answer: Answer) => settle(answer));
      own.once('exit', () => settle(null));
      own.send(question);
    });
  };
  return { ask, end };
}
