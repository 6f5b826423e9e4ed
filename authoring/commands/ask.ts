/** Questions to a person at a terminal. */
import { createInterface } from 'node:readline/promises';
import { Refusal } from '../../cli/command/option.js';
import type { Ask } from './caller.js';

type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout'>;

/** Null where nobody is at the terminal. */
export function askAt(streams: Streams): Ask | null {
  if (!streams.stdin.isTTY || !streams.stdout.isTTY) return null;
  return async (question, usual, whyNot) => {
    for (;;) {
      const line = await readLine(`${question}${usual === '' ? '' : ` (${usual})`}: `, streams);
      const answer = line.trim() === '' ? usual : line.trim();
      const why = whyNot(answer);
      if (why === null) return answer;
      streams.stdout.write(`${why}\n`);
    }
  };
}

/** Throws a `Refusal` when the person gives no line: after Ctrl+C, Ctrl+D, or the end of the terminal. */
async function readLine(prompt: string, { stdin, stdout }: Streams): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  try {
    return await terminal.question(prompt, { signal: ended.signal });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    throw new Refusal('\nThis ended before the last answer: nothing was written.');
  } finally {
    terminal.close();
  }
}
