/** Reads the files of a catalog into a raw catalog, in which each value has its position. */

import type { Reporter } from '../source/diagnostic.js';
import { explainIndentedEntry } from '../source/explain-yaml-error.js';
import { nullScalar, parsePiece, parseYaml, reportDuplicate, reportNoEntries } from '../source/parse-yaml.js';
import type { Queries } from '../source/query.js';
import { afresh } from '../source/query.js';
import { repeatedIn } from '../source/repeated.js';
import type { Source, Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';
import type { CatalogSources } from '../source/sources.js';
import { quote } from '../source/suggest.js';
import { reportUnreadable } from '../source/unreadable-file.js';
import type { YamlEntry, YamlMap, YamlNode } from '../source/yaml-tree.js';
import { plainData } from '../source/yaml-tree.js';
import type { Judge } from './compile-schema.js';
import { compileSchema } from './compile-schema.js';
import { calculator } from './forms/calculators.js';
import { figuresFile } from './forms/figures.js';
import type { Form, JsonSchema, Located } from './forms/form.js';
import { indicesFile } from './forms/indices.js';
import { networkFile } from './forms/network.js';
import { slug, unitName } from './forms/parts.js';
import { publishersFile } from './forms/publishers.js';
import { serviceFile } from './forms/service.js';
import { unit } from './forms/units.js';
import { isWellFormed } from './meant-names.js';
import type { Mistake, Place } from './mistakes.js';
import { mistakesIn, reportBadName } from './mistakes.js';
import { reportUnsorted } from './order.js';
import type { RawCatalog, RawUnits } from './raw-catalog.js';
import type { RawCalculator } from './read-calculator.js';
import { readCalculator } from './read-calculator.js';
import { withStandIns } from './stand-ins.js';

/**
 * Reads the files of a catalog and validates their shape. Malformed parts are reported and left out, so that everything
 * else can still be checked.
 */
export function loadCatalog(sources: CatalogSources, reporter: Reporter, queries: Queries = afresh): RawCatalog {
  const whole: LoadWhole = (step, source, form, owner) =>
    queries.query(step, [source], reporter, (own) => loadWhole(source, form, owner, own));
  const files = sources.calculators.map((source) => loadCalculators(source, reporter, queries));
  reportRepeatedSlugs(files, reporter);
  return {
    calculators: files.flatMap(({ calculators }) => calculators),
    brokenSlugs: files.flatMap(({ broken }) => broken),
    units: queries.query('units', [sources.units], reporter, (own) => loadUnits(sources.units, own)),
    service: whole('service', sources.service, serviceFile, 'The service file'),
    figures: loadFigures(sources.figures, reporter, queries),
    indices:
      sources.indices === null ? noIndices : whole('indices', sources.indices, indicesFile, 'The file of indices'),
    publishers: sources.publishers && whole('publishers', sources.publishers, publishersFile, 'The file of publishers'),
    network: sources.network === null ? 'absent' : whole('network', sources.network, networkFile, 'The network file'),
    sources,
  };
}

function loadUnits(source: Source, reporter: Reporter): RawCatalog['units'] {
  const units = loadEntries(source, unitKind, reporter, afresh);
  return units && { defined: units.good.map(({ value }) => value), broken: units.broken };
}

/** The groups of all files, merged by name; null when a file could not be read. */
function loadFigures(sources: readonly Source[], reporter: Reporter, { query }: Queries): RawCatalog['figures'] {
  // In an object, whose members a store opens only when they are read.
  const files = sources.map((source) =>
    query('figures', [source], reporter, (own) => {
      const groups = loadWhole(source, figuresFile, 'The file of figures', own);
      return groups && { groups };
    }),
  );
  if (!files.every((file) => file !== null)) return null;
  const [first, ...others] = files;
  if (first === undefined) return noFigures;
  if (others.length === 0) return first.groups;
  const join = (own: Reporter): Groups =>
    joinGroups(
      files.flatMap(({ groups }) => groups),
      own,
    );
  return query('all figures', files, reporter, join);
}

type Groups = NonNullable<RawCatalog['figures']>;

const noFigures: Groups = [];

/** Joins groups that are spread over files; a figure of a group may stand in only one of them. */
function joinGroups(written: Groups, reporter: Reporter): Groups {
  const joined = new Map<string, Groups[number]>();
  for (const { name, value } of written) {
    const known = joined.get(name.value);
    const first = new Map(known?.value.map((figure) => [figure.name.value, figure.name.span]));
    const twice = value.filter((figure) => first.has(figure.name.value));
    for (const { name: again } of twice)
      reportTwice(
        `${name.value}.${again.value}`,
        first.get(again.value) ?? again.span,
        again.span,
        reporter,
        onceOfFigure,
      );
    const own = value.filter((figure) => !first.has(figure.name.value));
    joined.set(
      name.value,
      known === undefined ? { name, value } : { name: known.name, value: [...known.value, ...own] },
    );
  }
  return [...joined.values()];
}

const noIndices: NonNullable<RawCatalog['indices']> = [];

/** The contents of one file of calculators. */
interface CalculatorFile {
  /** The name of each entry with its place, even if the entry is malformed. */
  readonly slugs: readonly Located<string>[];
  readonly calculators: readonly RawCalculator[];
  readonly broken: readonly string[];
}

/** Depends only on this file, so that editing it invalidates no result of another. */
function loadCalculators(source: Source, reporter: Reporter, queries: Queries): CalculatorFile {
  const entries = loadEntries(source, calculatorKind, reporter, queries);
  if (entries === null) return { slugs: [], calculators: [], broken: [] };
  const sortable = entries.all.filter(({ key }) => isWellFormed(key, slug.schema));
  reportUnsorted(
    sortable.map(({ key, keySpan }) => ({ key, keySpan: queries.inFile(keySpan) })),
    reporter,
  );
  return {
    slugs: entries.all.map(({ key, keySpan }) => ({ value: key, span: keySpan })),
    calculators: entries.good.map(({ value }) => value),
    broken: entries.broken,
  };
}

/** All files share one namespace. Duplicates inside one file are reported when it is parsed. */
function reportRepeatedSlugs(files: readonly CalculatorFile[], reporter: Reporter): void {
  const first = new Map<string, Span>();
  for (const { value, span } of files.flatMap(({ slugs }) => slugs)) {
    const known = first.get(value);
    if (known === undefined) first.set(value, span);
    else reportTwice(value, known, span, reporter, onceOfSlug);
  }
}

const onceOfSlug = 'Rename or remove one of the two; a slug stands once in all files of calculators.';
const onceOfFigure = 'Rename or remove one of the two; a figure stands once in all files of figures.';

/** Reports both places, because somebody may have only one of the files open. */
function reportTwice(name: string, first: Span, second: Span, reporter: Reporter, hint: string): void {
  const related = (span: Span, label: string) => ({ related: [{ span, label }], hint });
  reporter.report('duplicate-key', first, { name }, related(second, 'and again here'));
  reporter.report('duplicate-key', second, { name }, related(first, 'first here'));
}

type LoadWhole = <T>(step: string, source: Source, form: Form<T>, owner: string) => T | null;

/** Null when the file is not well formed. */
export function loadWhole<T>(source: Source, { schema, read }: Form<T>, owner: string, reporter: Reporter): T | null {
  const node = loadMap(source, reporter);
  if (node === null) return null;
  const mistakes = reportMistakes(node, schema, { path: [], name: owner, span: spanOf(source, 0, 0) }, reporter);
  return mistakes.length === 0 ? read(node, node.span) : null;
}

/** A part of a file; null when it is not well formed, which is reported. */
export function loadNode<T>(node: YamlNode, { schema, read }: Form<T>, place: Place, reporter: Reporter): T | null {
  return reportMistakes(node, schema, place, reporter).length === 0 ? read(node, place.span) : null;
}

/** The top-level map of a file; null when the file is something else, or empty. */
function loadMap(source: Source, reporter: Reporter): YamlMap | null {
  if (reportUnreadable(source, reporter)) return null;
  const node = parseYaml(source, reporter);
  if (node === null || node.kind === 'map') return node;
  reportNoEntries(node, reporter);
  return null;
}

/** A kind of entry: the rule for its name, its schema, and how to read a valid one. */
interface EntryKind<T> {
  readonly names: JsonSchema;
  readonly schema: JsonSchema;
  readonly owner: string;
  /** Repairs an invalid value as far as possible; null when nothing can be read. */
  readonly standIns: typeof withStandIns;
  readonly read: (entry: YamlEntry) => T;
}

const calculatorKind: EntryKind<RawCalculator> = {
  names: slug.schema,
  schema: calculator.schema,
  owner: 'Calculator',
  standIns: withStandIns,
  read: readCalculator,
};

const unitKind: EntryKind<RawUnits['defined'][number]> = {
  names: unitName.schema,
  schema: unit.schema,
  owner: 'Unit',
  standIns: () => null,
  read: ({ key, keySpan, value }) => ({ name: { value: key, span: keySpan }, value: unit.read(value, keySpan) }),
};

type EntryName = Pick<YamlEntry, 'key' | 'keySpan'>;

/** The entries of a file, and the values of those that are well formed. */
interface Entries<T> {
  readonly all: readonly EntryName[];
  readonly good: readonly { readonly name: EntryName; readonly value: T }[];
  /** The names of entries that could not be read, or are not well formed. */
  readonly broken: readonly string[];
}

/** Reads each entry separately. Null when nothing in the file could be read. */
function loadEntries<T>(source: Source, kind: EntryKind<T>, reporter: Reporter, queries: Queries): Entries<T> | null {
  if (reportUnreadable(source, reporter)) return null;
  const pieces = queries.cut(source);
  if (pieces.length === 0) reportNoEntries(nullScalar(spanOf(source, 0, 0)), reporter);
  if (pieces.length > 1) reportIndented(pieces, reporter);
  const parts = pieces.map((piece) =>
    queries.query('entries', [piece.source, piece.start], reporter, (own) => loadPiece(piece, kind, own)),
  );
  const named = parts.flatMap(({ all }) => all);
  const second = reportNamedTwice(named, reporter);
  const all = named.filter((entry) => !second.has(entry));
  if (all.length === 0) return null;
  const good = parts.flatMap((part) => part.good.filter(({ name }) => !second.has(name)));
  return { all, good, broken: parts.flatMap(({ broken }) => broken) };
}

/** Reports indented text above the first name at the margin, which is the first piece. */
function reportIndented([first]: readonly Span[], reporter: Reporter): void {
  if (first === undefined || !/^(?:[\s#%]|---)/.test(spanText(first))) return;
  const { span, reason, details } = explainIndentedEntry(first);
  reporter.report('yaml-syntax', span, { reason }, details);
}

/** Depends only on this piece of the file. */
function loadPiece<T>(piece: Span, kind: EntryKind<T>, reporter: Reporter): Entries<T> {
  const before = reporter.count;
  const { entries, broken } = parsePiece(piece, reporter);
  // An empty name after a mistake in the YAML is a result of that mistake.
  const all = entries.filter(({ key }) => key !== '' || reporter.count === before);
  const read = all.map((entry) => ({ name: nameOf(entry), value: readEntry(entry, kind, reporter) }));
  return {
    all: read.map(({ name }) => name),
    good: read.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
    broken: [...broken, ...read.flatMap(({ name, value }) => (value === null ? [name.key] : []))],
  };
}

/** Drops the value, which nobody needs once it is read. */
function nameOf({ key, keySpan }: YamlEntry): EntryName {
  return { key, keySpan };
}

/** Null for an entry whose name or value is not well formed. */
function readEntry<T>(entry: YamlEntry, kind: EntryKind<T>, reporter: Reporter): T | null {
  const value = hasGoodName(entry, kind.names, reporter) ? readableValue(entry, kind, reporter) : null;
  return value && kind.read({ ...entry, value });
}

/** Reports entries whose name occurs earlier in the file, and returns them. */
function reportNamedTwice(entries: readonly EntryName[], reporter: Reporter): ReadonlySet<EntryName> {
  const repeated = repeatedIn(entries, ({ key }) => key);
  for (const { item, first } of repeated) reportDuplicate(first, item, reporter);
  return new Set(repeated.map(({ item }) => item));
}

function hasGoodName({ key, keySpan }: YamlEntry, schema: JsonSchema, reporter: Reporter): boolean {
  const good = isWellFormed(key, schema);
  if (!good) reportBadName(key, keySpan, schema, reporter);
  return good;
}

/** The value of an entry, without its invalid parts; null if it cannot be read without them. */
function readableValue<T>(
  { key, keySpan, value }: YamlEntry,
  { schema, owner, standIns }: EntryKind<T>,
  reporter: Reporter,
): YamlNode | null {
  const place: Place = { path: [], name: `${owner} ${quote(key)}`, span: keySpan };
  const mistakes = reportMistakes(value, schema, place, reporter);
  return mistakes.length === 0 ? value : standIns(value, mistakes, (mended) => mistakesIn(mended, schema, place));
}

/** Reports what is wrong with a node; empty when the published schema accepts it. */
function reportMistakes(node: YamlNode, schema: JsonSchema, place: Place, reporter: Reporter): readonly Mistake[] {
  if (judgeOf(schema)(plainData(node))) return [];
  const mistakes = [...mistakesIn(node, schema, place)];
  if (mistakes.length === 0) throw new Error(`the schema refuses what is in order: ${place.name}`);
  for (const { report } of mistakes) report?.(reporter);
  return mistakes;
}

const judges = new Map<JsonSchema, Judge>();

/** Compiled on first use and kept: a compiled schema is a pure function of the schema. */
function judgeOf(schema: JsonSchema): Judge {
  const judge = judges.get(schema) ?? compileSchema(schema);
  judges.set(schema, judge);
  return judge;
}
