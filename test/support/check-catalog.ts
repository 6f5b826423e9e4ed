import { readFileSync } from 'node:fs';
import { check } from '../../generator/compile.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import type { Catalog } from '../../generator/model/catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { renderDiagnostics } from '../../generator/text/render.js';
import { createSource } from '../../generator/text/source.js';

/** The texts of a catalog; those left out are the small ones of `test/support/catalog/`. */
export interface CatalogTexts {
  readonly calculators?: string;
  readonly units?: string;
  readonly service?: string;
  readonly network?: string;
}

export interface Checked {
  readonly catalog: Catalog | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostics as an editor reads them. */
  readonly report: string;
}

const names = ['calculators', 'units', 'service', 'network'] as const;

/** The one door to the generator's checks. */
export function checkCatalog(texts: CatalogTexts): Checked {
  const { catalog, diagnostics } = check(sourcesOf(texts));
  return { catalog, diagnostics, report: renderDiagnostics(diagnostics) };
}

export function sourcesOf(texts: CatalogTexts): CatalogSources {
  const [calculators, units, service, network] = names.map((name) =>
    createSource(`catalog/${name}.yaml`, texts[name] ?? smallText(name)),
  );
  if (!calculators || !units || !service || !network) throw new Error('A catalog has four files.');
  return { calculators, units, service, network };
}

function smallText(name: string): string {
  return readFileSync(`${__dirname}/catalog/${name}.yaml`, 'utf8');
}
