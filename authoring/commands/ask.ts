/** Questions to a person at a terminal. */
import { createInterface } from 'node:readline/promises';
import type { Ask } from './caller.js';

/** Null where nobody is at the terminal. */
export function askAt({ stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'>): Ask | null {
  if (!stdin.isTTY || !stdout.isTTY) return null;
  return async (question, usual) => {
    const terminal = createInterface({ input: stdin, output: stdout });
    try {
      const answer = await terminal.question(`${question}${usual === '' ? '' : ` (${usual})`}: `);
      return answer.trim() === '' ? usual : answer.trim();
    } finally {
      terminal.close();
    }
  };
}
