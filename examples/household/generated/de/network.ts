/**
 * The service works in no places. Generated from the catalog by `npm run generate`: edit the catalog, not this file.
 */
import type { Network } from '../../../../engine/kernel/service.js';

export const network: Network | null = null;
