/**
 * The Python package and the workbooks of random catalogs answer random calls like the service: days, lists, tables by
 * two keys and sums over periods in every mixture. RANDOM_CATALOGS is the number of formulas to try, TEST_SEED others.
 */
import { englishBook } from '../../authoring/workbook/book-language.js';
import { service as household } from '../../examples/household/generated/service.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { randomCatalog } from '../generator/random-catalog.js';
import { loadEmitted } from '../support/emitted-modules.js';
import { isLong } from '../support/shares.js';
import { describeWith } from '../support/slow/services.js';
import type { Edition } from './calls.js';
import { randomCallsOf, seed } from './calls.js';
import { python } from './python.js';
import type { Target } from './target.js';
import { differences } from './target.js';
import { machineZone, workbooks } from './workbooks.js';

const count = Number(process.env['RANDOM_CATALOGS'] ?? (isLong ? 200 : 20));
const callsEach = 12;
const targets: readonly Target[] = [python, workbooks];

describe.each(targets)('$name', (target) => {
  describeWith(target.programs, `of ${count} random formulas with TEST_SEED=${seed}`, () => {
    test('answers like the service', async () => {
      const { editions, formulas } = await randomEditions();
      const calls = editions.flatMap((edition) => randomCallsOf(edition, callsEach));
      const found = await differences(target, calls);
      const told = found.map((each) => `${formulas.get(each.replace(/\?.*/s, ''))}\n${each}`);
      expect(told.slice(0, 5)).toEqual([]);
      expect(editions.length).toBeGreaterThan(count / 4);
      expect(calls.some(({ answer }) => answer.ok)).toBe(true);
      expect(calls.some(({ call }) => call.lists.size > 0)).toBe(true);
    });
  });
});

/** The accepted calculators, as a service has them. */
async function randomEditions() {
  const { checked, files, formulas } = randomCatalog(seed, count);
  const documents = new Map([...files].filter(([path]) => !path.endsWith('.ts')));
  const calculators = await loadEmitted(files);
  // Today begins when it does on this machine.
  const service = { ...household, timeZone: machineZone };
  const { baseUrl } = service;
  const served = serveCatalog({ calculators, service, network: null, documents }, { baseUrl, requestsPerMinute: 1 });
  const editions = checked.calculators.map((calculator): Edition => {
    const prepared = served.calculators.get(calculator.slug);
    if (prepared === undefined) throw new Error(`${calculator.slug} is not served`);
    return { calculator, of: checked, prepared, vectors: [], book: englishBook };
  });
  return { editions, formulas };
}
