/** Lists what an address answers to a query, before anybody has sent anything. */
import type { Exchange } from '../../http/exchange.js';
import type { Problem } from '../../http/problem.js';
import { sendProblem } from '../../http/problem.js';
import { jsonType } from '../../http/reply.js';
import { replyCacheable } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';

/** A JSON text with its tag, or a problem. */
export type Answered =
  | { readonly kind: 'answered'; readonly body: string; readonly etag: string; readonly headers: HeaderList }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Sends an answer, which caches may keep, or a problem, which they may not. */
export function replyAnswered(exchange: Exchange, answered: Answered): void {
  if (answered.kind === 'refused') {
    sendProblem(exchange, answered.problem);
    return;
  }
  const { body, etag, headers } = answered;
  replyCacheable(exchange, headers, { type: jsonType, body, etag });
}
