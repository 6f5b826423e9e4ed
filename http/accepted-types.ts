/** Which kind of answer a caller prefers where there is one for people and one for programs. */
import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const kinds = ['application/problem+json', 'application/json', 'text/html'];

/** Whether the caller would rather have a page than JSON. Who takes anything is a program. */
export function prefersPage(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(kinds) === 'text/html';
}
