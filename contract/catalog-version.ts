/** The catalog that an answer or a document was made from. */
import { namedRecord, text } from './schema.js';

export const catalogVersion = namedRecord('CatalogVersion', 'The catalog that an answer or a document was made from.', {
  version: text('The version of the interface.'),
  hash: text('Changes with every change of the catalog.'),
});
