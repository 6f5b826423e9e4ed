/** The service as the tools of the Model Context Protocol see it: questions by address, leads, and one caller's session. */
import type { Problem } from '../../http/problem.js';

/** The JSON text of an answer or of a problem, the same as over HTTP. */
export interface AskedAnswer {
  readonly ok: boolean;
  readonly body: string;
}

/** A calculator as the registry has it. */
export interface RegistryEntry {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly disclaimer: string;
  readonly guidance?: { readonly use_when: string; readonly not_when: string };
  readonly inputs: readonly RegistryInput[];
}

export interface RegistryInput {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly unit?: string;
  readonly default?: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export interface McpService {
  readonly name: string;
  readonly version: string;
  readonly legalDisclaimer: string;
  /** How to call a calculator. */
  readonly usage: string;
  readonly catalog: { readonly version: string; readonly hash: string };
  /** By slug, sorted. */
  readonly calculators: ReadonlyMap<string, RegistryEntry>;
  /** The network's lists; null where the service works in no places. */
  readonly places: { readonly cities: readonly string[]; readonly services: readonly string[] } | null;
  /** The text that a person must be shown before a lead; null where none are taken. */
  readonly consentText: string | null;
  /** Answers GET of a path below the public address. */
  readonly ask: (path: string, query: URLSearchParams) => AskedAnswer;
  /** A problem as the address answers it. */
  readonly refuse: (path: string, problem: Problem) => AskedAnswer;
}

/** What holds for one caller. */
export interface Session {
  /** The problem that every tool answers with, such as a limit that is used up; null for callers who may ask. */
  readonly refusal: AskedAnswer | null;
  /** Takes a lead of this caller; null where none are taken. */
  readonly submit: ((value: unknown, idempotencyKey: string | null) => Promise<AskedAnswer>) | null;
}
