/** The service of this checkout as deployed, for a client to call. */
import { join } from 'node:path';
import type { ServiceCall } from '../with-service.js';

const root = join(import.meta.dirname, '..', '..');

/** Its leads go to the folder. */
export function deployed(folder: string, settings: Readonly<Record<string, string>> = {}): ServiceCall {
  const env = { PATH: process.env['PATH'], LEADS_FILE: join(folder, 'leads.sqlite'), ...settings };
  return { folder: root, command: [process.execPath, '--import', 'tsx', 'runtime/server.ts'], env };
}
