/** Proves the entries of catalogs again and again, to compare what is proved with and without a technique. */
import { readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import type { Calculator, Figure } from '../../generator/program/catalog.js';
import { endsOf } from '../../generator/program/ends.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Query } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { calculatorText } from '../../test/support/calculator-text.js';
import { smallText, sourcesOf } from '../../test/support/check-catalog.js';
import { hardParts, safeFormulas, unsafeFormulas } from '../../test/support/hard-formulas.js';
import { projectRoot } from '../../test/support/project-root.js';

/** What is proved of an entry. Each is a list of texts, so that single differences can be counted. */
export interface Proved {
  readonly verdicts: readonly string[];
  readonly laws: readonly string[];
  readonly ranges: readonly string[];
  readonly slopes: readonly string[];
}

export interface Entry {
  readonly corpus: Corpus;
  readonly prove: () => Proved;
}

/** The real catalog, the examples, and the calculators that only tests have. */
export const corpora = ['catalog', 'examples', 'tests'] as const;

export type Corpus = (typeof corpora)[number];

/** Every entry, read once and not proved yet. */
export function allEntries(): readonly Entry[] {
  const hard = [...Object.values(safeFormulas), ...Object.values(unsafeFormulas)].map(hardParts).map(calculatorText);
  const texts = [smallText('calculators'), ...hard];
  return [
    ...entriesOf('catalog', readSources(projectRoot, 'catalog')),
    ...entriesOf('examples', readSources(projectRoot, 'examples/household/catalog')),
    ...entriesOf('tests', readSources(projectRoot, 'cli/template/catalog')),
    ...texts.flatMap((calculators) => entriesOf('tests', sourcesOf({ calculators }))),
  ];
}

type Prove = (reporter: Reporter) => Calculator | null;

/** The proofs that a check leaves open, as an editor does after a keystroke. */
function entriesOf(corpus: Corpus, sources: CatalogSources): readonly Entry[] {
  const proofs: Prove[] = [];
  const query: Query = (name, _, reporter, compute) => {
    if (name !== 'proved') return compute(reporter);
    proofs.push(compute as unknown as Prove);
    return 'open' as ReturnType<typeof compute>;
  };
  check({ ...sources, translations: [] }, { ...afresh, query });
  return proofs.map((prove) => ({ corpus, prove: () => provedBy(prove) }));
}

function provedBy(prove: Prove): Proved {
  const reporter = new Reporter();
  const calculator = prove(reporter);
  const messages = reporter.found.map(({ code, message, hint }) => [code, message, hint].join(' '));
  if (calculator === null) return { verdicts: ['refused', ...messages], laws: [], ranges: [], slopes: [] };
  return {
    verdicts: ['proved'],
    laws: [...calculator.laws, ...calculator.triedLaws.map(({ law }) => `tried: ${law}`), ...messages],
    ranges: figuresOf(calculator).map(({ range }) => JSON.stringify(range())),
    slopes: [...calculator.slopes()].flatMap(([name, slopes]) =>
      [...slopes].map(([input, slope]) => `${name} by ${input}: ${slope}`),
    ),
  };
}

function figuresOf({ result, secondary, resultRange, figures, estimate }: Calculator): readonly Figure[] {
  const amounts = estimate === null ? [] : [...estimate.lines, estimate.total, ...estimate.options];
  const ends = [...(resultRange === null ? [] : [resultRange]), ...figures, ...amounts].flatMap(endsOf<Figure>);
  return [result, ...secondary, ...ends];
}
