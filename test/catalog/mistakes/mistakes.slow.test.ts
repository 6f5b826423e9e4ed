/**
 * A hundred slips of an editor in entries of both catalogs, written down before anybody looked at what is found. A note
 * that a translation is out of date or missing finds no slip of the original.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogMemory } from '../../../authoring/language/catalog-memory.js';
import { lazily } from '../../../generator/source/remembered.js';
import { projectRoot } from '../../support/project-root.js';

interface Mistake {
  readonly name: string;
  readonly file: string;
  /** The entry; left out for files of figures. */
  readonly entry?: string;
  readonly edits: readonly (readonly [from: string, to: string])[];
  /** Why nothing is said of it. */
  readonly silent?: string;
}

const mistakes = JSON.parse(readFileSync(join(__dirname, 'mistakes.json'), 'utf8')) as readonly Mistake[];
const ofOriginal = ['translation-stale', 'translation-missing', 'translation-term'];

function opened(folder: string): CatalogMemory {
  const memory = new CatalogMemory('catalog', () => '');
  const names = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.yaml')))
    memory.change(`catalog/${name}`, readFileSync(join(projectRoot, folder, name), 'utf8'));
  return memory;
}

const catalogs = {
  real: lazily(() => opened('catalog')),
  household: lazily(() => opened('examples/household/catalog')),
};

/** Where an entry begins and ends in the text of its file. */
function placeOf(text: string, entry: string | undefined): readonly [start: number, end: number] {
  if (entry === undefined) return [0, text.length];
  const start = `\n${text}`.indexOf(`\n${entry}:\n`);
  const next = /\n(?=[a-z0-9-]+:\n)/.exec(text.slice(start + entry.length));
  return [start, next === null ? text.length : start + entry.length + next.index];
}

function withEdits(text: string, { name, entry, edits }: Mistake): string {
  const [start, end] = placeOf(text, entry);
  const changed = edits.reduce(
    (now, [from, to]) => {
      if (!now.includes(from)) throw new Error(`"${name}" needs new texts in mistakes.json: there is no ${from}`);
      return now.replace(from, () => to);
    },
    text.slice(start, end),
  );
  return text.slice(0, start) + changed + text.slice(end);
}

/** The codes that are found after a slip and not before. */
function foundIn(mistake: Mistake): readonly string[] {
  const isHousehold = mistake.file.startsWith('household/');
  const memory = catalogs[isHousehold ? 'household' : 'real']();
  const path = `catalog/${isHousehold ? mistake.file.slice('household/'.length) : mistake.file}`;
  const codesIn = () => memory.prove(() => true).diagnostics.map(({ code }) => code);
  expect(codesIn()).toEqual([]);
  const text = memory.file(path)?.text ?? '';
  memory.change(path, withEdits(text, mistake));
  const codes = codesIn();
  memory.change(path, text);
  return mistake.file.startsWith('es/') ? codes : codes.filter((code) => !ofOriginal.includes(code));
}

test('there are a hundred, and no more than three of them are silent', () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(100);
  expect(mistakes.filter(({ silent }) => silent !== undefined).length).toBeLessThanOrEqual(3);
});

test.each(mistakes)('$name', (mistake) => {
  const codes = foundIn(mistake);
  if (mistake.silent === undefined) expect(codes).not.toEqual([]);
  else expect(codes).toEqual([]);
});
