/** Versions beside each other, on SQLite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from './version-skew-contract.js';

describe('version skew on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-skew-'));
  let files = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  contract(async () => ({ engine: 'sqlite', path: join(folder, `${++files}.sqlite`) }));
});
