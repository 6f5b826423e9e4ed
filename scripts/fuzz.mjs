// Tries random catalogs in batches, each with another seed: npm run fuzz -- --count 1000000 [--seed 1].
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** More would fill the memory of a process: modules, their types and their proofs are all held at once. */
const batch = 1000;
const options = { count: { type: 'string', default: String(batch) }, seed: { type: 'string', default: '1' } };
const { values } = parseArgs({ options });
const [count, first] = [Number(values.count), Number(values.seed)];
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(first)) {
  process.stderr.write('npm run fuzz -- --count N [--seed S]: both are whole numbers, and N is at least 1.\n');
  process.exit(2);
}

for (let done = 0, seed = first; done < count; done += batch, seed++) {
  const size = Math.min(batch, count - done);
  const env = { ...process.env, RANDOM_CATALOGS: String(size), TEST_SEED: String(seed) };
  const args = ['jest', '--silent', 'test/generator/random-catalogs'];
  const { status } = spawnSync('npx', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    process.stderr.write(`Seed ${seed} fails: npm run fuzz -- --count ${size} --seed ${seed}\n`);
    process.exit(1);
  }
  process.stdout.write(`${done + size} of ${count} tried, last seed ${seed}.\n`);
}
