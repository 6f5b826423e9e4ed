/** Renders a comparison for people, pull requests and programs. */
import type { Change, ChangeClass } from './change.js';
import type { Comparison, MovedCalculator } from './compare.js';
import { describeCall } from './describe.js';
import type { Announced, Judgement } from './policy.js';

export interface DiffReport {
  readonly comparison: Comparison;
  readonly announced: Announced;
  readonly judgement: Judgement;
}

const classes: readonly ChangeClass[] = ['breaking', 'behaviour', 'documentation'];

const headings: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking: a call that worked is refused or means something else',
  behaviour: 'Behaviour: the same call gives another answer',
  documentation: 'Documentation: only what people and programs read about it',
};

export function diffAsText({ comparison, announced, judgement }: DiffReport): string {
  const { changes, moved } = comparison;
  if (changes.length === 0) return 'Callers will notice no change.';
  const lists = classes.flatMap((kind) => {
    const own = changes.filter((change) => change.class === kind);
    return own.length === 0 ? [] : [headings[kind], ...own.map((change) => `  ${changeLine(change)}`), ''];
  });
  return [...lists, ...moved.flatMap(effectLines), ...verdictLines(announced, judgement)].join('\n');
}

/** One change on one line. */
export function changeLine({ where, what, reason }: Change): string {
  return `${where}: ${what} (${reason})`;
}

/** The effect of each cause, when there are several. */
function effectLines({ slug, causes }: MovedCalculator): readonly string[] {
  if (causes === null || causes.effects.length < 2) return [];
  const { move, effects } = causes;
  const parts = effects.map(({ cause, by }) => `  ${signed(by)} by ${cause}`);
  const sum = effects.reduce((total, { by }) => total + by, 0);
  const head = `${slug}: what moves \`${move.figure}\` where ${describeCall(move.at)}`;
  return [head, ...parts, `  ${signed(sum)} in total`, ''];
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${Number(value.toFixed(9))}`;
}

function verdictLines({ after }: Announced, { version, problems, entry }: Judgement): readonly string[] {
  const asked = [`The changes require version ${version} or higher; it is ${after}.`];
  if (problems.length === 0) return asked;
  return [
    ...asked,
    ...problems.map((problem) => `NOT ANNOUNCED: ${problem}`),
    '',
    'For CHANGELOG.md:',
    '',
    `## ${version}`,
    '',
    ...entry,
  ];
}

/** The report as a comment on a pull request. */
export function diffAsMarkdown({ comparison, announced, judgement }: DiffReport): string {
  const { changes, moved } = comparison;
  if (changes.length === 0) return '### Catalog\n\nNothing that callers meet has changed.';
  const counts = classes.map((kind) => `${changes.filter((change) => change.class === kind).length} ${kind}`);
  const tables = classes.flatMap((kind) => tableOf(kind, changes));
  const effects = moved.flatMap(effectLines);
  return [
    `### Catalog: ${counts.join(', ')}`,
    '',
    ...judgement.problems.map((problem) => `> **Not announced.** ${problem}\n`),
    ...tables,
    ...(effects.length === 0 ? [] : ['```text', ...effects, '```', '']),
    `The changes require version ${judgement.version} or higher; it is ${announced.after}.`,
    ...(judgement.problems.length === 0
      ? []
      : ['', '```markdown', `## ${judgement.version}`, '', ...judgement.entry, '```']),
  ].join('\n');
}

/** A table of the changes of one class; folded for documentation. */
function tableOf(kind: ChangeClass, changes: readonly Change[]): readonly string[] {
  const own = changes.filter((change) => change.class === kind);
  if (own.length === 0) return [];
  const rows = own.map(({ where, what, reason }) => `| ${[where, what, reason].map(cell).join(' | ')} |`);
  const table = ['| where | what | why |', '| --- | --- | --- |', ...rows];
  if (kind === 'documentation')
    return [`<details><summary>${headings[kind]}</summary>`, '', ...table, '', '</details>', ''];
  return [`**${headings[kind]}**`, '', ...table, ''];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

export function diffAsJson({ comparison, announced, judgement }: DiffReport) {
  return {
    changes: comparison.changes,
    moved: comparison.moved.map(({ slug, calls, moves, causes }) => ({
      slug,
      calls,
      moves: moves.map(({ at, ...move }) => ({ ...move, at: Object.fromEntries([...at.numbers, ...at.choices]) })),
      causes: causes && { figure: causes.move.figure, effects: causes.effects },
    })),
    version: { before: announced.before, after: announced.after, asked: judgement.version },
    problems: judgement.problems,
    entry: judgement.entry,
  };
}
