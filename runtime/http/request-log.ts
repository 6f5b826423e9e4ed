/** One line in the log for each request that is over. */
import { type Logger, pino } from 'pino';

/** What is known of an exchange when it is over. None of it needs escaping in JSON. */
export interface Account {
  /** This service's own, or a caller's that was found harmless. */
  readonly requestId: string;
  readonly method: string;
  /** A template, never the address. */
  readonly route: string;
  readonly slug: string | null;
  readonly status: number;
  readonly durationMs: number;
  /** Whether the caller went away before the answer was out. */
  readonly aborted: boolean;
}

/** Lines are handed on in pieces that stay well below what a pipe takes in one go. */
const pieceLength = 2048;

const info = 30;
const error = 50;

/**
 * Writes the lines of many requests at once, where pino's own lines go, with its bindings and in its form. Writing
 * them one by one through pino costs as much as the calculations that they tell of.
 */
export function writeRequestLines(logger: Logger, accounts: readonly Account[]): void {
  const inner = logger as unknown as LoggerInside;
  const least = pino.levels.values[logger.level] ?? Number.POSITIVE_INFINITY;
  let piece = '';
  for (const account of accounts) {
    if ((account.status >= 500 ? error : info) < least) continue;
    piece += requestLine(account, inner[pino.symbols.chindingsSym]);
    if (piece.length < pieceLength) continue;
    inner[pino.symbols.streamSym].write(piece);
    piece = '';
  }
  if (piece !== '') inner[pino.symbols.streamSym].write(piece);
}

/** What pino keeps under its published symbols: where its lines go, and the bindings that each begins with. */
interface LoggerInside {
  readonly [pino.symbols.streamSym]: { readonly write: (text: string) => void };
  readonly [pino.symbols.chindingsSym]: string;
}

function requestLine(account: Account, bindings: string): string {
  const { requestId, method, route, slug, status, durationMs, aborted } = account;
  const level = status >= 500 ? error : info;
  const calculator = slug === null ? '' : `,"slug":"${slug}"`;
  const duration = Math.round(durationMs * 1000) / 1000;
  return (
    `{"level":${level},"time":${Date.now()}${bindings},"request_id":"${requestId}","method":"${method}"` +
    `,"route":"${route}"${calculator},"status":${status},"duration_ms":${duration}` +
    `${aborted ? ',"aborted":true' : ''},"msg":"request"}\n`
  );
}
