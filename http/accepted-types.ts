/** Chooses between an answer for people and one for programs. */
import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const kinds = ['application/problem+json', 'application/json', 'text/html'];

/** True when the caller prefers a page to JSON. A caller that takes anything is a program. */
export function prefersPage(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(kinds) === 'text/html';
}
