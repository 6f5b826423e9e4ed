/** `npm run campaign -- --minutes 60 --store sqlite`: runs faults under load and reports the losses. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CampaignReport } from './run-campaign.js';
import { failuresOf, runCampaign } from './run-campaign.js';

const usage = `Usage: npm run campaign -- --store sqlite|postgres [options]

  --minutes <number>   how long faults go on (10); starting, recovering and counting come on top
  --seed <number>      the order of the faults; the report names it
  --leads <number>     new leads a second (15)
  --report <file>      also write the report as JSON

It starts everything it needs on this machine, reaches nothing beyond 127.0.0.1, and leaves nothing behind.
As root it also fills a small disk of its own. Exit code 0: nothing lost, nothing doubled, every answer the same.
`;

function print(text: string): void {
  process.stdout.write(text);
}

async function main(): Promise<number> {
  const options = {
    store: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
    leads: { type: 'string', default: '15' },
    report: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  const { store, report: file } = values;
  const numbers = [values.minutes, values.seed, values.leads].map(Number);
  const [minutes = 0, seed = 0, leadsPerSecond = 0] = numbers;
  if ((store !== 'sqlite' && store !== 'postgres') || !numbers.every((number) => number > 0)) {
    print(usage);
    return 2;
  }
  const started = Date.now();
  const report = await runCampaign({
    engine: store,
    seconds: minutes * 60,
    atLeast: { faults: 0, leads: 0 },
    seed,
    leadsPerSecond,
    calculationsPerSecond: leadsPerSecond * 2,
    faultSeconds: [2, 8],
    tell: (line) => print(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${line}\n`),
  });
  print(`\n${reportText(report)}`);
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return Object.values(failuresOf(report)).flat().length === 0 ? 0 : 1;
}

function reportText(report: CampaignReport): string {
  const { engine, seconds, seed, leads, calculations, deliveries, memory } = report;
  return [
    `${engine}, ${Math.round(seconds / 6) / 10} minutes of faults, seed ${seed}`,
    `leads acknowledged: ${leads.acknowledged} (${counts(leads.answers)})`,
    `calculations: ${counts(calculations.answers)}`,
    `deliveries received: ${deliveries.received}, of them repeated under the same id: ${deliveries.repeated}`,
    `memory at the end: ${memory} MB`,
    'faults:',
    ...Object.entries(report.faults).map(([name, times]) => `  ${String(times).padStart(4)}  ${name}`),
    ...Object.entries(report.leftOut).map(([name, reason]) => `  left out: ${name}, because ${reason}`),
    'found:',
    ...Object.entries(failuresOf(report)).flatMap(([name, list]) => [
      `  ${String(list.length).padStart(4)}  ${name}`,
      ...list.slice(0, 25).map((line) => `          ${line}`),
    ]),
    '',
  ].join('\n');
}

function counts(answers: Readonly<Record<string, number>>): string {
  return Object.entries(answers)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, times]) => `${name}: ${times}`)
    .join(', ');
}

// Exit handlers end everything that was started, however this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
process.exitCode = await main();
