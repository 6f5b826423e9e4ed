/** The figures of an answer that show a step which its estimate or its range shows as well, so that pages say it once. */
import type { Calculator, NamedFigure, RangeFigure } from './catalog.js';
import type { Core } from './core.js';
import { arithmeticOf } from './operations.js';

/** The total, the range of the result, the line at a place, or some of the lines together. */
export type Repeated = 'total' | 'range' | number | readonly number[];

type Shown = Pick<Calculator, 'result' | 'secondary' | 'resultRange' | 'estimate' | 'steps'>;

/** By what repeats it: `value` for a headline that is the total or a sum of lines, `range`, or the place of a secondary figure. */
export function repeatedFigures(calculator: Shown): ReadonlyMap<string, Repeated> {
  const { result, secondary, resultRange } = calculator;
  const inEstimate = partFinder(calculator);
  const headline = inEstimate(result.core);
  const found: readonly (readonly [string, Repeated | null])[] = [
    ['value', typeof headline === 'number' ? null : headline],
    ['range', resultRange && inEstimate(resultRange.low.core)],
    ...secondary.map(({ core }, place) => {
      const isEnd = resultRange !== null && hasEnd(resultRange, core);
      return [String(place), isEnd ? 'range' : inEstimate(core)] as const;
    }),
  ];
  return new Map(found.flatMap(([by, part]) => (part === null ? [] : [[by, part] as const])));
}

/** Finds the part of the estimate that shows a number; null where none does. */
function partFinder({ estimate, steps }: Shown): (core: Core) => Repeated | null {
  if (estimate === null) return () => null;
  const { lines, total } = estimate;
  const sums = new Map(steps.flatMap(({ parts }) => parts.map(({ name, core }) => [name, addedIn(core)] as const)));
  const ends = [lines.map(({ low }) => low), lines.map(({ low, high }) => high ?? low)];
  const allLines = ends.map((each) => each.map(({ core }) => stepIn(core)));
  return (core) => {
    const name = stepIn(core);
    if (name === null) return null;
    if (hasEnd(total, core)) return 'total';
    const line = lines.findIndex((each) => hasEnd(each, core));
    if (line !== -1) return line;
    const places = allLines.map((each) => placesOf(sums.get(name) ?? [], each)).find((each) => each !== null);
    return places === undefined ? null : places.length === lines.length ? 'total' : places;
  };
}

function hasEnd({ low, high }: NamedFigure | RangeFigure, core: Core): boolean {
  return [low, high].some((end) => end !== null && stepIn(core) !== null && stepIn(end.core) === stepIn(core));
}

function stepIn(core: Core): string | null {
  return core.kind === 'step' ? core.name : null;
}

/** The steps that a sum adds, each as often as it does; none where it adds anything else. */
function addedIn(core: Core): readonly string[] {
  if (core.kind === 'step') return [core.name];
  if (core.kind !== 'apply' || arithmeticOf(core.operation).algebra !== 'sum') return [];
  const parts = core.args.map(addedIn);
  return parts.some((each) => each.length === 0) ? [] : parts.flat();
}

/** The places of several steps among lines, which show each once; null where they do not. */
function placesOf(added: readonly string[], lines: readonly (string | null)[]): readonly number[] | null {
  const places = added.map((name) => lines.indexOf(name));
  const isEach = !places.includes(-1) && new Set(places).size === places.length;
  return places.length > 1 && isEach ? places.sort((a, b) => a - b) : null;
}
