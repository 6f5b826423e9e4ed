/** Renders the report on slips, for people and programs. */

import { formatList } from '../../engine/spelling/list-names.js';
import { renderMark } from '../../generator/source/render.js';
import { positionAt } from '../../generator/source/source.js';
import type { Finding } from '../explain/finding.js';
import { describeCall, inputsOf } from '../sample/points.js';
import type { Coverage } from './coverage.js';
import type { Difference, Examined } from './examine.js';
import type { SlipReport } from './mutate.js';
import { scoreOf, sumOf } from './mutate.js';

/** Every survivor with its line, a summary of each calculator with its coverage, and the total. */
export function renderSlips(reports: readonly SlipReport[], isDetailed: boolean): string {
  const sum = sumOf(reports);
  const survivors = isDetailed ? reports.flatMap((report) => groupsOf(report.survivors).map(renderSurvivors)) : [];
  return [
    ...survivors.map((text) => `${text}\n`),
    ...reports.flatMap((report) => [summaryLine(report), ...(isDetailed ? coverageLines(report.coverage) : [])]),
    `${scoreLine(sum)} ${sum.unproductive} move no published value at any point tried, the compiler refuses ` +
      `${sum.refused}, and ${sum.diff} moved bounds show only in a diff.`,
  ].join('\n');
}

function scoreLine(sum: SlipReport['counts']): string {
  const all = sum.control + sum.example + sum.law + sum.proof + sum.survived;
  if (all === 0) return 'No slip that matters was tried.';
  return `${percentOf(scoreOf(sum))} of ${all} slips that matter are noticed; ${sum.survived} are not.`;
}

function summaryLine({ slug, score, counts, survivors }: SlipReport): string {
  const { control, example, law, proof } = counts;
  if (control + example + law + proof + survivors.length === 0) return `${slug}: no slip that matters was tried`;
  const totals = control === 0 ? '' : `control totals ${control}, `;
  return `${slug}: ${percentOf(score)} noticed (${totals}examples ${example}, laws ${law}, proof ${proof}), ${survivors.length} survive`;
}

function percentOf(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`;
}

/** The most names on a line. */
const mostNamed = 5;

function coverageLines(coverage: Coverage): readonly string[] {
  return Object.entries(coverage).flatMap(([name, { count, missing }]) => {
    if (count === 0) return [];
    const named = missing.slice(0, mostNamed).map((each) => `\`${each}\``);
    const rest = missing.length > mostNamed ? [`${missing.length - mostNamed} more`] : [];
    const without = missing.length === 0 ? '' : `; not ${[...named, ...rest].join(', ')}`;
    return [`  examples reach ${count - missing.length} of ${count} ${name}${without}`];
  });
}

/** Groups survivors with the same span, such as a number made a little larger and a little smaller. */
function groupsOf(survivors: readonly Examined[]): readonly (readonly Examined[])[] {
  const groups = new Map<string, Examined[]>();
  for (const each of survivors) {
    const { source, start, end } = each.slip.span;
    const key = `${source.path}:${start}:${end}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** The span in the form of a diagnostic, with a call that would show the first of the slips. */
function renderSurvivors(group: readonly Examined[]): string {
  const finding = findingOfGroup(group);
  const becomes = group[0]?.slip.becomes ?? '';
  const mark = renderMark(finding.span, finding.code, finding.message, `\`${becomes}\``);
  return finding.hint === '' ? mark : `${mark}\n  hint: ${finding.hint}`;
}

/** Survivors as findings for other programs. */
export function slipsAsFindings(reports: readonly SlipReport[]): readonly Finding[] {
  return reports.flatMap(({ survivors }) => groupsOf(survivors).map(findingOfGroup));
}

function findingOfGroup([first, ...others]: readonly Examined[]): Finding {
  if (first === undefined) throw new Error('A group of survivors has at least one.');
  const { slip, shows } = first;
  const names = [first, ...others].map((each) => `\`${each.slip.becomes}\``);
  return {
    level: 'advice',
    code: `unnoticed-${slip.kind}`,
    message: `Nothing notices when \`${slip.was}\` becomes ${formatList(names, 'or')}.`,
    hint: shows === null ? '' : `${adviseOn(first, shows)} ${describeDifference(shows)}`,
    span: slip.span,
  };
}

/** The missing example, or what to add to one; without the amount, which must come from its source. */
function adviseOn({ slip, silent }: Examined, { figure, role }: Difference): string {
  const { key, name, entry } = expectationOf(figure, role);
  const whole = key === null ? entry : `${key}: { ${entry} }`;
  if (silent === null) {
    const parts = [...(slip.kind === 'default' ? ['no inputs'] : []), ...(name === 'value' ? [] : [`\`${whole}\``])];
    return parts.length === 0 ? 'An example would:' : `An example with ${parts.join(' and ')} would:`;
  }
  const isListed = key !== null && silent.expects.includes(key);
  const added = isListed ? `\`${entry}\` to its \`${key}\`` : `\`${whole}\` to it`;
  const parts = [
    ...(silent.gives === null ? [] : [`leave \`${silent.gives}\` out of its inputs`]),
    ...(silent.says.has(name) ? [] : [`add ${added}, worked out by hand from its source`]),
  ];
  return `The example "${silent.name}" makes this call; ${parts.join(' and ')}:`;
}

/** Text of an example's value for a figure; a range with both ends. */
function expectationOf(figure: string, role: Difference['role']) {
  if (role === 'result') return { key: null, name: figure, entry: `${figure}: ...` };
  if (role === 'secondary') return { key: 'secondary', name: figure, entry: `${asKey(figure)}: ...` } as const;
  const name = figure.replace(/ (?:low|high)$/, '');
  return { key: 'figures', name, entry: `${name}: ${name === figure ? '...' : '[..., ...]'}` } as const;
}

/** A label as a key inside braces. */
function asKey(label: string): string {
  return /^[A-Za-z][^,:{}[\]#"]*$/.test(label) ? label : JSON.stringify(label);
}

/** "length = 20, depth = 3 gives `posts` 5, with the slip 4." */
function describeDifference({ point, figure, right, wrong }: Difference): string {
  const instead = wrong === null ? 'with the slip the call is refused' : `with the slip ${wrong}`;
  return `${describeCall(point)} gives \`${figure}\` ${right}, ${instead}.`;
}

/** The same facts as JSON; the score is between 0 and 1. */
export function slipsAsJson(reports: readonly SlipReport[]) {
  const sum = sumOf(reports);
  return {
    score: scoreOf(sum),
    counts: sum,
    calculators: reports.map(({ slug, score, counts, coverage, survivors }) => ({
      slug,
      score,
      counts,
      coverage,
      survivors: survivors.map(survivorAsJson),
    })),
  };
}

function survivorAsJson({ slip, shows }: Examined) {
  const { source, start, end } = slip.span;
  const [from, to] = [positionAt(source, start), positionAt(source, end)];
  return {
    kind: slip.kind,
    was: slip.was,
    becomes: slip.becomes,
    file: source.path,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    shows: shows && {
      inputs: inputsOf(shows.point),
      figure: shows.figure,
      right: shows.right,
      wrong: shows.wrong,
    },
  };
}
