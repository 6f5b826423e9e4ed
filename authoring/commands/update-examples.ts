/**
 * `check --update-examples SLUG`: writes new numbers into the examples of a calculator that fail only because a shared
 * figure changed: the calculator is as it was at an earlier commit, and with the figures of that they pass.
 */
import { createTwoFilesPatch } from 'diff';
import { Refusal } from '../../cli/command/option.js';
import type { CallOf } from '../../cli/command/rows.js';
import { formatList } from '../../engine/spelling/list-names.js';
import { check } from '../../generator/compile.js';
import { isFigures, sourcesFrom } from '../../generator/language/catalog-sources.js';
import { cutEntries, nameOfPiece } from '../../generator/source/cut-entries.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake, Reporter } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { suggestOrList } from '../../generator/source/hint.js';
import { parsePiece } from '../../generator/source/parse-yaml.js';
import type { Span } from '../../generator/source/source.js';
import { createSource } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { quote } from '../../generator/source/suggest.js';
import type { YamlNode } from '../../generator/source/yaml-tree.js';
import { plainData } from '../../generator/source/yaml-tree.js';
import type { YamlEdit } from '../yaml/edit-yaml.js';
import { withEdits, withSplices } from '../yaml/edit-yaml.js';
import type { Caller } from './caller.js';
import { writeTexts } from './edited-files.js';
import { readSources } from './files.js';
import { commitOf, sourcesAt } from './history.js';
import { keepingResults } from './kept-results.js';
import { renderMistakes } from './verdict.js';

/** The examples that need new numbers, or why nothing is written, with the mistakes that prevent it. */
type Judgement =
  | { readonly failing: readonly Diagnostic[] }
  | { readonly why: string; readonly found: readonly Diagnostic[] };

type Mistakes = (sources: CatalogSources) => readonly Diagnostic[];

/** Gives the exit code: 0 when all its examples pass or now will, 1 after saying why nothing was written. */
export function updateExamples(slug: string, call: CallOf<'check'>, caller: Caller): number {
  const sources = readSources(call.root, call.catalog);
  const entry = entryNamed(slug, sources);
  if (entry === null) throw new Refusal(unknown(slug, sources));
  const judged = keepingResults(call, caller, (queries) =>
    judge(slug, entry, sources, call, (each) => check(each, queries).diagnostics.filter(isMistake)),
  );
  if ('failing' in judged) return write(entry, judged.failing, call, caller);
  const { why, found } = judged;
  caller.complain(`${found.length === 0 ? '' : `${renderMistakes(found, caller.paint)}`}Nothing was written: ${why}\n`);
  return 1;
}

function judge(
  slug: string,
  entry: Span,
  sources: CatalogSources,
  { root, catalog, since }: CallOf<'check'>,
  mistakesIn: Mistakes,
): Judgement {
  const failing = mistakesIn(sources).filter(within(entry));
  const others = failing.filter(({ computed }) => computed === undefined);
  if (others.length > 0) return { why: 'these are not numbers of examples. Correct them first.', found: others };
  if (failing.length === 0) return { failing };
  const before = sourcesAt(root, commitOf(root, since), catalog);
  const change = changeOf(entry, entryNamed(slug, before));
  if (change !== null) return { why: `${change} since ${since}, so a figure is not the only reason.`, found: [] };
  const known = mistakesIn(withFigures(sources, before, catalog));
  const elsewhere = known.filter(({ span }) => !sources.calculators.some(({ path }) => path === span.source.path));
  if (elsewhere.length > 0)
    return { why: `with the figures of ${since} the catalog has other mistakes.`, found: elsewhere };
  const places = new Set(failing.map(({ span }) => span.start));
  const found = known
    .filter(within(entry))
    .filter(({ code, span }) => code !== 'example-fails' || places.has(span.start));
  return found.length > 0 ? { why: `with the figures of ${since} this is so, too.`, found } : { failing };
}

/** Shows the difference, and writes the file. */
function write(entry: Span, failing: readonly Diagnostic[], { root }: CallOf<'check'>, caller: Caller): number {
  const { path, text } = entry.source;
  if (failing.length === 0) {
    caller.say('Its examples pass: nothing was written.\n');
    return 0;
  }
  const numbers = failing.flatMap(({ computed }) => (computed ? [{ ...computed.span, text: computed.text }] : []));
  const after = withEdits(withSplices(text, numbers), daysFor(entry, failing, caller.today('UTC')));
  const code = writeTexts(root, new Map([[path, after]]), new Map([[path, text]]), caller);
  if (code === 0) caller.say(`${patchOf(path, text, after)}\nwrote ${path}. ${onSources}\n`);
  return code;
}

const onSources = 'The sources of these examples are older than their numbers until you write them anew.';

function patchOf(path: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(path, path, before, after, undefined, undefined, { context: 0 });
  return patch.slice(patch.indexOf('---'));
}

/** The edits that note the day in each example that fails. */
function daysFor(entry: Span, failing: readonly Diagnostic[], day: string): readonly YamlEdit[] {
  const written = valueIn(entry);
  const examples = written?.kind === 'map' ? written.entries.get('examples')?.value : undefined;
  const items = examples?.kind === 'sequence' ? examples.items : [];
  return items.flatMap(({ span }, index) =>
    failing.some(within(span))
      ? [{ path: [nameOfPiece(entry), 'examples', String(index), 'recalculated'], value: day }]
      : [],
  );
}

const within =
  ({ source, start, end }: Span) =>
  ({ span }: Diagnostic): boolean =>
    span.source.path === source.path && span.start >= start && span.end <= end;

function entryNamed(slug: string, { calculators }: CatalogSources): Span | null {
  return calculators.flatMap(cutEntries).find((piece) => nameOfPiece(piece) === slug) ?? null;
}

function unknown(slug: string, { calculators }: CatalogSources): string {
  const slugs = calculators.flatMap(cutEntries).map(nameOfPiece);
  return `There is no calculator ${quote(slug)}. ${suggestOrList(slug, slugs, 'Calculators')?.hint ?? ''}`;
}

function valueIn(entry: Span): YamlNode | undefined {
  return parsePiece(entry, new Reporter()).entries[0]?.value;
}

/** Keys of a calculator that move no number. */
const texts: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'disclaimer', 'guidance', 'labels', 'examples', 'sources', 'drawing', 'deprecated'],
]);

/** Says what a calculator has that it had not; null where both calculate the same way. */
function changeOf(entry: Span, before: Span | null): string | null {
  const name = quote(nameOfPiece(entry));
  if (before === null) return `${name} is new`;
  const [now, old] = [partsOf(entry), partsOf(before)];
  const changed = [...new Set([...now.keys(), ...old.keys()])].filter((key) => now.get(key) !== old.get(key));
  return changed.length === 0 ? null : `${formatList(changed.map(quote), 'and')} of ${name} changed`;
}

/** What a calculator calculates with, by key. */
function partsOf(entry: Span): ReadonlyMap<string, string> {
  const node = valueIn(entry);
  const entries = node?.kind === 'map' ? [...node.entries.values()].filter(({ key }) => !texts.has(key)) : [];
  return new Map(entries.map(({ key, value }) => [key, JSON.stringify(plainData(value))]));
}

/** The sources with all figures of other ones. */
function withFigures(sources: CatalogSources, others: CatalogSources, folder: string): CatalogSources {
  const files = [...filesOf(sources).filter(({ path }) => !isFigures(path)), ...others.figures];
  const byName = new Map(files.map((source) => [source.path.slice(folder.length + 1), source]));
  return sourcesFrom([...byName.keys()], (name) => byName.get(name) ?? createSource(`${folder}/${name}`, ''));
}
