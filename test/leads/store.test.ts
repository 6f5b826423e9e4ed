/** The lead store, on SQLite. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { putEmptyStore } from '../support/empty-store.js';
import { submission, submitLead } from '../support/lead-submission.js';
import { contract } from './store-contract.js';

describe('the lead store on SQLite', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-store-'));
  });
  let files = 0;
  const nextFile = (): string => join(folder, 'made', `leads-${++files}.sqlite`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  contract({
    makeLocation: async () => ({ engine: 'sqlite', path: nextFile() }),
    makeStore: async () => {
      const path = nextFile();
      putEmptyStore(path);
      return { engine: 'sqlite', path };
    },
  });

  test('makes a file that only its owner can read, with a write-ahead log', async () => {
    const path = nextFile();
    const database = openLeadDatabase({ engine: 'sqlite', path });
    await submitLead(database, submission());
    expect([statSync(path).mode & 0o777, statSync(`${path}-wal`).mode & 0o777]).toEqual([0o600, 0o600]);
    expect(readFileSync(`${path}-wal`).includes('Zelda Quillfeather')).toBe(true);
    await database.close();
  });
});
