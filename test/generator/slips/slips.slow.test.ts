/** Slips as people make them who have read the guide only, each in one healthy entry: what is found, and where. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../../generator/compile.js';
import { sourcesOfTexts } from '../../../generator/language/catalog-sources.js';
import type { Diagnostic } from '../../../generator/source/diagnostic.js';
import { isMistake } from '../../../generator/source/diagnostic.js';
import type { Edit } from '../../../generator/source/hint.js';
import { positionAt } from '../../../generator/source/source.js';

interface Slip {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const slips = JSON.parse(readFileSync(join(__dirname, 'slips.json'), 'utf8')) as readonly Slip[];
const path = join(__dirname, 'found.json');
const recording = process.env['RECORD'] === 'true';
const recorded = recording ? {} : (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>);
const healthy: ReadonlyMap<string, string> = new Map(
  ['garden.yaml', 'figures.yaml', 'units.yaml', 'service.yaml'].map((name) => [
    name,
    readFileSync(join(__dirname, name), 'utf8'),
  ]),
);

/** What the checker finds when one file says something else. */
function findingsIn(file: string, text: string): readonly Diagnostic[] {
  const texts = new Map(healthy).set(file, text);
  const placed = (name: string) => (name === 'garden.yaml' ? `calculators/${name}` : name);
  const byPath = new Map([...texts].map(([name, each]) => [`catalog/${placed(name)}`, each]));
  const names = [...texts.keys()].map(placed);
  return check(sourcesOfTexts('catalog', names, (name) => byPath.get(name) ?? '')).diagnostics;
}

const advised = findingsIn('garden.yaml', healthy.get('garden.yaml') ?? '').map(({ code }) => code);

function mended(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight((now, { span, text: put }) => now.slice(0, span.start) + put + now.slice(span.end), text);
}

/** The first finding, what is advised to do, and whether certain edits leave no mistake. */
function told({ file, from, to }: Slip): object {
  const text = (healthy.get(file) ?? '').replace(from, () => to);
  const found = findingsIn(file, text).filter(({ code }) => !advised.includes(code));
  const [first] = found;
  if (first === undefined) return { found: 'nothing' };
  const { line, column } = positionAt(first.span.source, first.span.start);
  const edits = found.flatMap(({ edit }) => edit ?? []).sort((a, b) => a.span.start - b.span.start);
  const healed = edits.length === 0 ? {} : { heals: !findingsIn(file, mended(text, edits)).some(isMistake) };
  const message = `${file}:${line}:${column} ${first.severity} ${first.code}`;
  return { found: message, hint: first.hint, ...(found.length > 1 ? { messages: found.length } : {}), ...healed };
}

const results = Object.fromEntries(slips.map((slip) => [slip.name, told(slip)]));
if (recording) writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`);

test.each(slips)('$name', ({ name, file, from }) => {
  expect(healthy.get(file)).toContain(from);
  expect(results[name]).not.toEqual({ found: 'nothing' });
  if (!recording) expect(results[name]).toEqual(recorded[name]);
});

test('the entry that the slips are made in is in order', () => {
  expect(findingsIn('garden.yaml', healthy.get('garden.yaml') ?? '').filter(isMistake)).toEqual([]);
});
