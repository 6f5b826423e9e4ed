/** Names a store and the setting that leads to it, without the account and the password that may stand in a URL. */
import { resolve } from 'node:path';
import type { StoreLocation } from '../store/lead-database.js';

/** `setting` names the setting that gave the path; null for the path that is used without one. */
export function nameStore(store: StoreLocation, setting: string | null): string {
  if (store.engine === 'sqlite')
    return `${resolve(store.path)} (${setting ?? 'LEADS_FILE and DATABASE_URL are not set'})`;
  const { host, pathname } = new URL(store.url);
  return `PostgreSQL at ${host}${pathname} (DATABASE_URL)`;
}
