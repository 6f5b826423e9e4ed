/** The registry as it is published, and with all that is known of each calculator. */
import { generatedText } from './real-files.js';

export interface Registry {
  readonly ok: boolean;
  readonly count: number;
  readonly schema_version: number;
  readonly usage: string;
  readonly legal_disclaimer: string;
  readonly calculators: readonly RegistryEntry[];
}

export interface RegistryEntry {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly endpoint: string;
  readonly inputs: readonly RegistryInput[];
  readonly lists?: readonly { readonly name: string }[];
  /** Each by its parameter. */
  readonly days?: readonly { readonly name: string }[];
  readonly disclaimer: string;
  readonly cost_band: Readonly<Record<string, string | number>> | null;
  readonly tag: string;
  readonly result: RegistryFigure;
  readonly estimate?: { readonly options?: readonly { readonly name: string }[] };
  readonly secondary: readonly RegistryFigure[];
  readonly examples: readonly RegistryExample[];
  readonly sources: readonly string[];
  /** Where its answers depend on the day. */
  readonly periods?: readonly KnownPeriod[];
  /** The figures in whose place callers may send their own. */
  readonly open?: readonly object[];
}

/** The first and the last day; null for an open end. */
export interface KnownPeriod {
  readonly from: string | null;
  readonly until: string | null;
}

export interface RegistryFigure {
  readonly label?: string;
  readonly unit: string;
  readonly range: { readonly low: number; readonly high: number };
}

export interface RegistryExample {
  readonly name: string;
  /** Of a list, the texts of its items. */
  readonly inputs: Readonly<Record<string, number | string | readonly string[]>>;
  readonly value: number;
}

export interface RegistryInput {
  readonly name: string;
  readonly label: string;
  readonly type: 'number' | 'select';
  readonly unit?: string;
  readonly default: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly whole?: true;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const listed: Registry = JSON.parse(generatedText('registry.json'));
const details: Readonly<Record<string, RegistryEntry>> = JSON.parse(generatedText('calculators.json'));

/** Of each calculator, what `/api/calc/SLUG/about` tells. */
export const registry: Registry = { ...listed, calculators: Object.values(details) };
