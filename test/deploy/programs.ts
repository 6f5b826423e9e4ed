/** The programs that operators run beside the service, as they are installed on this machine. */
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { ServiceProgram } from '../support/services.js';
import { postgresProgram } from '../support/services.js';

/** Debian keeps what only root runs in folders that are not in everybody's search path. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

function program(name: string): ServiceProgram {
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  return { name, path: path ?? null };
}

export const nginxProgram = program('nginx');
export const caddyProgram = program('caddy');
export const opensslProgram = program('openssl');
export const promtoolProgram = program('promtool');
export const systemdAnalyzeProgram = program('systemd-analyze');
export const logrotateProgram = program('logrotate');

/** The folder of the programs that came with the PostgreSQL server, so that they are of its version. */
export function postgresFolder(): string {
  if (postgresProgram.path === null) throw new Error('PostgreSQL is not installed');
  return dirname(realpathSync(postgresProgram.path));
}
