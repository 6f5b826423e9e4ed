/** Point-in-time recovery, rehearsed: a base backup, the archive of the log, and the moment before a mistake. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import { databaseAccount, postgresFolder, postgresToolsProgram } from '../support/slow/programs.js';
import { describeWith, freePort } from '../support/slow/services.js';
import { until } from '../support/until.js';
import type { RealService } from './lead-campaign.js';
import { killService, missingFrom, startService, submitLeads } from './lead-campaign.js';
import { runProgram } from './scripts.js';

const account = databaseAccount();
const script = join(projectRoot, 'deploy', 'backup', 'archive-wal.sh');

describeWith([postgresToolsProgram], 'the archive of PostgreSQL', () => {
  let folder: string;
  let archive: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-archive-'));
    archive = join(folder, 'archive');
    mkdirSync(archive);
    give(folder);
    give(archive);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  describe('with a server', () => {
    let postgres: PostgresServer;
    let recovered: ChildProcess | undefined;
    let service: RealService | undefined;

    beforeEach(async () => {
      postgres = await startPostgres();
      // The account of the server may not be able to read this project.
      const ownScript = join(folder, 'archive-wal.sh');
      copyFileSync(script, ownScript);
      chmodSync(ownScript, 0o755);
      const url = await postgres.createDatabase();
      await postgres.query(url, 'alter system set archive_mode = on');
      await postgres.query(url, `alter system set archive_command = '${ownScript} %p ${archive}/%f'`);
      await postgres.stop('fast');
      await postgres.start();
    });
    afterEach(async () => {
      if (service !== undefined) await killService(service);
      await endNow(recovered);
      await postgres.remove();
    });

    /** Starts a second server on the base backup, which plays the archive up to a moment. */
    async function recover(base: string, moment: string): Promise<number> {
      const port = await freePort();
      const settings = {
        restore_command: `cp ${archive}/%f "%p"`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
        archive_mode: 'off',
      };
      const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
      appendFileSync(join(base, 'postgresql.auto.conf'), lines.join(''));
      writeFileSync(join(base, 'recovery.signal'), '');
      const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
      const options = { cwd: folder, stdio: 'ignore', ...account } as const;
      recovered = spawn(join(postgresFolder(), 'postgres'), ['-D', base, '-p', String(port), ...flags], options);
      return port;
    }

    test('brings back the moment before a mistake', async () => {
      const url = await postgres.createDatabase();
      const { port, pathname } = new URL(url);
      service = await startService({ DATABASE_URL: url });
      const early = await submitLeads(service, 1, 20);
      const base = join(folder, 'base');
      const asked = ['-h', '127.0.0.1', '-p', port, '-U', 'reckoner', '-D', base, '--checkpoint=fast'];
      const program = (name: string): string => join(postgresFolder(), name);
      expect(await runProgram(program('pg_basebackup'), asked, {}, account)).toMatchObject({ exitCode: 0, stderr: '' });
      expect(await runProgram(program('pg_verifybackup'), [base], {}, account)).toMatchObject({ exitCode: 0 });

      const late = await submitLeads(service, 21, 60);
      const [row] = await postgres.query(url, 'select clock_timestamp()::text as moment');
      await killService(service);
      await postgres.query(url, 'drop schema public cascade');
      await postgres.query(url, 'select pg_switch_wal()');
      // The server notes each piece that is still to be archived.
      await until(async () => {
        const waiting = "select 1 from pg_ls_archive_statusdir() where name like '%.ready'";
        return (await postgres.query(url, waiting)).length === 0;
      });
      await postgres.stop('kill');

      const recoveredPort = await recover(base, String(row?.['moment']));
      const restored = `postgres://reckoner@127.0.0.1:${recoveredPort}${pathname}`;
      await until(async () => {
        const rows = await postgres.query(restored, 'select pg_is_in_recovery() as recovering').catch(() => []);
        return rows[0]?.['recovering'] === false;
      });
      const store = { engine: 'postgres', url: restored, connections: 2 } as const;
      expect(await missingFrom(store, [...early, ...late])).toEqual([]);
    });
  });

  test('takes a piece that comes twice, and refuses another one of the same name', async () => {
    const [piece, other, kept] = [join(folder, 'piece'), join(folder, 'other'), join(archive, '0001')];
    writeFileSync(piece, 'what happened');
    writeFileSync(other, 'what happened elsewhere');
    expect(await runProgram(script, [piece, kept])).toMatchObject({ exitCode: 0 });
    expect(await runProgram(script, [piece, kept])).toMatchObject({ exitCode: 0 });
    const refused = await runProgram(script, [other, kept]);
    expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/already and differs/) });
    expect((await runProgram(script, [join(folder, 'gone'), join(archive, '0002')])).exitCode).not.toBe(0);
    expect(readdirSync(archive)).toEqual(['0001']);
  });
});

/** To the account that runs PostgreSQL. */
function give(path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

async function endNow(server: ChildProcess | undefined): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGQUIT');
  await ended;
}
