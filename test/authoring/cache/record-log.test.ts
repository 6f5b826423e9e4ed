/** What a file of kept results holds after many runs. */
import { RecordLog } from '../../../authoring/cache/record-log.js';

const [mega, compiler] = [1_000_000, 'compiler'];

/** A run that finds or puts records of a megabyte each, by their names; the bytes of the file after it. */
function run(file: Uint8Array | null, uses: readonly string[]): Uint8Array {
  const log = new RecordLog(file, compiler);
  for (const name of uses) if (log.find(name) === null) log.put(name, new Uint8Array(mega));
  const change = log.change();
  if (change === null) return file ?? new Uint8Array();
  return change.isWhole ? change.bytes : Buffer.concat([file ?? new Uint8Array(), change.bytes]);
}

const namesOf = (count: number, prefix = '') => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

function kept(file: Uint8Array, names: readonly string[]): number {
  const log = new RecordLog(file, compiler);
  return names.filter((name) => log.find(name) !== null).length;
}

test('of a catalog that needs more than the usual size, another edit leaves all that is of use', () => {
  const all = namesOf(60);
  let file = run(null, all);
  for (const edit of namesOf(20, 'edit')) file = run(file, [...all, edit]);
  expect(kept(file, all)).toBe(all.length);
});

test('what is long unused goes, the oldest first', () => {
  const old = namesOf(40, 'old');
  let file = run(null, old);
  for (const round of namesOf(3, 'round')) file = run(file, namesOf(10, round));
  expect(kept(file, namesOf(10, 'round2'))).toBe(10);
  expect(kept(file, old.slice(0, 10))).toBe(0);
  expect(file.length).toBeLessThan(60 * mega);
});
