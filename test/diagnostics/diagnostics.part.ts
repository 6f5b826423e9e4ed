import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { DiagnosticCode } from '../../generator/source/messages.js';
import { messages } from '../../generator/source/messages.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { casesOf, codeFolders } from '../support/diagnostic-fixtures.js';
import { checkedFixtures } from './checked-fixtures.js';

/**
 * Every slip in `<code>/<case>.yaml` gives the one message that stands in `<case>.txt` beside it.
 * `RECORD=true` rewrites the messages; read the difference before committing it.
 */

const fixtures = checkedFixtures();
const recording = process.env['RECORD'] === 'true';

test.each(fixtures)('$name', ({ name, code, diagnostics, catalog, expectedPath }) => {
  const report = renderDiagnostics(diagnostics);
  expect(catalog === null).toBe(diagnostics.some(isMistake));
  expect(diagnostics.find((found) => found.code === code)?.severity).toBe(messages[code as DiagnosticCode].severity);
  if (!isAboutSeveral(name)) expect(report).toBe(reportOfOne(diagnostics.length, report));
  if (recording) writeFileSync(expectedPath, `${report}\n`);
  expect(existsSync(expectedPath)).toBe(true);
  expect(`${report}\n`).toBe(readFileSync(expectedPath, 'utf8'));
});

/** One slip makes one message; a case about more than one slip says so in its name. */
function isAboutSeveral(name: string): boolean {
  return name.includes('/several-');
}

/** So that a report with more than one message is shown whole when it fails. */
function reportOfOne(count: number, report: string): string {
  return count === 1 ? report : 'a report of one message';
}

test('every code has a fixture', () => {
  expect(Object.keys(messages).filter((code) => !fixtures.some((fixture) => fixture.code === code))).toEqual([]);
});

test('every folder is named after a code', () => {
  expect(codeFolders(__dirname).filter((folder) => !Object.hasOwn(messages, folder))).toEqual([]);
});

test('every recorded message has its case', () => {
  const orphans = codeFolders(__dirname).flatMap((code) => {
    const cases = casesOf(join(__dirname, code), '.yaml');
    return casesOf(join(__dirname, code), '.txt').filter((name) => !cases.includes(name));
  });
  expect(orphans).toEqual([]);
});
