import { pino } from 'pino';
import { type Account, writeRequestLines } from '../../runtime/http/request-log.js';

const account: Account = {
  requestId: 'abc-1',
  method: 'GET',
  route: '/api/calc/{slug}',
  slug: 'fence',
  status: 200,
  durationMs: 1.23456,
  aborted: false,
};

/** A logger at a level, with a binding of its own, and the pieces that reach its stream. */
function piecesOf(level: string, accounts: readonly Account[]): readonly string[] {
  const pieces: string[] = [];
  const logger = pino({ level }, { write: (piece: string) => pieces.push(piece) });
  writeRequestLines(logger.child({ worker: 7 }), accounts);
  return pieces;
}

test('a line has the form of the lines that pino writes itself', () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) }).child({ worker: 7 });
  writeRequestLines(logger, [account]);
  logger.info(
    {
      request_id: 'abc-1',
      method: 'GET',
      route: '/api/calc/{slug}',
      slug: 'fence',
      status: 200,
      duration_ms: 1.235,
    },
    'request',
  );
  const [own, theirs] = lines.map((line) => line.replace(/"time":\d+/, '"time":0'));
  expect(own).toBe(theirs);
});

const shapes: readonly [change: Partial<Account>, expected: object][] = [
  [{}, { level: 30, slug: 'fence', status: 200 }],
  [{ slug: null }, { level: 30 }],
  [{ status: 500 }, { level: 50, status: 500 }],
  [
    { status: 499, aborted: true },
    { level: 30, aborted: true },
  ],
];
test.each(shapes)('%j', (change, expected) => {
  const [piece = ''] = piecesOf('info', [{ ...account, ...change }]);
  const line = JSON.parse(piece);
  expect(line).toMatchObject({ worker: 7, msg: 'request', ...expected });
  expect('slug' in line).toBe(change.slug !== null);
  expect('aborted' in line).toBe(change.aborted === true);
});

test.each([
  ['info', 2],
  ['warn', 1],
  ['error', 1],
  ['fatal', 0],
  ['silent', 0],
])('at level %s, %d of two lines are written', (level, count) => {
  const text = piecesOf(level, [account, { ...account, status: 503 }]).join('');
  expect(text.split('\n').length - 1).toBe(count);
});

test('many lines go out in few pieces of whole lines, each short enough for a pipe', () => {
  const pieces = piecesOf('info', new Array(200).fill(account));
  expect(pieces.length).toBeLessThan(40);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThan(3000);
    expect(piece).toMatch(/^\{.*\}\n$/s);
  }
  expect(pieces.join('').match(/\n/g)).toHaveLength(200);
});
