// Runs every check, two at a time, and shows the output of each when it ends. One failure fails the whole run.
import { spawn } from 'node:child_process';

const checks = ['test:types', 'test:lint', 'test:fresh', 'test:openapi', 'test:unit'];
const lanes = 2;

function run(name) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(
        `\n== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${Buffer.concat(output)}`,
      );
      resolve({ name, passed: code === 0 });
    });
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
