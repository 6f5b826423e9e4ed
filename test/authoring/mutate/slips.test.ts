/** Slips that examples, laws and the proof notice, and those that nothing does. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slipsOf } from '../../../authoring/mutate/calculator-slips.js';
import type { Examined } from '../../../authoring/mutate/examine.js';
import { benchOf, examine } from '../../../authoring/mutate/examine.js';
import { mutate } from '../../../authoring/mutate/mutate.js';
import { renderSlips, slipsAsFindings, slipsAsJson } from '../../../authoring/mutate/report.js';
import type { Slip } from '../../../authoring/mutate/slip.js';
import type { CatalogWithSources, Piece } from '../../../authoring/sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../../../authoring/sample/catalog-with-sources.js';
import { isMistake, Reporter } from '../../../generator/source/diagnostic.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import type { CatalogSources } from '../../../generator/source/sources.js';
import type { CatalogTexts } from '../../support/check-catalog.js';
import { checkCatalog, smallText, sourcesOf } from '../../support/check-catalog.js';

const calculators = readFileSync(join(__dirname, 'calculators.yaml'), 'utf8');

function open(sources: CatalogSources): CatalogWithSources {
  const reporter = new Reporter();
  const workshop = openCatalogWithSources(sources, reporter);
  if (workshop === null) throw new Error(renderDiagnostics(reporter.sorted()));
  return workshop;
}

function pieceOf({ pieces }: CatalogWithSources): Piece {
  const piece = pieces.find(({ calculator }) => calculator.slug === 'boarding');
  if (piece === undefined) throw new Error('There is no such calculator.');
  return piece;
}

const texts: CatalogTexts = { calculators };
const own = open(sourcesOf(texts));
const reports = mutate(own, []);

test.each([
  ['report.txt', `${renderSlips(reports, true)}\n`],
  ['report.json', `${JSON.stringify(slipsAsJson(reports), null, 2)}\n`],
])('the report is as recorded in %s', (name, text) => {
  const path = join(__dirname, 'expected', name);
  if (process.env['RECORD'] === 'true') writeFileSync(path, text);
  expect(existsSync(path)).toBe(true);
  expect(text).toBe(readFileSync(path, 'utf8'));
});

test('good examples leave no survivor, and only the calculators that are named are looked at', () => {
  const [report, ...others] = mutate(own, ['bedding']);
  expect(others).toEqual([]);
  expect(report).toMatchObject({ slug: 'bedding', score: 1, survivors: [] });
});

/** The kennel with its price in the formula, so that its text stands alone. */
const kennel: CatalogTexts = {
  calculators: smallText('calculators').replace('price: chips.price', 'price: 4..7 EUR/bag'),
};

/** The slips of both catalogs with what notices them, and the texts that they stand in. */
const examined = [texts, kennel].flatMap((each) =>
  open(sourcesOf(each)).pieces.flatMap((piece) => {
    const bench = benchOf(piece);
    return slipsOf(piece.raw).map((slip) => ({ texts: each, ...examine(bench, slip) }));
  }),
);

/** Every so many of those with a verdict, so that the sample has slips of all kinds and is the same on every run. */
function sampleOf(verdict: Examined['verdict'], count: number): readonly (Examined & { texts: CatalogTexts })[] {
  const all = examined.filter((each) => each.verdict === verdict);
  expect(all.length).toBeGreaterThan(0);
  return all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0);
}

/** The codes that the checker reports once a slip is written into the text. */
function codesWith(slip: Slip, given: CatalogTexts): readonly string[] {
  const [source] = sourcesOf(given).calculators;
  const edits = [...slip.edits].sort((a, b) => b.span.start - a.span.start);
  const text = edits.reduce(
    (whole, edit) => whole.slice(0, edit.span.start) + edit.text + whole.slice(edit.span.end),
    source?.text ?? '',
  );
  return checkCatalog({ ...given, calculators: text })
    .diagnostics.filter(isMistake)
    .map(({ code }) => code);
}

describe('written into the text', () => {
  test('the checker refuses a slip that an example notices', () => {
    for (const { slip, texts: given } of sampleOf('example', 16))
      expect([slip.was, slip.becomes, codesWith(slip, given).length > 0]).toEqual([slip.was, slip.becomes, true]);
  });

  test('a slip that a law notices breaks a law', () => {
    for (const { slip, texts: given } of sampleOf('law', 5))
      expect(['law-broken', 'law-without-effect', 'band-violated', 'undecided']).toContain(codesWith(slip, given)[0]);
  });

  test('the checker refuses a slip that the compiler notices', () => {
    for (const { slip, texts: given } of sampleOf('refused', 4)) expect(codesWith(slip, given)).not.toEqual([]);
  });

  test('a slip that survives passes every check', () => {
    for (const { slip, texts: given } of sampleOf('survived', 10)) expect(codesWith(slip, given)).toEqual([]);
  });

  test('a slip that moves nothing passes every check or breaks a proof', () => {
    for (const { slip, texts: given } of sampleOf('unproductive', 4))
      expect(codesWith(slip, given).filter((code) => code.startsWith('example'))).toEqual([]);
  });
});

test('the call that is shown for a survivor, made an example, notices it', () => {
  const shown = examined.filter(({ verdict, texts: given }) => verdict === 'survived' && given === texts);
  expect(shown.length).toBeGreaterThan(10);
  for (const { slip, shows } of shown) {
    const inputs = [...(shows?.point.numbers ?? []), ...(shows?.point.choices ?? [])];
    const line = `    - { name: shown, inputs: { ${inputs.map(([name, value]) => `${name}: ${value}`).join(', ')} }, value: ${shows?.right}, source: the right one }\n`;
    const marker = '    - { name: three nights,';
    const withExample = calculators.replace(marker, `${line}${marker}`);
    const moved = open(sourcesOf({ ...texts, calculators: withExample }));
    const again = slipsOf(pieceOf(moved).raw).find(
      (each) => each.was === slip.was && each.becomes === slip.becomes && each.kind === slip.kind,
    );
    expect(again).toBeDefined();
    const verdict = again && examine(benchOf(pieceOf(moved)), again).verdict;
    expect([slip.was, slip.becomes, verdict]).toEqual([slip.was, slip.becomes, 'example']);
  }
});

/** A bedding calculator with a second figure, and examples in several states of telling. */
function hintsOf(examples: string): readonly string[] {
  const told = calculators
    .replace('interpretation: The work costs {cost}.', 'interpretation: "{cost}, and {tip} for the carrier."')
    .replace('    cost: hours * 18 EUR/h\n', '    cost: hours * 18 EUR/h\n    tip: hours * 300 EUR/h\n')
    .replace(/ {4}- \{ name: half an hour[\s\S]*?(?= {2}sources:)/, examples);
  const [report] = mutate(open(sourcesOf({ calculators: told })), ['bedding']);
  return slipsAsFindings(report === undefined ? [] : [report]).map((finding) => finding.hint);
}

const usual = '    - { name: an hour, inputs: {}, value: 18, source: by hand }\n';

test.each([
  [
    usual,
    'The example "an hour" makes this call; add `figures: { tip: ... }` to it, worked out by hand from its source:',
  ],
  [
    usual.replace('source', 'figures: { cost: 18 }, source'),
    'The example "an hour" makes this call; add `tip: ...` to its `figures`, worked out by hand from its source:',
  ],
  [usual.replace('{}', '{ hours: 1 }'), 'The example "an hour" makes this call; leave `hours` out of its inputs:'],
  [usual.replace('{}', '{ hours: 4 }').replace('18', '72'), 'An example with no inputs would:'],
  [usual.replace('{}', '{ hours: 4 }').replace('18', '72'), 'An example with `figures: { tip: ... }` would:'],
])('what %s leaves out is named', (examples, hint) => {
  expect(hintsOf(examples).filter((each) => each.startsWith(hint))).not.toEqual([]);
});
