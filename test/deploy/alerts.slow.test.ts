/** The alert rules: well-formed, over measurements that the service makes, raised when they should be and only then. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { get } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { promtoolProgram } from '../support/slow/programs.js';
import { describeWith } from '../support/slow/services.js';
import type { AlertCase } from './alert-cases.js';
import { alertCases } from './alert-cases.js';
import type { RealService } from './lead-campaign.js';
import { killService, startService, submitLeads } from './lead-campaign.js';
import type { ScriptRun } from './scripts.js';
import { runProgram } from './scripts.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: Readonly<Record<string, string>>;
}

const path = join(projectRoot, 'deploy', 'alerts.yaml');
const { groups } = parse(readFileSync(path, 'utf8')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

function promtool(...args: readonly string[]): Promise<ScriptRun> {
  return runProgram(promtoolProgram.path ?? '', args);
}

describeWith([promtoolProgram], 'promtool', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reckoner-alerts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('finds nothing wrong with the rules and the configuration', async () => {
    expect(await promtool('check', 'rules', path)).toMatchObject({ exitCode: 0, stderr: '' });
    const configuration = join(projectRoot, 'deploy', 'prometheus.yaml');
    expect(await promtool('check', 'config', configuration)).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test.each(['1m', '1h'])('sees each alert raised and not raised, looking every %s', async (step) => {
    const file = join(folder, `${step}.json`);
    const tests = alertCases
      .filter(({ every = '1m' }) => every === step)
      .flatMap((each) => [
        ruleTest(each, each.raisedBy, [{ labels: firing(each), value: 1 }]),
        ruleTest(each, each.notRaisedBy, []),
      ]);
    expect(tests.length).toBeGreaterThan(0);
    writeFileSync(file, JSON.stringify({ rule_files: [path], evaluation_interval: step, tests }));
    const { exitCode, stdout, stderr } = await promtool('test', 'rules', file);
    expect([stdout.replace(/^Unit Testing:.*\n/, '').trim(), stderr, exitCode]).toEqual(['SUCCESS', '', 0]);
  });
});

/** What Prometheus itself records of an alert that is raised. */
function firing({ alert, labels }: AlertCase): string {
  const severity = rules.find((rule) => rule.alert === alert)?.labels.severity;
  const more = labels === undefined ? '' : `,${labels}`;
  return `ALERTS{alertname="${alert}",alertstate="firing",severity="${severity}"${more}}`;
}

function ruleTest(
  { alert, at = '30m', every = '1m' }: AlertCase,
  series: AlertCase['raisedBy'],
  samples: readonly object[],
): object {
  return {
    name: alert,
    interval: every,
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      { expr: `ALERTS{alertname="${alert}",alertstate="firing"}`, eval_time: at, exp_samples: samples },
    ],
  };
}

test('every alert has its cases, a severity, a summary and a chapter of what to do', () => {
  expect([...new Set(alertCases.map(({ alert }) => alert))]).toEqual(rules.map(({ alert }) => alert));
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(Object.keys(annotations)).toEqual(['summary', 'description']);
  }
  const guide = readFileSync(join(projectRoot, 'docs', 'operations.md'), 'utf8');
  const [, chapter = ''] = guide.split('## Alerts');
  const told = [...chapter.matchAll(/^\| `(Reckoner\w+)`/gm)].map(([, name]) => name);
  expect(told).toEqual(rules.map(({ alert }) => alert));
});

describe('the service', () => {
  let service: RealService | undefined;

  afterEach(async () => {
    if (service !== undefined) await killService(service);
  });

  test('makes every measurement that a rule asks for', async () => {
    service = await startService({});
    await submitLeads(service, 1, 3);
    const { text } = await get(service, '/metrics');
    const made = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = [...new Set(rules.flatMap(({ expr }) => metricsOf(expr)))].filter((name) => name !== 'up');
    expect(asked.length).toBeGreaterThan(12);
    expect(asked.filter((name) => !made.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
    const chosen = rules.flatMap(({ expr }) => [...expr.matchAll(/(\w+)\{[^}]*?((?:outcome|state)="\w+")/g)]);
    expect(chosen.length).toBeGreaterThan(4);
    const lines = text.split('\n');
    const unknown = chosen.filter(
      ([, name, label = '']) => !lines.some((line) => line.startsWith(`${name}{`) && line.includes(label)),
    );
    expect(unknown.map(([whole]) => whole)).toEqual([]);
  });
});

/** The names of measurements in an expression: what is left without strings, label lists, durations and operators. */
function metricsOf(expr: string): readonly string[] {
  const bare = expr
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, ' ')
    .replace(/\boffset\s+\w+/g, ' ');
  const words = [...bare.matchAll(/([a-z_][a-z0-9_]*)(\s*\()?/g)].filter(([, , call]) => call === undefined);
  return words.map(([, name = '']) => name).filter((name) => !['and', 'or', 'unless', 'e6', 'by'].includes(name));
}
