/**
 * Runs all checks of Schemathesis for the whole OpenAPI document on a running service. A table has the expected reports
 * with reasons; any other report fails. Needs Python with venv, and PyPI; takes some minutes.
 * `npm run schemathesis -- 50` makes 50 random requests of each operation.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deployed } from '../clients/deployed.js';
import { run, StepFailed } from '../steps.js';
import { inTemporaryFolder } from '../temporary-folder.js';
import { withService } from '../with-service.js';
import { expected, reasonsFor } from './expected.js';
import type { FailedCheck } from './reports.js';
import { failedChecks } from './reports.js';

const release = 'schemathesis==4.32.5';
const examples = process.argv[2] ?? '10';
/** A limit high enough that requests are not refused with 429. */
const openLimits = { RATE_LIMIT_PER_MINUTE: '1000000', LEAD_LIMIT_PER_HOUR: '100000', LOG_LEVEL: 'info' };

async function tried(folder: string, address: string): Promise<string> {
  await run(folder, 'python3', ['-m', 'venv', 'venv']);
  await run(folder, 'venv/bin/pip', ['install', '--quiet', release]);
  const limits = ['--max-examples', examples, '--continue-on-failure', '--no-shrink', '--generation-database', 'none'];
  const reports = ['--report', 'ndjson', '--report-dir', 'reports'];
  const args = ['--no-color', 'run', `${address}/openapi.json`, '--checks', 'all', ...limits, ...reports];
  // It ends with 1 when it reports anything; the table decides.
  await run(folder, 'venv/bin/st', args).catch((error: unknown) => {
    if (!(error instanceof StepFailed) || !existsSync(join(folder, 'reports'))) throw error;
  });
  const [name] = readdirSync(join(folder, 'reports')).filter((each) => each.endsWith('.ndjson'));
  if (name === undefined) throw new StepFailed('Schemathesis wrote no report');
  return join(folder, 'reports', name);
}

/** Prints counts, how often each reason applied, and one request for each kind of unexplained report. */
function tell(checked: number, failed: readonly FailedCheck[]): boolean {
  const explained = failed.map((report) => ({ report, reasons: reasonsFor(report) }));
  const unexplained = explained.flatMap(({ report, reasons }) => (reasons.length === 0 ? [report] : []));
  const rows = expected.map((row) => {
    const count = explained.filter(({ reasons }) => reasons.includes(row)).length;
    return `${String(count).padStart(6)}  ${row.reason}`;
  });
  const kinds = new Map(unexplained.map((report) => [`${report.check} ${report.operation}`, report]));
  const shown = [...kinds].map(
    ([kind, { uri, status, body }]) => `${kind}: ${status} for ${uri}\n  ${body.slice(0, 600)}`,
  );
  const head = `${checked} checks, ${failed.length} reports, ${unexplained.length} of them unexplained`;
  process.stdout.write(`${[head, 'Explained:', ...rows, ...shown].join('\n')}\n`);
  return unexplained.length === 0;
}

process.exitCode = await inTemporaryFolder('schemathesis', async (folder) => {
  const path = await withService(deployed(folder, openLimits), (address) => tried(folder, address));
  const { checked, failed } = failedChecks(path);
  return tell(checked, failed) ? 0 : 1;
});
