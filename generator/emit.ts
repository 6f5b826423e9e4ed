/** Every emitter, and the files that they give. */
import { placeholders } from '../contract/placeholders.js';
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
import { emitUnits } from './targets/typescript/units-module.js';
import { emitVectors } from './targets/vectors/vectors.js';
import { vectorsSchema } from './targets/vectors/vectors-schema.js';

/** Makes a text, or returns the one that an earlier run made from the same inputs. */
type KeepText = (name: string, inputs: readonly unknown[], make: () => string) => string;

/** Documents that the service serves as they are, once it has filled the placeholders. */
function emitDocuments(catalog: Catalog): readonly (readonly [string, string])[] {
  const webhooks = emitWebhooks(catalog);
  return [
    ...emitTranslatedDocuments(catalog),
    ['openapi-full.json', emitOpenapi(catalog, 'figures')],
    ['openapi-compact.json', emitOpenapi(catalog, 'one operation for all')],
    ...(webhooks === null ? [] : [['openapi-webhooks.json', webhooks] as const]),
  ];
}

/** The documents about calculators and their figures, which each language has. */
function emitTranslatedDocuments(catalog: Catalog): readonly (readonly [string, string])[] {
  return [
    ['registry.json', emitRegistry(catalog)],
    ['calculators.json', emitDetails(catalog)],
    ['figures.json', emitFigures(catalog)],
    ['openapi.json', emitOpenapi(catalog)],
    ['llms.txt', emitLlmsTxt(catalog)],
    ...emitLlmsByTag(catalog),
    ['llms-full.txt', emitLlmsFull(catalog)],
  ];
}

/** Options for the modules of a run. */
interface Writing {
  readonly write: WriteModule;
  readonly keep: KeepText;
}

/** A folder that can be served like the whole; it imports whatever says no words of the language. */
function emitTranslation(
  { language, interfaceWords, catalog, sayingTexts, partsOf }: TranslatedCatalog,
  originals: readonly Calculator[],
  kernel: string,
  { write, keep }: Writing,
): readonly (readonly [string, string])[] {
  const below = belowFolder(kernel);
  const { code, thousands, decimal, to } = language;
  const modules = catalog.calculators.flatMap((calculator, index): [string, string][] => {
    const original = originals[index];
    if (original === undefined) return [];
    const saysTexts = sayingTexts.has(calculator.slug);
    const make = (): string => emitTranslatedModule({ calculator, original, saysTexts }, below, write, language);
    return [
      [
        modulePath(calculator.slug),
        keep(`module in ${code}`, [...partsOf(original), below, thousands, decimal, to], make),
      ],
    ];
  });
  const files: readonly (readonly [string, string])[] = [
    ...modules,
    ['index.ts', emitIndex(catalog, below, write)],
    ['language.ts', emitLanguage(language, below, write)],
    ['service.ts', emitService(catalog, below, write)],
    ['network.ts', emitTranslatedNetwork(catalog, below, write)],
    ['units.ts', emitUnits(catalog, below, write)],
    ['words.json', jsonText(interfaceWords)],
    ...emitTranslatedDocuments(withPlaceholders(catalog)),
  ];
  return files.map(([path, text]) => [`${language.code}/${path}`, text]);
}

/** The catalog with a placeholder for its address. */
function withPlaceholders(catalog: Catalog): Catalog {
  return { ...catalog, service: { ...catalog.service, baseUrl: placeholders.baseUrl } };
}

/**
 * Every generated file. Emitters only translate: what they could refuse, the checker has refused. `kernel` is the path
 * of the kernel from the folder of generated files.
 */
export function emitArtifacts(
  catalog: Catalog,
  kernel = '../engine/kernel',
  { query }: Queries = afresh,
): ReadonlyMap<string, string> {
  const write = createModuleWriter();
  const keep: KeepText = (name, inputs, make) => query(name, inputs, new Reporter(), make);
  const schemas = editorSchemas(catalog);
  const writeNetwork = () => emitNetwork(catalog, kernel, write);
  const network =
    catalog.network === null ? writeNetwork() : keep('network module', [catalog.network, kernel], writeNetwork);
  const modules = catalog.calculators.map(
    (calculator) =>
      [
        modulePath(calculator.slug),
        keep('module', [calculator, kernel], () => emitCalculatorModule(calculator, kernel, write)),
      ] as const,
  );
  const files: readonly (readonly [string, string])[] = [
    ...modules,
    ...catalog.calculators.map(
      (calculator) =>
        [`vectors/${calculator.slug}.json`, keep('vectors', [calculator], () => emitVectors(calculator))] as const,
    ),
    ['index.ts', emitIndex(catalog, kernel, write)],
    ['languages.ts', emitLanguages(catalog, kernel, write)],
    ['service.ts', emitService(catalog, kernel, write)],
    ['network.ts', network],
    ['units.ts', emitUnits(catalog, kernel, write)],
    ...emitDocuments(withPlaceholders(catalog)),
    ['diagnostics.md', emitDiagnosticsGuide()],
    ['reference.md', emitReference(catalog, schemas)],
    ...emitIgnored(catalog.service.committed),
    ['schema/vectors.schema.json', compactJsonText(vectorsSchema)],
    ...catalog.translations.flatMap((translation) =>
      emitTranslation(translation, catalog.calculators, kernel, { write, keep }),
    ),
    ...schemas.map(
      ([file, schema]) => [`schema/${file.replace('.yaml', '')}.schema.json`, compactJsonText(schema)] as const,
    ),
  ];
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
