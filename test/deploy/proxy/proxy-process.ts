/** The documented proxies as processes: Caddy with its file, nginx with its site, at addresses of a test. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '../../support/certificate.js';
import { projectRoot } from '../../support/project-root.js';
import { caddyProgram, nginxProgram } from '../../support/slow/programs.js';
import { freePort } from '../../support/slow/services.js';
import { until } from '../../support/until.js';
import { secureRequest } from './secure-request.js';

export interface ProxyProcess {
  /** Where callers come with TLS. */
  readonly port: number;
  /** Where they come without. */
  readonly plainPort: number;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy in front of instances, and resolves when it answers. */
export type StartProxy = (instancePorts: readonly number[]) => Promise<ProxyProcess>;

/** nginx with the site that docs/operations.md shows, for one instance. */
export const startNginx: StartProxy = async ([instancePort]) => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const site = replaceAll(documentedSite(), [
    ['127.0.0.1:3000', `127.0.0.1:${instancePort}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['/etc/nginx/certificates/fullchain.pem', join(folder, 'fullchain.pem')],
    ['/etc/nginx/certificates/privkey.pem', join(folder, 'privkey.pem')],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${join(folder, 'pid')};\nevents {}\nhttp {\n${temporary.join('\n')}\naccess_log off;\n${site}}\n`,
  );
  const options = ['-p', folder, '-c', file, '-e', join(folder, 'errors'), '-g', 'daemon off;'];
  return untilItAnswers({ folder, port, plainPort, child: spawn(programPath(nginxProgram.path), options) });
};

/** The site for nginx in docs/operations.md. */
export function documentedSite(): string {
  const guide = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const [, site] = /^```nginx\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  if (site === undefined) throw new Error('docs/operations.md has no site for nginx.');
  return site;
}

export const startCaddy: StartProxy = async (instancePorts) => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-caddy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const local = ['admin off', 'local_certs', 'skip_install_trust', `http_port ${plainPort}`, `https_port ${port}`];
  const text = replaceAll(deployFile('Caddyfile'), [['{\n\tservers', `{\n\t${local.join('\n\t')}\n\tservers`]]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const env = {
    ...{ PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder },
    ...{ SITE_ADDRESS: 'localhost', INSTANCES: instancePorts.map((each) => `127.0.0.1:${each}`).join(' ') },
  };
  const options = ['run', '--adapter', 'caddyfile', '--config', file];
  return untilItAnswers({ folder, port, plainPort, child: spawn(programPath(caddyProgram.path), options, { env }) });
};

interface Started {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly child: ChildProcess;
}

async function untilItAnswers({ folder, port, plainPort, child }: Started): Promise<ProxyProcess> {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
  const remove = (): void => {
    // Not SIGKILL, which would leave the processes behind that nginx has started.
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the proxy ended: ${output.join('')}`);
    const answer = await secureRequest({ port, path: '/metrics' }).catch(() => null);
    return answer?.status === 404;
  });
  return {
    port,
    plainPort,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      process.off('exit', remove);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function deployFile(name: string): string {
  return readFileSync(join(projectRoot, 'deploy', name), 'utf8');
}

/** Throws where the file no longer has what is to be replaced: the test would then run something else. */
function replaceAll(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`not exactly once in the file: ${from}`);
    return changed.replace(from, () => to);
  }, text);
}

function programPath(path: string | null): string {
  if (path === null) throw new Error('the proxy is not installed');
  return path;
}

function makeCertificate(folder: string): void {
  const { key, cert } = selfSigned();
  writeFileSync(join(folder, 'privkey.pem'), key);
  writeFileSync(join(folder, 'fullchain.pem'), cert);
}
