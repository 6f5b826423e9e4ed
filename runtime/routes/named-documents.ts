/** Documents of which there is one for each of many names, such as one for each calculator. */
import { nearest } from '../../engine/calculator/suggest.js';
import type { Handler } from '../../http/locals.js';
import { sendProblem } from '../../http/problem.js';
import type { Document } from '../../http/representation.js';
import { sendDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/security.js';
import type { Site } from './site.js';

export interface NamedDocuments {
  /** Where they lie; the address of each is its name with `.json`. */
  readonly folder: string;
  readonly names: () => Iterable<string>;
  /** Null where there is none after all. */
  readonly make: (name: string) => Document | null;
  /** What a caller is told who asks for another name. */
  readonly none: (name: string) => string;
}

/** Each document is made when it is asked for first, and kept. A name that there is not gets the nearest that there is. */
export function sendNamed({ baseUrl }: Site, headers: HeaderList, documents: NamedDocuments): Handler {
  const { folder, names, make, none } = documents;
  const made = new Map<string, Document>();
  return ({ params }, response) => {
    const [name = ''] = Object.values(params).map(String);
    const known = [...names()];
    const document = made.get(name) ?? (known.includes(name) ? make(name) : null);
    if (document !== null) {
      made.set(name, document);
      sendDocument(response, headers, document);
      return;
    }
    const near = nearest(
      name,
      known.filter((each) => each !== name),
    );
    sendProblem(response, {
      code: 'not_found',
      detail: none(name),
      correctedUrl: near === null ? null : `${baseUrl}${folder}/${near}.json`,
    });
  };
}
