/** Describes the service to the tools of the Model Context Protocol: operations, leads, and one caller's session. */
import type { Facts } from '../../contract/facts.js';
import type { Problem } from '../../http/problem.js';
import type { Translation } from '../../words/phrases.js';

/** The JSON text of an answer or of a problem, the same as over HTTP. */
export interface AskedAnswer {
  readonly ok: boolean;
  readonly body: string;
  /** What the calculator takes, where an input was named that it does not have; only tools say it. */
  readonly inputs?: object;
}

export interface McpService {
  readonly name: string;
  readonly version: string;
  readonly facts: Facts;
  /** The language of its tools, and of answers to calls that name none. */
  readonly translation: Translation;
  /** By slug, sorted. */
  readonly calculators: ReadonlyMap<string, { readonly title: string; readonly subtitle: string }>;
  /** The page that shows calculations in a chat; null where the build has none. */
  readonly app: string | null;
  /** Answers the operation at a path of the contract; `slug` stands for the name in it. */
  readonly ask: (path: string, slug: string, query: URLSearchParams) => AskedAnswer;
  /** A problem as the address answers it. */
  readonly refuse: (path: string, problem: Problem) => AskedAnswer;
}

/** Told of faults of ours, with the id of the request that met them. */
export type OnFault = (requestId: string | null, error: unknown) => void;

/** Facts about one caller. */
export interface Session {
  /** The problem that every tool answers with, such as a limit that is used up; null for callers who may ask. */
  readonly refusal: AskedAnswer | null;
  /** Takes a lead of this caller; null where none are taken. */
  readonly submit: ((value: unknown, idempotencyKey: string | null) => Promise<AskedAnswer>) | null;
  /** The id of its request in answers and logs; null where no request brought it. */
  readonly requestId: string | null;
}
