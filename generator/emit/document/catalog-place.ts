/** Where documents name the catalog that they were made from. */

/**
 * Stands in the documents for the hash of the catalog, which the service puts there. So an edit changes the hash in one
 * generated file and not in all of them.
 */
export const catalogPlace = '{catalog_hash}';
