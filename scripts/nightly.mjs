// Runs what is random or takes hours, one after the other: npm run nightly [-- --seed 7]. Every step runs, and one
// failure fails the whole night. The seed is printed, so that a failure can be repeated.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 2 ** 32) } } });
const { seed } = values;

/** Scripts of `package.json` with their arguments. */
const steps = [
  ['test:long'],
  ['fuzz', '--count', '20000', '--seed', seed],
  ['campaign', '--store', 'sqlite', '--minutes', '10', '--seed', seed],
  ['campaign', '--store', 'postgres', '--minutes', '10', '--seed', seed],
  ['mutation', '--files', '2', '--seed', seed],
  ...['20', '22', '24', '26'].map((release) => ['installs', release]),
];

process.stdout.write(`npm run nightly -- --seed ${seed}\n`);
const failed = steps.filter(([name, ...args]) => {
  const options = { stdio: 'inherit', env: { ...process.env, TEST_SEED: seed } };
  return spawnSync('npm', ['run', name, '--', ...args], options).status !== 0;
});
const names = failed.map((step) => step.join(' '));
process.stdout.write(failed.length === 0 ? 'The night passed.\n' : `Failed with seed ${seed}: ${names.join('; ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
