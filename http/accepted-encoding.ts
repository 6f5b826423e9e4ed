/** Chooses a compression that a caller accepts. */
import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The best first: browsers accept all of them alike. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

/** An option that the library's types leave out: which encoding to choose among those that a caller accepts equally. */
interface Chooser {
  readonly encoding: (available: readonly string[], options: { readonly preferred: readonly string[] }) => string;
}

/** Null where the caller wants none. */
export function acceptedEncoding(request: IncomingMessage): Encoding | null {
  const chooser = new Negotiator(request) as unknown as Chooser;
  const chosen = chooser.encoding([...preferred, 'identity'], { preferred });
  return preferred.find((encoding) => encoding === chosen) ?? null;
}
