/** Every emitter, and the files that they give. */
import { placeholders } from '../contract/placeholders.js';
import { unitWordsFile } from '../contract/unit-words.js';
import type { DescribedCatalog } from './documents/described.js';
import { described } from './documents/described.js';
import { emitDiagnosticsGuide } from './documents/diagnostics-guide.js';
import { editorSchemas } from './documents/editor-schemas.js';
import { emitFigures } from './documents/figures.js';
import { compactJsonText, jsonText } from './documents/json.js';
import { emitLlmsFull } from './documents/llms-full.js';
import { emitLlmsByTag } from './documents/llms-tag.js';
import { emitLlmsTxt } from './documents/llms-txt.js';
import { emitOpenapi } from './documents/openapi.js';
import { emitWebhooks } from './documents/openapi-webhooks.js';
import { emitReference } from './documents/reference.js';
import { emitDetails, emitRegistry } from './documents/registry.js';
import { withSharedParts } from './documents/shared-parts.js';
import { emitUnitWords } from './documents/unit-words.js';
import type { Calculator, Catalog, TranslatedCatalog } from './program/catalog.js';
import { emitIgnored } from './program/committed.js';
import { Reporter } from './source/diagnostic.js';
import type { Queries } from './source/query.js';
import { afresh } from './source/query.js';
import { belowFolder, emitCalculatorModule } from './targets/typescript/calculator-module.js';
import type { WriteModule } from './targets/typescript/module-writer.js';
import { createModuleWriter } from './targets/typescript/module-writer.js';
import { modulePath } from './targets/typescript/names.js';
import {
  emitIndex,
  emitLanguage,
  emitLanguages,
  emitNetwork,
  emitService,
  emitTranslatedNetwork,
} from './targets/typescript/runtime-modules.js';
import { emitTranslatedModule } from './targets/typescript/translated-module.js';
import { acceptedGroups, emitUnits } from './targets/typescript/units-module.js';
import { emitVectors } from './targets/vectors/vectors.js';
import { vectorsSchema } from './targets/vectors/vectors-schema.js';

type File = readonly [path: string, text: string];

/** Makes the files of a run. */
interface Run {
  readonly write: WriteModule;
  /** The import path of the kernel from the folder of the files. */
  readonly kernel: string;
  /** A query that reports nothing. */
  readonly ask: <T>(name: string, inputs: readonly unknown[], compute: () => T) => T;
}

/** Documents that the service serves as they are, once it has filled the placeholders. Those who run receivers read English. */
function emitDocuments(catalog: DescribedCatalog): readonly File[] {
  const webhooks = emitWebhooks(catalog);
  return [
    ...emitTranslatedDocuments(catalog),
    ...(webhooks === null ? [] : [['openapi-webhooks.json', webhooks] as const]),
  ];
}

/** The documents that each language has. */
function emitTranslatedDocuments(catalog: DescribedCatalog): readonly File[] {
  return [
    ['registry.json', emitRegistry(catalog)],
    ['calculators.json', emitDetails(catalog)],
    ['figures.json', emitFigures(catalog)],
    [unitWordsFile, emitUnitWords(catalog.units)],
    ['openapi.json', emitOpenapi(catalog)],
    ['openapi-full.json', emitOpenapi(catalog, 'figures')],
    ['openapi-compact.json', emitOpenapi(catalog, 'one operation for all')],
    ['llms.txt', emitLlmsTxt(catalog)],
    ...emitLlmsByTag(catalog),
    ['llms-full.txt', emitLlmsFull(catalog)],
  ];
}

/** The documents that depend on units and tags only. */
function emitLanguageReference({ units, service }: Catalog): readonly File[] {
  const schemas = editorSchemas({ units, service });
  return [
    ['reference.md', emitReference({ units }, schemas)],
    ...schemas.map(
      ([file, schema]): File => [
        `schema/${file.replace('.yaml', '')}.schema.json`,
        compactJsonText(withSharedParts(schema)),
      ],
    ),
  ];
}

/** The modules that the runtime reads besides calculators, except that of the network. */
function emitRuntimeModules(catalog: DescribedCatalog, { write, kernel, ask }: Run): readonly File[] {
  const slugs = catalog.calculators.map(({ slug }) => slug);
  const groups = acceptedGroups(catalog.calculators);
  return [
    ['index.ts', ask('index module', [slugs.join(' '), kernel], () => emitIndex(slugs, kernel, write))],
    ['service.ts', emitService(catalog, kernel, write)],
    ['units.ts', ask('units module', [keyOf(groups), kernel], () => emitUnits(groups, kernel, write))],
  ];
}

/** Equal for equal data. */
function keyOf(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** A folder that can be served like the whole; it imports whatever says no words of the language. */
function emitTranslation(
  translation: TranslatedCatalog,
  original: Catalog,
  { write, ask, ...run }: Run,
): readonly File[] {
  const { language, interfaceWords, spoken, calculatorIn, inputs, inputsOf } = translation;
  const { code } = language;
  const kernel = belowFolder(run.kernel);
  const { hash, service, network, units } = translation.catalog;
  const calculators = original.calculators.map((each) =>
    ask(`described in ${code}`, inputsOf(each), () => described(calculatorIn(each))),
  );
  const words = { language: code, texts: interfaceWords, info: language };
  const catalog: DescribedCatalog = { hash, service, network, units, calculators, translation: words };
  const writeNetwork = (): string => emitTranslatedNetwork(network, kernel, write);
  const files: readonly File[] = [
    ...original.calculators.map((each) => translatedModule(each, translation, { write, ask, kernel })),
    ...emitRuntimeModules(catalog, { write, ask, kernel }),
    ['language.ts', ask('language module', [keyOf(language), kernel], () => emitLanguage(language, kernel, write))],
    ['network.ts', ask(`network module in ${code}`, [original.network, ...inputs, kernel], writeNetwork)],
    ['words.json', jsonText(interfaceWords)],
    ['spoken.json', jsonText(spoken)],
    ...emitTranslatedDocuments(withPlaceholders(catalog)),
  ];
  return files.map(([path, text]) => [`${code}/${path}`, text]);
}

function translatedModule(
  original: Calculator,
  { language, calculatorIn, saysTexts, inputsOf }: TranslatedCatalog,
  { write, kernel, ask }: Run,
): File {
  const { code, thousands, decimal, to } = language;
  const make = (): string => {
    const translated = { calculator: calculatorIn(original), original, saysTexts: saysTexts(original) };
    return emitTranslatedModule(translated, kernel, write, language);
  };
  const inputs = [...inputsOf(original), kernel, thousands, decimal, to];
  return [modulePath(original.slug), ask(`module in ${code}`, inputs, make)];
}

/** The catalog with a placeholder for its address. */
function withPlaceholders(catalog: DescribedCatalog): DescribedCatalog {
  return { ...catalog, service: { ...catalog.service, baseUrl: placeholders.baseUrl } };
}

/** The language that modules are written in, made of their TypeScript. */
export interface Script {
  readonly name: string;
  readonly of: (module: string) => string;
}

const typeScript: Script = { name: 'TypeScript', of: (module) => module };

function moduleWriter(script: Script): WriteModule {
  const write = createModuleWriter();
  return (...parts) => script.of(write(...parts));
}

/**
 * Every generated file. Emitters only translate: what they could refuse, the checker has refused. `kernel` is the path
 * of the kernel from the folder of generated files. Modules have the same paths in either language.
 */
export function emitArtifacts(
  catalog: Catalog,
  kernel = '../engine/kernel',
  { query }: Queries = afresh,
  script = typeScript,
): ReadonlyMap<string, string> {
  const write = moduleWriter(script);
  const ask: Run['ask'] = (name, inputs, compute) => query(name, [...inputs, script.name], new Reporter(), compute);
  const run: Run = { write, kernel, ask };
  const { calculators, translations, service, network, units } = catalog;
  const codes = translations.map(({ language }) => language.code);
  const describedCatalog: DescribedCatalog = {
    ...catalog,
    calculators: calculators.map((each) => ask('described', [each], () => described(each))),
  };
  const files: readonly File[] = [
    ...calculators.flatMap((each): readonly File[] => [
      [modulePath(each.slug), ask('module', [each, kernel], () => emitCalculatorModule(each, kernel, write))],
      [`vectors/${each.slug}.json`, ask('vectors', [each], () => emitVectors(each))],
    ]),
    ...emitRuntimeModules(describedCatalog, run),
    ['languages.ts', ask('languages module', [codes.join(' '), kernel], () => emitLanguages(codes, kernel, write))],
    ['network.ts', ask('network module', [network, kernel], () => emitNetwork(network, kernel, write))],
    ...emitDocuments(withPlaceholders(describedCatalog)),
    ['diagnostics.md', emitDiagnosticsGuide()],
    ...emitIgnored(service.committed),
    ['schema/vectors.schema.json', compactJsonText(vectorsSchema)],
    ...ask('reference', [units, service], () => emitLanguageReference(catalog)),
    ...translations.flatMap((translation) => emitTranslation(translation, catalog, run)),
  ];
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
