/** From the texts of a catalog to what is written in them, each value with its place. */
import type { Reporter } from '../text/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { spanOf } from '../text/source.js';
import { quote } from '../text/suggest.js';
import { hashSources } from './hash-sources.js';
import { reportUnsorted } from './order.js';
import { parseEntries, parseYaml } from './parse-yaml.js';
import type { Located, RawCalculator, RawCatalog } from './raw-catalog.js';
import { readCalculator } from './read-calculator.js';
import { readSharedFigures } from './read-figures.js';
import { readNetwork, readService, readUnits } from './read-service.js';
import { descriptionOf, foundKind } from './schema-words.js';
import { calculatorSchema } from './schemas/calculators.js';
import { figuresFileSchema } from './schemas/figures.js';
import { networkFileSchema } from './schemas/network.js';
import type { JsonSchema } from './schemas/parts.js';
import { slug, unitName } from './schemas/parts.js';
import { serviceFileSchema } from './schemas/service.js';
import { unitSchema } from './schemas/units.js';
import type { Shape } from './validate-schema.js';
import { compileSchema, validateShape } from './validate-schema.js';
import { wellFormedName } from './well-formed-name.js';
import type { YamlEntry, YamlMap, YamlNode } from './yaml-tree.js';

/** The files of a catalog. */
export interface CatalogSources {
  /** `calculators.yaml`, where there is one, and the files of `calculators/`, sorted by name. */
  readonly calculators: readonly Source[];
  readonly units: Source;
  readonly service: Source;
  /** Null where the catalog has none. */
  readonly network: Source | null;
  /** Null where calculators share no figures. */
  readonly figures: Source | null;
}

/** The hash by which answers name their catalog, without a look at what the files say. */
export function hashOfCatalog(sources: CatalogSources): string {
  return hashSources(filesOf(sources));
}

function filesOf({ calculators, units, service, network, figures }: CatalogSources): readonly Source[] {
  return [...calculators, units, service, ...[network, figures].flatMap((source) => source ?? [])];
}

/**
 * Reads the files of a catalog and confirms their shape. What is not well formed is reported and left out, so that
 * everything else can still be checked.
 */
export function loadCatalog(sources: CatalogSources, reporter: Reporter): RawCatalog {
  const service = loadWhole(sources.service, serviceFileSchema, 'The service file', reporter);
  const network = sources.network && loadWhole(sources.network, networkFileSchema, 'The network file', reporter);
  const files = sources.calculators.map((source) => loadCalculators(source, reporter));
  reportRepeatedSlugs(files, reporter);
  const units = loadEntries(sources.units, unitName, unitSchema, 'Unit', reporter);
  return {
    hash: hashOfCatalog(sources),
    calculators: files.flatMap(({ calculators }) => calculators),
    brokenSlugs: files.flatMap(({ broken }) => broken),
    units: units && {
      defined: units.good.flatMap((entry) => readUnits(mapWith(entry))),
      broken: brokenNames(units),
    },
    service: service && readService(service),
    figures: loadFigures(sources.figures, reporter),
    network: sources.network === null ? 'absent' : network && readNetwork(network),
  };
}

/** Null when the file could not be read. */
function loadFigures(source: Source | null, reporter: Reporter): RawCatalog['figures'] {
  if (source === null) return [];
  const node = loadWhole(source, figuresFileSchema, 'The file of figures', reporter);
  return node && readSharedFigures(node);
}

/** What one file of calculators holds. */
interface CalculatorFile {
  /** The name of each entry with its place, whether it is well formed or not. */
  readonly slugs: readonly Located<string>[];
  readonly calculators: readonly RawCalculator[];
  readonly broken: readonly string[];
}

/** Looks at nothing but this file, so that an edit of one file changes what is known of that file alone. */
function loadCalculators(source: Source, reporter: Reporter): CalculatorFile {
  const entries = loadEntries(source, slug, calculatorSchema, 'Calculator', reporter);
  if (entries === null) return { slugs: [], calculators: [], broken: [] };
  reportUnsorted(
    entries.all.filter(({ key }) => isGoodName(key, slug)),
    reporter,
  );
  return {
    slugs: entries.all.map(({ key, keySpan }) => ({ value: key, span: keySpan })),
    calculators: entries.good.map(readCalculator),
    broken: brokenNames(entries),
  };
}

function brokenNames({ all, good, broken }: Entries): readonly string[] {
  return [...broken, ...all.filter((entry) => !good.includes(entry)).map(({ key }) => key)];
}

/** All files share one namespace. Inside one file, the YAML itself says what stands twice. */
function reportRepeatedSlugs(files: readonly CalculatorFile[], reporter: Reporter): void {
  const first = new Map<string, Span>();
  for (const { value, span } of files.flatMap(({ slugs }) => slugs)) {
    const known = first.get(value);
    if (known === undefined) first.set(value, span);
    else reportTwice(value, known, span, reporter);
  }
}

/** Each place is a mistake of its own file: whoever has only one of them open must see it. */
function reportTwice(name: string, first: Span, second: Span, reporter: Reporter): void {
  const hint = 'Rename or remove one of the two; a slug stands once in all files of calculators.';
  const related = (span: Span, label: string) => ({ related: [{ span, label }], hint });
  reporter.report('duplicate-key', first, { name }, related(second, 'and again here'));
  reporter.report('duplicate-key', second, { name }, related(first, 'first here'));
}

function loadWhole(source: Source, schema: JsonSchema, owner: string, reporter: Reporter): YamlNode | null {
  const node = loadMap(source, reporter);
  if (node === null) return null;
  return validateShape(node, shapeOf(schema), owner, spanOf(source, 0, 0), reporter) ? node : null;
}

/** The map that a file is; null when the file is something else, or nothing. */
function loadMap(source: Source, reporter: Reporter): YamlMap | null {
  const node = parseYaml(source, reporter);
  return node && mapOf(node, reporter);
}

function mapOf(node: YamlNode, reporter: Reporter): YamlMap | null {
  if (node.kind === 'map') return node;
  const hint = 'The file holds entries: a name and a colon at the start of a line, and what belongs to it below.';
  reporter.report('wrong-type', node.span, { expected: 'a group of named entries', found: foundKind(node) }, { hint });
  return null;
}

/** The entries of a file that is a map, and those of them that are well formed. */
interface Entries {
  readonly all: readonly YamlEntry[];
  readonly good: readonly YamlEntry[];
  /** The names of entries that could not be read at all. */
  readonly broken: readonly string[];
}

/** Each entry is checked by itself. Null when the file could not be read. */
function loadEntries(
  source: Source,
  names: JsonSchema,
  schema: JsonSchema,
  owner: string,
  reporter: Reporter,
): Entries | null {
  const before = reporter.count;
  const parsed = parseEntries(source, reporter);
  const node = parsed && mapOf(parsed.node, reporter);
  if (node === null) return null;
  // A name that is not even there after a mistake in the YAML is that mistake's.
  const isLost = ({ key }: YamlEntry) => key === '' && reporter.count > before;
  const all = [...node.entries.values()].filter((entry) => !isLost(entry));
  const isGood = (entry: YamlEntry) =>
    hasGoodName(entry, names, reporter) && hasGoodShape(entry, schema, owner, reporter);
  return { all, good: all.filter(isGood), broken: parsed?.broken ?? [] };
}

function hasGoodName({ key, keySpan }: YamlEntry, schema: JsonSchema, reporter: Reporter): boolean {
  const good = isGoodName(key, schema);
  const args = { found: quote(key), rule: descriptionOf(schema) };
  if (!good) reporter.report('malformed', keySpan, args, { hint: wellFormedName(key, schema) });
  return good;
}

function isGoodName(key: string, schema: JsonSchema): boolean {
  return new RegExp(String(schema['pattern'])).test(key) && key.length <= Number(schema['maxLength']);
}

function hasGoodShape(
  { key, keySpan, value }: YamlEntry,
  schema: JsonSchema,
  owner: string,
  reporter: Reporter,
): boolean {
  return validateShape(value, shapeOf(schema), `${owner} ${quote(key)}`, keySpan, reporter);
}

function mapWith(entry: YamlEntry): YamlNode {
  return { kind: 'map', span: entry.keySpan, entries: new Map([[entry.key, entry]]) };
}

const shapes = new Map<JsonSchema, Shape>();

/** Compiled on first use and kept: a compiled schema is a pure function of the schema. */
function shapeOf(schema: JsonSchema): Shape {
  const shape = shapes.get(schema) ?? compileSchema(schema);
  shapes.set(schema, shape);
  return shape;
}
