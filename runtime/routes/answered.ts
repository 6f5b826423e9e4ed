/** What an operation answers to a query, before anybody has sent anything. */
import type { Answering } from '../../http/locals.js';
import type { Problem } from '../../http/problem.js';
import { sendProblem } from '../../http/problem.js';
import { jsonType } from '../../http/reply.js';
import { sendCacheable } from '../../http/representation.js';
import type { HeaderList } from '../../http/security.js';

/** A JSON text with its tag, or a problem. */
export type Answered =
  | { readonly kind: 'answered'; readonly body: string; readonly etag: string; readonly headers: HeaderList }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Sends an answer, which caches may keep, or a problem, which they may not. */
export function sendAnswered(response: Answering, answered: Answered): void {
  if (answered.kind === 'refused') sendProblem(response, answered.problem);
  else sendCacheable(response, answered.headers, { type: jsonType, body: answered.body, etag: answered.etag });
}
