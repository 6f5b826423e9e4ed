/** Sends a browser on to another address. */

import type { Exchange } from '../../../http/exchange.js';
import { neverStored, replyEmpty } from '../../../http/reply.js';
import type { PageSite } from '../../../pages/site/page-site.js';
import { pagePath } from '../../../pages/site/page-site.js';

/** To an address below the root, which is then asked for with GET. */
export function redirect(instance: PageSite, exchange: Exchange, address: string): void {
  replyEmpty(exchange, 303, [...neverStored, 'Location', pagePath(instance, address), 'Content-Length', '0']);
}
