/** Renders the comparison as a separate page: the parts of the comment, and every shift of a value as two dots. */

import { describeCall } from '../sample/points.js';
import type { Change, ChangeClass } from './change.js';
import { changeClasses, counted, countsOf } from './change.js';
import type { MovedCalculator } from './compare.js';
import type { Move } from './compare-values.js';
import { boundsInWords } from './describe.js';
import type { DiffReport, ReportedMistake } from './report.js';
import { effectLines, headings, mistakesFound } from './report.js';
import { wordsAsHtml } from './words-between.js';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b; background: #fff }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem } code { font-size: 0.9em }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 0.3rem 0.6rem 0.3rem 0; vertical-align: top }
td svg { width: 100%; min-width: 10rem; height: 1.5rem; display: block }
summary { cursor: pointer; font-weight: 600; margin-top: 1rem } del { background: #fbdada } ins { background: #d3f0d3; text-decoration: none }
.warn { border-left: 4px solid #b3261e; padding-left: 0.8rem } .more { color: #555 } .axis { stroke: #999 } .old { fill: #fff; stroke: #555 } .new { fill: #0b57a4 }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #181818 } .more { color: #aaa } .old { fill: #181818; stroke: #bbb } .new { fill: #7db7f0 } del { background: #5c2626 } ins { background: #1f4d26 } }
`;

export function diffAsHtml({ comparison: { changes, moved }, announced, judgement, mistakes }: DiffReport): string {
  const warnings = [
    ...faults(mistakes),
    ...judgement.problems.map((problem) => `<p class="warn"><b>Not announced.</b> ${code(problem)}</p>`),
  ];
  const body = [
    `<h1>${changes.length === 0 ? 'Nothing that callers meet has changed' : `Catalog: ${countsOf(changes)}`}</h1>`,
    `<p>From version ${escaped(announced.before)}; the changes require ${escaped(judgement.version)} or higher, and it is ${escaped(announced.after)}.</p>`,
    ...warnings,
    ...(moved.length === 0 ? [] : [shifts(moved)]),
    ...changeClasses.flatMap((kind) => sectionOf(kind, changes)),
    ...effects(moved),
  ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>What changes for callers</title><style>${style}</style></head><body>`,
    ...body,
    '</body></html>',
    '',
  ].join('\n');
}

/** Each figure that moves, with the call that moves it most as two dots: hollow before, full after. */
function shifts(moved: readonly MovedCalculator[]): string {
  const rows = moved.flatMap(({ slug, moves }) => moves.map((move) => shiftRow(slug, move)));
  return [
    '<h2>What moves</h2>',
    '<table><thead><tr><th>figure</th><th>for every call</th><th>at the call that moves most: before (hollow), after (full)</th></tr></thead><tbody>',
    ...rows,
    '</tbody></table>',
  ].join('\n');
}

function shiftRow(slug: string, { figure, unit, before, after, at, proved }: Move): string {
  const values = typeof before === 'number' && typeof after === 'number' ? dots(before, after) : '';
  const said = `${escaped(`${before}`)} to ${escaped(`${after}`)} ${escaped(unit)}`;
  const bounds = proved === null ? 'a text' : boundsInWords(proved, unit);
  return `<tr><td><b>${escaped(slug)}</b> ${escaped(figure)}</td><td>${escaped(bounds)}</td><td>${values}<span class="more">${said} where ${escaped(describeCall(at))}</span></td></tr>`;
}

const width = 200;
const margin = 8;

/** Both values on one axis that begins at zero, or below where one is negative. */
function dots(before: number, after: number): string {
  const [low, high] = [Math.min(0, before, after), Math.max(0, before, after)];
  const placeOf = (value: number): string =>
    (margin + ((width - 2 * margin) * (value - low)) / (high - low || 1)).toFixed(1);
  return [
    `<svg viewBox="0 0 ${width} 20" role="img" aria-label="from ${before} to ${after}">`,
    `<line class="axis" x1="${margin}" x2="${width - margin}" y1="10" y2="10"/>`,
    `<circle class="old" cx="${placeOf(before)}" cy="10" r="4.5"/><circle class="new" cx="${placeOf(after)}" cy="10" r="4.5"/></svg>`,
  ].join('');
}

/** One mistake as it is, several folded, so that the important changes stay in sight. */
function faults(mistakes: readonly ReportedMistake[]): readonly string[] {
  const lines = mistakes.map(({ place, message }) => `<p class="warn"><b>${escaped(place)}</b> ${code(message)}</p>`);
  if (lines.length < 2) return lines;
  return [`<details><summary>${escaped(mistakesFound(mistakes))}</summary>`, ...lines, '</details>'];
}

function sectionOf(kind: ChangeClass, changes: readonly Change[]): readonly string[] {
  const own = changes.filter((change) => change.class === kind);
  if (own.length === 0) return [];
  const items = own.map(({ where, what, reason, details, texts }) => {
    const more = [...details.map(code), ...texts.map((text) => wordsAsHtml(text, escaped))];
    const list = more.length === 0 ? '' : `<ul>${more.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const why = reason === '' ? '' : ` <span class="more">(${code(reason)})</span>`;
    return `<li><b>${escaped(where)}</b> ${code(what)}${why}${list}</li>`;
  });
  const open = kind === 'documentation' ? '' : ' open';
  return [
    `<details${open}><summary>${escaped(headings[kind])}: ${counted(own.length, 'change')}</summary><ul>`,
    ...items,
    '</ul></details>',
  ];
}

function effects(moved: readonly MovedCalculator[]): readonly string[] {
  const lines = moved.flatMap(effectLines);
  if (lines.length === 0) return [];
  return [
    '<details><summary>What moves figures that have several causes</summary>',
    `<pre>${escaped(lines.join('\n'))}</pre></details>`,
  ];
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Names in backticks as code. */
function code(text: string): string {
  return escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
