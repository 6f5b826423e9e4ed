/** The catalog that an answer or a document was made from. */
import { named, record, text } from './schema.js';

export const catalogVersion = named(
  'CatalogVersion',
  record('The catalog that an answer or a document was made from.', {
    version: text('The version of the interface.'),
    hash: text('Changes with every change of the catalog.'),
  }),
);
