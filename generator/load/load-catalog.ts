import type { Reporter } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { spanOf } from '../text/source.js';
import { quote } from '../text/suggest.js';
import { parseYaml } from './parse-yaml.js';
import type { RawCatalog } from './raw-catalog.js';
import { readCalculator } from './read-calculator.js';
import { readNetwork, readService, readUnits } from './read-service.js';
import { descriptionOf, foundKind } from './schema-words.js';
import { calculatorSchema } from './schemas/calculators.js';
import { networkFileSchema } from './schemas/network.js';
import type { JsonSchema } from './schemas/parts.js';
import { slug, unitName } from './schemas/parts.js';
import { serviceFileSchema } from './schemas/service.js';
import { unitSchema } from './schemas/units.js';
import type { Shape } from './validate-schema.js';
import { compileSchema, validateShape } from './validate-schema.js';
import { wellFormedName } from './well-formed-name.js';
import type { YamlEntry, YamlMap, YamlNode } from './yaml-tree.js';

/** The four files of a catalog. */
export interface CatalogSources {
  readonly calculators: Source;
  readonly units: Source;
  readonly service: Source;
  readonly network: Source;
}

/**
 * Reads the files of a catalog and confirms their shape. What is not well formed is reported and left out, so that
 * everything else can still be checked.
 */
export function loadCatalog(sources: CatalogSources, reporter: Reporter): RawCatalog {
  const service = loadWhole(sources.service, serviceFileSchema, 'The service file', reporter);
  const network = loadWhole(sources.network, networkFileSchema, 'The network file', reporter);
  const calculators = loadEntries(sources.calculators, slug, calculatorSchema, 'Calculator', reporter);
  const units = loadEntries(sources.units, unitName, unitSchema, 'Unit', reporter);
  reportUnsorted([...(calculators?.all ?? [])], reporter);
  return {
    calculators: calculators?.good.map(readCalculator) ?? [],
    units: units && {
      defined: units.good.flatMap((entry) => readUnits(mapWith(entry))),
      broken: units.all.filter((entry) => !units.good.includes(entry)).map(({ key }) => key),
    },
    service: service && readService(service),
    network: network && readNetwork(network),
  };
}

function loadWhole(source: Source, schema: JsonSchema, owner: string, reporter: Reporter): YamlNode | null {
  const node = loadMap(source, reporter);
  if (node === null) return null;
  return validateShape(node, shapeOf(schema), owner, spanOf(source, 0, 0), reporter) ? node : null;
}

/** The map that a file is; null when the file is something else, or nothing. */
function loadMap(source: Source, reporter: Reporter): YamlMap | null {
  const node = parseYaml(source, reporter);
  if (node === null || node.kind === 'map') return node;
  const hint = 'The file holds entries: a name and a colon at the start of a line, and what belongs to it below.';
  reporter.report('wrong-type', node.span, { expected: 'a group of named entries', found: foundKind(node) }, { hint });
  return null;
}

/** The entries of a file that is a map, and those of them that are well formed. */
interface Entries {
  readonly all: readonly YamlEntry[];
  readonly good: readonly YamlEntry[];
}

/** Each entry is checked by itself. Null when the file could not be read. */
function loadEntries(
  source: Source,
  names: JsonSchema,
  schema: JsonSchema,
  owner: string,
  reporter: Reporter,
): Entries | null {
  const node = loadMap(source, reporter);
  if (node === null) return null;
  const all = [...node.entries.values()];
  const isGood = (entry: YamlEntry) =>
    hasGoodName(entry, names, reporter) && hasGoodShape(entry, schema, owner, reporter);
  return { all, good: all.filter(isGood) };
}

function hasGoodName({ key, keySpan }: YamlEntry, schema: JsonSchema, reporter: Reporter): boolean {
  const good = new RegExp(String(schema['pattern'])).test(key) && key.length <= Number(schema['maxLength']);
  const args = { found: quote(key), rule: descriptionOf(schema) };
  if (!good) reporter.report('malformed', keySpan, args, { hint: wellFormedName(key, schema) });
  return good;
}

function hasGoodShape(
  { key, keySpan, value }: YamlEntry,
  schema: JsonSchema,
  owner: string,
  reporter: Reporter,
): boolean {
  return validateShape(value, shapeOf(schema), `${owner} ${quote(key)}`, keySpan, reporter);
}

function reportUnsorted(entries: readonly YamlEntry[], reporter: Reporter): void {
  let last: YamlEntry | undefined;
  for (const entry of entries) {
    if (last !== undefined && entry.key < last.key) {
      const related = [{ span: last.keySpan, label: 'this comes later in the alphabet' }];
      reporter.report('not-sorted', entry.keySpan, { name: entry.key, after: last.key }, { related });
    } else last = entry;
  }
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
