/** People in the lead store, on SQLite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putEmptyStore } from '../support/empty-store.js';
import { contract, wordsIn } from './people-contract.js';

describe('people on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-people-'));
  let stores = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  contract({
    makeLocation: async () => {
      const path = join(folder, String(++stores), 'leads.sqlite');
      putEmptyStore(path);
      return { engine: 'sqlite', path };
    },
    wordsInFiles: async (beginning) => wordsIn(join(folder, String(stores)), () => true, beginning),
  });
});
