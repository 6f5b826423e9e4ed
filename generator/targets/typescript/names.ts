/** Names of the emitted code. */
import { slugName } from '../../source/case.js';
import { kernelFunctions } from './kernel-files.js';

/** The file of a calculator, below `generated/`. */
export function modulePath(slug: string): string {
  return `calculators/${slug}.ts`;
}

/** The constant under which a module exports its calculator: `netWire`. */
export function constantName(slug: string): string {
  const name = slugName(slug);
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const isTaken = reservedWords.has(lower) || moduleNames.has(lower) || lower === indexName;
  return isTaken ? `${lower}Calculator` : lower;
}

/** The constant that the index of all modules declares. */
export const indexName = 'calculators';

/** Names that every module declares or may import. */
const moduleNames: ReadonlySet<string> = new Set([
  ...['compute', 'computeOwn', 'own', 'answer', 'estimate', 'trace', 'cells', 'refuse', 'inputs', 'steps'],
  ...kernelFunctions.keys(),
  ...['BrokenRequirement', 'CalculationResult', 'Calculator', 'Cell', 'EstimateAmounts', 'OwnFigures', 'TraceStep'],
  ...['Classes', 'Points', 'Readonly', 'Record', 'Schedule', 'acceptedUnits'],
]);

const reservedWords = new Set(
  (
    'abstract any arguments as async await boolean break case catch class const constructor continue debugger declare ' +
    'default delete do else enum eval export extends false finally for from function get if implements import in ' +
    'instanceof interface is keyof let module namespace never new null number object of package private protected ' +
    'public readonly require return set static string super switch symbol this throw true try type typeof undefined ' +
    'unknown var void while with yield Math Number Object String NaN Infinity Array ArrayBuffer Atomics BigInt ' +
    'BigInt64Array BigUint64Array Boolean DataView Date Error EvalError FinalizationRegistry Float32Array Float64Array ' +
    'Function Int16Array Int32Array Int8Array Intl Iterator JSON Map Promise Proxy RangeError ReferenceError Reflect ' +
    'RegExp Set SharedArrayBuffer Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array ' +
    'Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent escape ' +
    'globalThis isFinite isNaN parseFloat parseInt unescape'
  ).split(' '),
);

/** The names that no variable of a module may have. */
export const takenNames: readonly string[] = [...reservedWords, ...moduleNames];
