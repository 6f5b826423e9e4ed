/** What commands write to a terminal while they work. */
import { EventEmitter } from 'node:events';
import { endWithReader, terminalOn } from '../../cli/terminal.js';

/** What is written to both streams, in its order, and a clock that is set by hand. */
function recorded(isTTY: boolean) {
  const written: string[] = [];
  const stream = (name: string) => ({
    isTTY,
    hasColors: () => false,
    write: (text: string) => written.push(`${name} ${text}`) > 0,
  });
  const clock = { now: 0 };
  const streams = { stdout: stream('out'), stderr: stream('err') } as unknown as Pick<
    NodeJS.Process,
    'stdout' | 'stderr'
  >;
  return { terminal: terminalOn(streams, () => clock.now), written, clock };
}

test('a long command says how far it is after two seconds, ten times a second at most, and erases that', () => {
  const { terminal, written, clock } = recorded(true);
  const at = (now: number, done: number): void => {
    clock.now = now;
    terminal.progress?.(done, 9, 'fence');
  };
  at(1999, 0);
  at(2000, 1);
  at(2099, 2);
  at(2100, 3);
  terminal.say('done\n');
  terminal.complain('wrong\n');
  expect(written).toEqual([
    'err \r\u001b[K2 of 9: fence',
    'err \r\u001b[K4 of 9: fence',
    'err \r\u001b[K',
    'out done\n',
    'err wrong\n',
  ]);
});

test('a file or a pipe gets no progress', () => {
  expect(recorded(false).terminal.progress).toBeUndefined();
});

test('a reader that goes away ends the process, and any other trouble is reported', () => {
  const stdout = new EventEmitter();
  const ended: string[] = [];
  endWithReader({ stdout, exit: () => ended.push('ended') } as unknown as Pick<NodeJS.Process, 'stdout' | 'exit'>);
  stdout.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }));
  expect(ended).toEqual(['ended']);
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  expect(() => stdout.emit('error', full)).toThrow(full);
});
