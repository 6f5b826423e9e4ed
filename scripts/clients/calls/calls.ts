/** The calls that every TypeScript client makes: a result, an own price, a question, a refusal. */

/** What a client gives for a call: the parsed answer, or the parsed problem. */
interface Given {
  readonly answer?: unknown;
  readonly problem?: unknown;
}

export interface TriedClient {
  readonly calculate: (slug: 'fence', inputs: string) => Promise<Given>;
  readonly checkQuote: (slug: 'fence', inputs: string, amount: number) => Promise<Given>;
}

/** The inputs of the operation that a document has for one calculator. */
interface FenceInputs {
  readonly length?: number;
  readonly style?: 'vinyl_6';
  readonly own?: string;
}

/** The value at a path of members, such as `result.value`. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name], value);
}

const expected = [
  ['calculate', 'length:40~style:vinyl_6', 'answer.inputs.length.used', 40],
  ['calculate', '{"length":40,"style":"vinyl_6"}', 'answer.inputs.style.used', 'vinyl_6'],
  ['calculate', 'length:40~style.rate:38', 'answer.result.value', 1520],
  ['checkQuote', 'length:40', 'answer.position', 'above'],
  ['calculate', 'lenght:40', 'problem.errors.0.suggestion', 'length'],
] as const;

/** Throws at the first call of the compact document that does not give what it should. */
export async function tryCalls(client: TriedClient): Promise<void> {
  for (const [operation, inputs, path, value] of expected) {
    const given =
      operation === 'calculate'
        ? await client.calculate('fence', inputs)
        : await client.checkQuote('fence', inputs, 4000);
    hold(given, path, value, `${operation} with ${inputs}`);
  }
  process.stdout.write(`${expected.length} calls\n`);
}

const expectedByName: readonly (readonly [inputs: FenceInputs, path: string, value: unknown])[] = [
  [{ length: 40, style: 'vinyl_6' }, 'answer.inputs.length.used', 40],
  [{ length: 40, own: 'style.rate:38' }, 'answer.result.value', 1520],
  [{ own: 'nothing:1' }, 'problem.code', 'invalid_parameters'],
];

/** The same for a document that has an operation for each calculator. */
export async function tryCallsByName(calcFence: (inputs: FenceInputs) => Promise<Given>): Promise<void> {
  for (const [inputs, path, value] of expectedByName)
    hold(await calcFence(inputs), path, value, `calc_fence with ${JSON.stringify(inputs)}`);
  process.stdout.write(`${expectedByName.length} calls\n`);
}

function hold(given: Given, path: string, value: unknown, call: string): void {
  const found = at(given, path);
  if (found !== value) throw new Error(`${call} gives ${path} as ${JSON.stringify(found)}, not ${value}`);
}
