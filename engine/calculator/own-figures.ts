/** A caller's own figures: prices and factors that take the place of the catalog's where the editor opened them. */

import type { EngineWords } from '../../words/engine-words.js';
import { onceFor } from '../../words/once-for.js';
import type { AnyCalculator, Calculator, InputSpec, NumberInput, OpenFigure, OwnFigures } from '../kernel/module.js';
import { onGrid } from './grid.js';
import type { Inputs } from './inputs.js';
import type { ReadValue } from './measure.js';
import { plainOf, writtenOf } from './measure.js';
import type { Parameter } from './parameter.js';
import { inputParameter, parameterError, wantedNumber } from './parameter.js';

/** An own figure as it was read. */
export interface OwnValue {
  readonly figure: OpenFigure;
  readonly value: ReadValue;
}

/** An own figure with the options for which the caller gave it. */
export interface OwnFigure extends OwnValue {
  readonly used: number;
  readonly where: Inputs;
}

/** An open figure as an input, which has no default: left out, the catalog's figure holds. */
export const ownInput = onceFor(
  (figure: OpenFigure): NumberInput => ({ ...figure, type: 'number', step: figure.max - figure.min }),
);

/** All that people may fill in as a number or an option: the inputs, and the open figures. */
export function fillableSpecs(specs: readonly InputSpec[], figures: readonly OpenFigure[]): readonly InputSpec[] {
  return [...specs, ...figures.map(ownInput)];
}

/** The parameter of an open figure. What lies outside of its range is refused, never moved. */
export function ownParameter(figure: OpenFigure, words: EngineWords): Parameter {
  const { read, explain, ...parameter } = inputParameter(ownInput(figure), words);
  const isInside = (value: ReadValue): boolean => {
    const number = numberOf(value);
    return number >= figure.min && number <= figure.max;
  };
  return {
    ...parameter,
    read: (text) => {
      const value = read(text);
      return value === undefined || !isInside(value) ? undefined : value;
    },
    explain: (text, words) => (read(text) === undefined ? explain(text, words) : outsideError(figure, text, words)),
  };
}

function numberOf(value: ReadValue): number {
  return onGrid(Number(plainOf(value)));
}

function outsideError({ name, min, max, unit }: OpenFigure, received: string, words: EngineWords) {
  const wanted = wantedNumber({ min, max, ...(unit === undefined ? {} : { unit }) }, words);
  const detail = words.ownOutside({ name, text: received.slice(0, 40), wanted });
  return parameterError({ parameter: name, code: 'out_of_range', detail, received, allowed: { min, max } });
}

/** The figures that a caller gave, each for the options that these inputs choose. */
export function ownFigures(given: readonly OwnValue[], inputs: Inputs): readonly OwnFigure[] {
  return given.map(({ figure, value }) => {
    const where = Object.fromEntries((figure.by ?? []).map((name) => [name, inputs[name] ?? '']));
    return { figure, value, used: numberOf(value), where };
  });
}

/** The parameters of a query that give these figures. */
export function ownPairs(own: readonly OwnValue[]): readonly [string, string][] {
  return own.map(({ figure, value }) => [figure.name, writtenOf(value)]);
}

/**
 * The calculator that computes with these figures. Another option than that for which one was given has the catalog's
 * figure. Its slopes are not proved for them.
 */
export function withOwnFigures(calculator: AnyCalculator, own: readonly OwnFigure[]): AnyCalculator {
  const { slopes: _, ...known } = calculator as unknown as Calculator<Inputs>;
  const { own: computing, estimate } = known;
  if (computing === undefined) return calculator;
  const { amounts } = computing;
  const at = (inputs: Inputs): OwnFigures =>
    Object.fromEntries(ownFor(own, inputs).map(({ figure, used }) => [figure.name, used]));
  return {
    ...known,
    answer: (inputs: Inputs) => computing.answer(inputs, at(inputs)),
    trace: (inputs: Inputs) => computing.trace(inputs, at(inputs)),
    ...(estimate === undefined || amounts === undefined
      ? {}
      : {
          estimate: { ...estimate, amounts: (inputs: Inputs) => amounts(inputs, at(inputs)) },
          own: {
            ...computing,
            amounts: (inputs: Inputs, others: OwnFigures) => amounts(inputs, { ...at(inputs), ...others }),
          },
        }),
  } as unknown as AnyCalculator;
}

/** The figures that were given for the options of these inputs. */
export function ownFor(own: readonly OwnFigure[], inputs: Inputs): readonly OwnFigure[] {
  return own.filter(({ where }) => Object.entries(where).every(([name, value]) => inputs[name] === value));
}

/** True when a figure's unit has money in it. */
export function isPrice({ unit = '' }: { readonly unit?: string }): boolean {
  return /\p{Sc}/u.test(unit);
}

/** The member `own` of an answer: what the caller put in, and what the catalog says in its place. */
export function ownAnswer(own: readonly OwnFigure[]) {
  return Object.fromEntries(
    own.map(({ figure: { name, label, unit }, value, used }) => [
      name,
      { label, raw: typeof value === 'object' ? value.text : value, used, unit: unit ?? '' },
    ]),
  );
}
