/** The functions of a module in no language yet. */
import type { Calculator, Figure, SentenceCase, StepPart } from '../../program/catalog.js';
import type { Condition, Core } from '../../program/core.js';
import { phrasesIn, sentenceCores } from '../../program/sentence.js';
import type { ReadNames } from './read-names.js';
import { readNames } from './read-names.js';

export interface FunctionPlan {
  readonly name: 'compute' | 'computeOwn' | 'answer' | 'estimate' | 'trace' | 'cells' | 'refuse';
  readonly doc: string;
  readonly returns: Returns;
  /** Constants in order; each may read those before it. */
  readonly lets: readonly Let[];
  readonly refusals: readonly Refusal[];
  /** Null for nothing to return. */
  readonly result: Piece | null;
  /** True for a function that takes figures of the caller in place of the catalog's. */
  readonly takesOwn: boolean;
}

/** One record, several, or one or nothing. */
export interface Returns {
  readonly type: RecordType;
  readonly form: 'one' | 'many' | 'optional';
}

export type RecordType =
  | 'Steps'
  | 'CalculationResult'
  | 'SecondaryFigure'
  | 'Figures'
  | 'NumberFigure'
  | 'RangeFigure'
  | 'TextFigure'
  | 'EstimateAmounts'
  | 'Ends'
  | 'TraceStep'
  | 'Cell'
  | 'BrokenRequirement';

/** A constant of a function: a step, or an end of an open figure. */
export interface Let {
  readonly kind: 'step' | 'own';
  readonly name: string;
  readonly core: Core;
  readonly isText: boolean;
  /** The name under which a caller may give it instead. */
  readonly givenAs: string | null;
}

/** What is returned at once where a condition does not hold. */
export interface Refusal {
  readonly condition: Condition;
  readonly result: Piece;
}

/** A part of a result. */
export type Piece =
  | { readonly kind: 'formula'; readonly core: Core }
  /** A day as a text. */
  | { readonly kind: 'day'; readonly core: Core }
  | { readonly kind: 'rounded'; readonly core: Core; readonly decimals: number }
  | { readonly kind: 'sentence'; readonly cases: readonly SentenceCase[] }
  | { readonly kind: 'data'; readonly data: string | readonly string[] }
  /** The options that are chosen for some selects. */
  | { readonly kind: 'options'; readonly inputs: readonly string[] }
  | { readonly kind: 'rows'; readonly items: readonly Piece[] }
  | RecordPiece;

export interface RecordPiece {
  readonly kind: 'record';
  readonly type: RecordType;
  readonly members: Members;
}

export type Members = readonly (readonly [name: string, value: Piece])[];

/** A record; members without a value are left out. */
export function record(type: RecordType, members: Readonly<Record<string, Piece | null>>): RecordPiece {
  return {
    kind: 'record',
    type,
    members: Object.entries(members).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  };
}

export function rounded({ core, decimals }: Figure): Piece {
  return { kind: 'rounded', core, decimals };
}

export function data(value: string | readonly string[]): Piece {
  return { kind: 'data', data: value };
}

/** Rows, or null for none. */
export function rowsOrNull(items: readonly Piece[]): Piece | null {
  return items.length === 0 ? null : { kind: 'rows', items };
}

/** The names that a function reads from outside. */
export function namesReadBy({ lets, refusals, result }: Pick<FunctionPlan, 'lets' | 'refusals' | 'result'>): ReadNames {
  const pieces = [...refusals.map((each) => each.result), ...(result === null ? [] : [result])].flatMap(partsOf);
  const sentences = pieces.flatMap((piece) => (piece.kind === 'sentence' ? piece.cases : []));
  const cores = pieces.flatMap((piece) =>
    piece.kind === 'formula' || piece.kind === 'day' || piece.kind === 'rounded' ? [piece.core] : [],
  );
  const conditions = [...refusals.map(({ condition }) => condition), ...sentences.flatMap(({ when }) => when ?? [])];
  const read = readNames([...lets.map(({ core }) => core), ...cores, ...sentenceCores(sentences), ...conditions]);
  const chosen = pieces.flatMap((piece) => (piece.kind === 'options' ? piece.inputs : []));
  for (const name of [...phrasesIn(sentences), ...chosen]) read.inputs.add(name);
  for (const { name } of lets) read.steps.delete(name);
  return read;
}

/** The names that any of several functions reads. */
export function namesReadByAll(plans: readonly FunctionPlan[]): ReadNames {
  const all = plans.map(namesReadBy);
  const union = (key: keyof ReadNames): Set<string> => new Set(all.flatMap((read) => [...read[key]]));
  return {
    inputs: union('inputs'),
    steps: union('steps'),
    open: union('open'),
    figures: union('figures'),
    compared: union('compared'),
    lookups: union('lookups'),
  };
}

/** A piece and all pieces in it. */
function partsOf(piece: Piece): readonly Piece[] {
  if (piece.kind === 'rows') return [piece, ...piece.items.flatMap(partsOf)];
  return piece.kind === 'record' ? [piece, ...piece.members.flatMap(([, value]) => partsOf(value))] : [piece];
}

/** The parts of steps that a function reads from outside, in their order. */
export function stepsIn({ steps }: Pick<Calculator, 'steps'>, read: ReadNames): readonly StepPart[] {
  return steps.flatMap(({ parts }) => parts).filter(({ name }) => read.steps.has(name));
}
