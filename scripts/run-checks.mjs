// Runs every check, two at a time, and shows the output of each when it ends. One failure fails the whole run. A check
// that takes too long is killed, with everything it started, and counts as failed; its output shows how far it got.
import { spawn } from 'node:child_process';

const checks = ['test:unit', 'test:types', 'test:lint', 'test:fresh', 'test:openapi'];
const lanes = 2;
const mostMinutes = 40;
/** The leaders of the running process groups. */
const running = new Set();

function run(name) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
      detached: true,
    });
    running.add(child.pid);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const timer = setTimeout(() => endGroup(child.pid), mostMinutes * 60_000);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(child.pid);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const verdict = code === 0 ? 'passed' : signal === null ? 'FAILED' : `FAILED, ended by ${signal},`;
      process.stdout.write(`\n== ${name}: ${verdict} in ${seconds} s\n${Buffer.concat(output)}`);
      resolve({ name, passed: code === 0 });
    });
  });
}

/** Starts a child as the leader of a process group, so that no process of it stays behind and keeps its output open. */
function endGroup(pid) {
  process.kill(-pid, 'SIGKILL');
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid);
    process.exit(1);
  });
}

const queue = [...checks];
const results = [];
async function lane() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) results.push(await run(name));
}
await Promise.all(Array.from({ length: lanes }, lane));

const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
process.stdout.write(`\n${failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`}\n`);
process.stdout.write(`${results.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
