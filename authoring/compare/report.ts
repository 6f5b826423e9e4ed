/** Renders a comparison for people, pull requests and programs: sections of lines, the dearest first, and their printers. */

import { inputsOf } from '../sample/points.js';
import type { Change, ChangeClass } from './change.js';
import { changeClasses, changeLine, changeOf, counted, inBrackets } from './change.js';
import type { Comparison } from './compare.js';
import { percentOf } from './describe.js';
import type { MovedCalculator } from './formulas.js';
import type { Move } from './moves.js';
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

/** A part of the report. A mistake is listed like a change at its place. */
interface Section {
  readonly title: string;
  readonly changes: readonly Change[];
  /** Changes that another command lists. */
  readonly left: number;
  /** Lines for another document, as they are written there. */
  readonly code: readonly string[];
}

const headings: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking: a call that worked is refused or means something else',
  behaviour: 'Behaviour: the same call gives another answer',
  documentation: 'Documentation: only what people and programs read about it',
};

/** Most mistakes that are listed, so that they push out nothing that is dear. */
const mostMistakes = 60;

const mistakesTitle = 'Mistakes of the new catalog';

/** The sections that have something to say, the dearest first. */
function sectionsOf({ comparison: { changes }, judgement, mistakes }: DiffReport): readonly Section[] {
  const ofClass = (kind: ChangeClass): Section => {
    return { title: headings[kind], changes: changes.filter((change) => change.class === kind), left: 0, code: [] };
  };
  const listed = mistakes.slice(0, mostMistakes);
  const faults = listed.map(({ place, message }) => changeOf(place, 'breaking', message, ''));
  const { version, problems, entry } = judgement;
  const lacking = problems.length === 0 ? [] : [`## ${version}`, '', ...entry];
  const all = [
    { title: mistakesTitle, changes: faults, left: mistakes.length - listed.length, code: [] },
    ofClass('breaking'),
    ofClass('behaviour'),
    { title: 'For CHANGELOG.md', changes: [], left: 0, code: lacking },
    ofClass('documentation'),
  ];
  return all.filter((section) => section.changes.length + section.code.length > 0);
}

/** "The new catalog has 2 mistakes", without a period. */
export function mistakesFound(count: number): string {
  return `The new catalog has ${counted(count, 'mistake')}`;
}

export function diffAsText(report: DiffReport): string {
  const { comparison, announced, judgement } = report;
  const sections = sectionsOf(report).flatMap(({ title, changes, left, code }) => {
    const lines = [...changes.flatMap(textLines), ...leftOut(left).map((line) => `  ${line}`)];
    return [title, ...lines, ...(code.length === 0 ? [] : ['', ...code]), ''];
  });
  if (comparison.changes.length === 0) return [...sections, 'Callers will notice no change.'].join('\n');
  const problems = judgement.problems.map((problem) => `NOT ANNOUNCED: ${problem}`);
  return [...sections, versionAsked(announced, judgement), ...problems].join('\n');
}

function leftOut(count: number): readonly string[] {
  return count === 0 ? [] : [`and ${count} more, which \`check\` lists`];
}

function versionAsked({ after }: Announced, { version }: Judgement): string {
  return `The changes require version ${version} or higher; it is ${after}.`;
}

function textLines(change: Change): readonly string[] {
  const more = [...change.details, ...change.texts.map(wordsAsText)];
  return [`  ${changeLine(change)}`, ...more.map((line) => `      ${line}`)];
}

/** Marks the comment of this tool among all others. */
const commentMark = '<!-- reckoner-review -->';

/** GitHub takes 65,536 characters; a few stay free for what a workflow adds. */
const longest = 65_000;

/** Lines before anything is folded: as many as a screen shows. */
const onFirstScreen = 12;

/** The report as a comment on a pull request: what is dear on the first screen, all sections folded, never longer than GitHub takes. */
export function diffAsMarkdown(report: DiffReport): string {
  const { comparison, announced, judgement, mistakes } = report;
  const { changes, moved } = comparison;
  const dear = changes.filter(({ class: kind }) => kind !== 'documentation');
  const counts = changeClasses.map((kind) => `${changes.filter((each) => each.class === kind).length} ${kind}`);
  const problems = [
    ...(mistakes.length === 0 ? [] : [withTheFirst(mistakesFound(mistakes.length), mistakes)]),
    ...shortened(
      judgement.problems.map((problem) => `**Not announced.** ${plain(problem)}`),
      'more',
    ),
  ];
  const head = [
    commentMark,
    changes.length === 0 ? '### Catalog' : `### Catalog: ${counts.join(', ')}`,
    '',
    ...movesAtAGlance(moved).flatMap((line) => [line, '']),
    ...problems.flatMap((problem) => [`> ${problem}`, '']),
    ...(dear.length === 0 ? [] : [...shortened(dear.map(headline), 'more below'), '']),
    changes.length === 0 ? 'Nothing that callers meet has changed.' : versionAsked(announced, judgement),
  ];
  // A single mistake is at the top already.
  const sections = sectionsOf(report).filter(({ title }) => mistakes.length > 1 || title !== mistakesTitle);
  return withinLimit(`${head.join('\n')}\n`, sections.map(foldedParts));
}

/** The comment in place of a report on catalogs of which one has mistakes that leave nothing to compare. */
export function incomparableAsMarkdown(subject: string, mistakes: readonly ReportedMistake[]): string {
  const lines = [
    commentMark,
    '### Catalog',
    '',
    `> ${withTheFirst(subject, mistakes)}`,
    '',
    'So nothing was compared.',
  ];
  return `${lines.join('\n')}\n`;
}

/** One mistake at its place; the checks list all of them. */
function withTheFirst(subject: string, mistakes: readonly ReportedMistake[]): string {
  const first = mistakes.slice(0, 1).map(({ place, message }) => `**${plain(place)}** ${plain(message)}`);
  return [`**${plain(subject)}.**`, ...(mistakes.length > 1 ? ['The first:'] : []), ...first].join(' ');
}

/** How far all the numbers that move do, in one line; none where only texts do, or nothing. */
function movesAtAGlance(moved: readonly MovedCalculator[]): readonly string[] {
  const moves = moved.flatMap((each) => each.moves).filter(({ median }) => median !== null);
  if (moves.length === 0) return [];
  const owner = moved.length === 1 ? moved.map(({ slug }) => slug).join() : counted(moved.length, 'calculator');
  const medians = moves.map(({ median }) => median ?? 0);
  const ends = [Math.min(...medians), Math.max(...medians)].map(percentOf);
  const most = percentOf(Math.max(...moves.map(({ largest }) => largest ?? 0)));
  const [direction = '', ...others] = new Set(moves.map(directionOf));
  const by = `${others.length === 0 ? direction : ''}by ${[...new Set(ends)].join(' to ')}`;
  return [
    `**What moves:** ${counted(moves.length, 'number')} of ${plain(owner)}, ${by} at the median and ${most} at most.`,
  ];
}

/** Empty for a number that moves both ways, or of which nothing is proved. */
function directionOf({ proved }: Move): string {
  if (proved === null) return '';
  return proved.low.end >= 0 ? 'upward ' : proved.high.end <= 0 ? 'downward ' : '';
}

/** The change in a line, without the call at which it was found. */
function headline({ class: kind, where, what }: Change): string {
  const mark = kind === 'breaking' ? '**Breaking** ' : '';
  return `- ${mark}${plain(`${where}: ${what.replace(/: from .* where .*$/, '')}`)}`;
}

/** The lines of a screen, and the number of the others. */
function shortened(lines: readonly string[], others: string): readonly string[] {
  const rest = lines.length - onFirstScreen;
  return rest <= 0 ? lines : [...lines.slice(0, onFirstScreen), `- and ${rest} ${others}`];
}

/** The most changes that are folded together, so that a long section can be cut between its parts. */
const perPart = 60;

function foldedParts({ title, changes, left, code }: Section): readonly string[] {
  if (code.length > 0) return [folded(title, ['```markdown', ...code, '```'])];
  const count = Math.ceil(changes.length / perPart);
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? '' : `, part ${index + 1} of ${count}`;
    const own = changes.slice(index * perPart, (index + 1) * perPart).flatMap(markdownLines);
    return folded(`${title} (${changes.length + left}${part})`, [...own, ...leftOut(left).map((line) => `- ${line}`)]);
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

/** As many parts of each section as there is room for, with a note when some are left out. */
function withinLimit(head: string, sections: readonly (readonly string[])[]): string {
  const note = '\nThe rest is longer than a comment may be: `diff` shows all of it.\n';
  let text = head.length + note.length > longest ? `${head.slice(0, longest - note.length)}\n` : head;
  let isWhole = text === head;
  for (const parts of sections)
    for (const part of parts) {
      const next = `${text}\n${part}\n`;
      const fits = next.length + note.length <= longest;
      isWhole = isWhole && fits;
      if (!fits) break;
      text = next;
    }
  return isWhole ? text : `${text}${note}`;
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
