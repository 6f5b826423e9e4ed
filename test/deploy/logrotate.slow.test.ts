/** Log rotation: a file that is being appended to is turned over, and the writer goes on in the new one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import { logrotateProgram } from '../support/slow/programs.js';
import { describeWith } from '../support/slow/services.js';
import { until } from '../support/until.js';
import { runProgram } from './scripts.js';

/** Writes a line each time it hears something. */
const writer = `process.stdin.on('data', (line) => process.stdout.write(String(line)));`;

describeWith([logrotateProgram], 'logrotate', () => {
  test('turns the log over while it is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reckoner-logs-'));
    const logs = join(folder, 'logs');
    mkdirSync(logs, { mode: 0o755 });
    const file = join(logs, 'reckoner.log');
    const text = readFileSync(join(projectRoot, 'deploy', 'logrotate.conf'), 'utf8');
    expect(text.split('/var/log/reckoner/*.log')).toHaveLength(2);
    const configuration = join(folder, 'logrotate.conf');
    writeFileSync(configuration, text.replace('/var/log/reckoner/*.log', `${logs}/*.log`), { mode: 0o644 });

    const child = spawn(process.execPath, ['-e', writer], { stdio: ['pipe', openSync(file, 'a'), 'ignore'] });
    const say = async (line: string): Promise<void> => {
      child.stdin?.write(`${line}\n`);
      await until(() => readFileSync(file, 'utf8').includes(`${line}\n`));
    };
    try {
      await say('before');
      const options = ['--force', '--state', join(folder, 'state'), configuration];
      expect(await runProgram(logrotateProgram.path ?? '', options)).toMatchObject({ exitCode: 0, stderr: '' });
      await say('after');
      expect(readdirSync(logs).sort()).toEqual(['reckoner.log', 'reckoner.log.1']);
      expect(readFileSync(file, 'utf8')).toBe('after\n');
      expect(readFileSync(`${file}.1`, 'utf8')).toBe('before\n');
    } finally {
      child.kill('SIGKILL');
      await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
