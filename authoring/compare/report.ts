/** Renders a comparison for people, pull requests and programs: the important changes first, then the others. */

import { inputsOf } from '../sample/points.js';
import type { Change, ChangeClass } from './change.js';
import { changeClasses, changeLine, counted, inBrackets } from './change.js';
import type { Comparison } from './compare.js';
import type { Announced, Judgement } from './policy.js';
import type { MoveBound, MoveBounds } from './proved-move.js';
import { wordsAsHtml, wordsAsText } from './words-between.js';

export interface DiffReport {
  readonly comparison: Comparison;
  readonly announced: Announced;
  readonly judgement: Judgement;
  /** Mistakes of the new catalog that leave it comparable, such as examples that fail. */
  readonly mistakes: readonly ReportedMistake[];
}

export interface ReportedMistake {
  /** File and line. */
  readonly place: string;
  /** The mistake; for an example, what it would have to say. */
  readonly message: string;
}

const headings: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking: a call that worked is refused or means something else',
  behaviour: 'Behaviour: the same call gives another answer',
  documentation: 'Documentation: only what people and programs read about it',
};

export function diffAsText(report: DiffReport): string {
  const { comparison, announced, judgement } = report;
  const { changes } = comparison;
  const mistakes = mistakeLines(report);
  if (changes.length === 0) return [...mistakes, 'Callers will notice no change.'].join('\n');
  const lists = changeClasses.flatMap((kind) => {
    const own = changes.filter((change) => change.class === kind);
    return own.length === 0 ? [] : [headings[kind], ...own.flatMap(textLines), ''];
  });
  return [...mistakes, ...lists, ...verdictLines(announced, judgement)].join('\n');
}

/** The counts of changes by class, in words. */
function countsOf(changes: readonly Change[]): string {
  return changeClasses.map((kind) => `${changes.filter((change) => change.class === kind).length} ${kind}`).join(', ');
}

function mistakeLines({ mistakes }: DiffReport): readonly string[] {
  if (mistakes.length === 0) return [];
  const lines = mistakes.map(({ place, message }) => `${place}: ${message}`);
  const shown = shortened(lines, onFirstScreen, 'more, which `check` lists').map((line) => `  ${line}`);
  return [`${mistakesFound(mistakes)}:`, ...shown, ''];
}

function textLines(change: Change): readonly string[] {
  const more = [...change.details, ...change.texts.map(wordsAsText)];
  return [`  ${changeLine(change)}`, ...more.map((line) => `      ${line}`)];
}

function mistakesFound(mistakes: readonly ReportedMistake[]): string {
  return `The new catalog has ${counted(mistakes.length, 'mistake')}`;
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

/** Marks the comment of this tool among all others. */
const commentMark = '<!-- reckoner-review -->';

/** GitHub takes 65,536 characters; a few stay free for what a workflow adds. */
const longest = 65_000;

/** Lines before anything is folded: as many as a screen shows. */
const onFirstScreen = 12;

/** The report as a comment on a pull request: never longer than GitHub takes. */
export function diffAsMarkdown(report: DiffReport): string {
  const { comparison, announced, judgement, mistakes } = report;
  const { changes } = comparison;
  const problems = [
    ...firstMistake(mistakes),
    ...shortened(
      judgement.problems.map((problem) => `**Not announced.** ${plain(problem)}`),
      onFirstScreen,
      'more',
    ).map((line) => `> ${line}\n`),
  ];
  const faults = faultsOf(mistakes);
  if (changes.length === 0)
    return [commentMark, '### Catalog', '', ...problems, ...faults, 'Nothing that callers meet has changed.'].join(
      '\n',
    );
  const dear = changes.filter(({ class: kind }) => kind !== 'documentation');
  const shown = dear.slice(0, onFirstScreen);
  const head = [
    commentMark,
    `### Catalog: ${countsOf(changes)}`,
    '',
    ...problems,
    ...shown.map((change) => `- ${change.class === 'breaking' ? '**Breaking** ' : ''}${headline(change)}`),
    ...(dear.length > shown.length ? [`- and ${dear.length - shown.length} more below`] : []),
    '',
    `The changes require version ${judgement.version} or higher; it is ${announced.after}.`,
  ].map((line) => `${line}\n`);
  return withinLimit(head.join(''), [
    faults,
    sectionOf('breaking', changes),
    sectionOf('behaviour', changes),
    entryOf(judgement),
    sectionOf('documentation', changes),
  ]);
}

/** The first `most` lines, and the number of the others. */
function shortened(lines: readonly string[], most: number, what: string): readonly string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most), `and ${lines.length - most} ${what}`];
}

function firstMistake(mistakes: readonly ReportedMistake[]): readonly string[] {
  return mistakes.slice(0, 1).map((first) => `> **${mistakesFound(mistakes)}.** The first: ${mistakeLine(first)}\n`);
}

/** All mistakes but a single one, which stands above. */
function faultsOf(mistakes: readonly ReportedMistake[]): readonly string[] {
  if (mistakes.length < 2) return [];
  const lines = shortened(mistakes.map(mistakeLine), perSection, 'more, which `check` lists');
  return [
    folded(
      mistakesFound(mistakes),
      lines.map((line) => `- ${line}`),
    ),
  ];
}

/** The section for the changelog, when something is not announced. */
function entryOf({ problems, version, entry }: Judgement): readonly string[] {
  return problems.length === 0
    ? []
    : [folded('For CHANGELOG.md', ['```markdown', `## ${version}`, '', ...entry, '```'])];
}

function mistakeLine({ place, message }: ReportedMistake): string {
  return `**${plain(place)}** ${plain(message)}`;
}

/** The change in a line, without the sample behind it. */
function headline({ where, what }: Change): string {
  return plain(`${where}: ${what.split('; it moves at')[0] ?? what}`);
}

/** As many whole sections of each kind as there is room for, with a note when some are left out. */
function withinLimit(head: string, kinds: readonly (readonly string[])[]): string {
  const note = '\nThe rest is longer than a comment may be: `diff` shows all of it.\n';
  let text = head.length + note.length > longest ? `${head.slice(0, longest - note.length)}\n` : head;
  let isWhole = text === head;
  for (const sections of kinds) {
    for (const section of sections) {
      const next = `${text}\n${section}\n`;
      if (next.length + note.length > longest) {
        isWhole = false;
        break;
      }
      text = next;
    }
  }
  return isWhole ? text : `${text}${note}`;
}

/** The most changes in a section, so that a long class can be cut between sections. */
const perSection = 60;

function sectionOf(kind: ChangeClass, changes: readonly Change[]): readonly string[] {
  const own = changes.filter((change) => change.class === kind);
  const parts = Array.from({ length: Math.ceil(own.length / perSection) }, (_, index) =>
    own.slice(index * perSection, (index + 1) * perSection),
  );
  return parts.map((part, index) => {
    const title = `${headings[kind]} (${own.length}${parts.length === 1 ? '' : `, part ${index + 1} of ${parts.length}`})`;
    return folded(title, part.flatMap(markdownLines));
  });
}

function markdownLines({ where, what, reason, details, texts }: Change): readonly string[] {
  return [
    `- **${plain(where)}** ${plain(what)}${inBrackets(plain(reason))}`,
    ...details.map((line) => `  - ${plain(line)}`),
    ...texts.map((text) => `  - ${wordsAsHtml(text, plain)}`),
  ];
}

function folded(title: string, lines: readonly string[]): string {
  return [`<details><summary>${plain(title)}</summary>`, '', ...lines, '', '</details>'].join('\n');
}

/** A text on one line, in which only code in backticks is markup. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/([*_~|[\]@#])/g, '\\$1')
    .replace(/`[^`]*`/g, (code) =>
      code
        .replace(/\\([*_~|[\]@#])/g, '$1')
        .replace(/&lt;/g, '<')
        .replace(/&amp;/g, '&'),
    );
}

export function diffAsJson({ comparison, announced, judgement, mistakes }: DiffReport) {
  return {
    changes: comparison.changes,
    moved: comparison.moved.map(({ slug, calls, over, moves }) => ({
      slug,
      calls,
      over,
      moves: moves.map(({ at, ...move }) => ({ ...move, proved: provedAsJson(move.proved), at: inputsOf(at) })),
    })),
    mistakes,
    version: { before: announced.before, after: announced.after, asked: judgement.version },
    problems: judgement.problems,
    entry: judgement.entry,
  };
}

/** Bounds of the difference, new minus old; null where nothing is proved of an end. */
function provedAsJson(proved: MoveBounds | null) {
  if (proved === null) return null;
  const bound = ({ end, reached, at }: MoveBound) => ({
    bound: Number.isFinite(end) ? end : null,
    isReached: end === reached,
    found: Number.isFinite(reached) ? reached : null,
    at: at && inputsOf(at),
  });
  return { low: bound(proved.low), high: bound(proved.high) };
}
