/** Facts that all pages of a running service share. */

import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import type { FigureEntry } from '../../../engine/calculator/figure-facts.js';
import type { InputSpec } from '../../../engine/kernel/module.js';
import type { Limit } from '../../../http/limits/limit.js';
import type { HeaderList } from '../../../http/shared-headers.js';
import type { Guidance } from '../../../pages/site/calculator-page.js';
import type { PageSite } from '../../../pages/site/page-site.js';
import type { SubmitFrom } from '../mcp.js';
import type { PageAssets, Paint } from './page-assets.js';

/** Finds the answer to the lead that came with a key; a problem while the store is away, null where there is none. */
export type RecallFrom = (key: string) => Promise<Awaited<ReturnType<SubmitFrom>> | null>;

export interface PageContext {
  readonly catalog: ServedCatalog;
  readonly instance: PageSite;
  readonly assets: PageAssets;
  /** Registry entries of the calculators. */
  readonly entries: ReadonlyMap<string, RegistryEntry>;
  /** All figures with what they rest on. */
  readonly figures: readonly FigureEntry[];
  /** Labels of units, by the name of the unit. */
  readonly unitLabels: ReadonlyMap<string, string>;
  /** Makes the pictures for shared addresses; null where nothing can. */
  readonly paint: Paint | null;
  /** The headers of a page that caches may keep. */
  readonly caching: HeaderList;
  readonly limit: Limit;
  /** Null where no leads are taken. */
  readonly leads: PageLeads | null;
}

export interface PageLeads {
  readonly submit: SubmitFrom;
  readonly recall: RecallFrom;
  /** The text that people agree to. */
  readonly consentText: string;
}

/** Members of a registry entry that pages show. */
export interface RegistryEntry {
  readonly slug: string;
  readonly guidance?: Guidance;
  readonly result?: { readonly unit?: string; readonly range?: { readonly low: number; readonly high: number } };
}

/** All that is known of each calculator, by slug. */
export function registryEntries({ documents }: ServedCatalog): ReadonlyMap<string, RegistryEntry> {
  const details = JSON.parse(documents.get('calculators.json') ?? '{}') as Readonly<Record<string, RegistryEntry>>;
  return new Map(Object.entries(details));
}

/** Collects the labels of units from the inputs of all calculators, by the name of the unit. */
export function unitLabels({ modules }: ServedCatalog): ReadonlyMap<string, string> {
  const inputs = [...modules.values()].flatMap((calculator): readonly InputSpec[] => calculator.inputs);
  return new Map(
    inputs.flatMap(({ unit, units = [] }): [string, string][] =>
      unit === undefined || units[0] === undefined ? [] : [[units[0].name, unit]],
    ),
  );
}
