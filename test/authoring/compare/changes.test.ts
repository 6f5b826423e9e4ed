/**
 * What a comparison says of an edit of the small catalog: each change with its class and reason, its details and the words
 * that differ. `changes.txt` has a row for each edit; `RECORD=true` writes what is said now beneath the edits.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../../authoring/compare/change.js';
import { changeLine } from '../../../authoring/compare/change.js';
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import { wordsAsText } from '../../../authoring/compare/words-between.js';
import type { FixtureEdit } from './edited-kennel.js';
import { editedKennel } from './edited-kennel.js';

const path = join(__dirname, 'changes.txt');

interface Row {
  readonly title: string;
  /** The edits as written. */
  readonly written: string;
  /** Edits that both versions have, and those of the new one. */
  readonly given: readonly FixtureEdit[];
  readonly edits: readonly FixtureEdit[];
  readonly today: string;
  readonly said: string;
}

const [intro = '', ...sections] = readFileSync(path, 'utf8').split(/^(?=== )/m);
const rows = sections.map(rowOf);

/** A row is its title, its edits up to the last line of one, and what is said. */
function rowOf(section: string): Row {
  const [heading = '', ...lines] = section.trimEnd().split('\n');
  const end = lines.findLastIndex((line) => /^(?:[-+@]|\.\.\.)/.test(line)) + 1;
  const written = lines.slice(0, end);
  const [given, edits = given] = written.join('\n').split(/^\.\.\.$/m);
  const [, day = '2026-06-01'] = /on (\d{4}-\d\d-\d\d)$/.exec(heading) ?? [];
  return {
    title: heading.slice('== '.length),
    written: written.join('\n'),
    given: edits === given ? [] : editsIn(given ?? ''),
    edits: editsIn(edits ?? ''),
    today: day,
    said: lines.slice(end).join('\n'),
  };
}

/** Lines with `-` become those with `+` after them, in the file that the last `@` names, or else the calculators' own. */
function editsIn(text: string): readonly FixtureEdit[] {
  const plain = (part = ''): string => part.replace(/^[-+] ?/gm, '').replace(/\n$/, '');
  return text.split(/^(?=@ )/m).flatMap((part) => {
    const [, file = 'calculators'] = /^@ (\S+)/.exec(part) ?? [];
    const hunks = [...part.matchAll(/((?:^- ?.*\n?)+)((?:^\+ ?.*\n?)*)/gm)];
    return hunks.map(([, was, is]) => ({ file, from: plain(was), to: plain(is) }));
  });
}

function said({ given, edits, today }: Row): string {
  const { changes } = compareCatalogs(editedKennel(given), editedKennel([...given, ...edits]), today);
  return changes.map(linesOf).join('\n');
}

function linesOf(change: Change): string {
  const more = [...change.details, ...change.texts.map(wordsAsText)].map((line) => `    ${line}`);
  return [`  ${change.class} ${changeLine(change)}`, ...more].join('\n');
}

test.each(rows.map((row) => [row.title, row] as const))('an edit is worded and classed: %s', (_, row) => {
  if (process.env['RECORD'] !== 'true') expect(said(row)).toBe(row.said);
});

if (process.env['RECORD'] === 'true')
  test('rows are recorded', () => {
    const texts = rows.map((row) =>
      [`== ${row.title}`, row.written, said(row)].filter((part) => part !== '').join('\n'),
    );
    writeFileSync(path, `${intro}${texts.join('\n\n')}\n`);
  });

test('every row has edits of its own', () => {
  expect(rows.filter(({ edits }) => edits.length === 0).map(({ title }) => title)).toEqual([]);
  expect(new Set(rows.map(({ written, today }) => `${today} ${written}`)).size).toBe(rows.length);
});
