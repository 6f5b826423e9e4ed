/** The calls that every TypeScript client makes of the compact document: a result, an own price, a question, a refusal. */

/** What a client gives for a call: the parsed answer, or the parsed problem. */
interface Given {
  readonly answer?: unknown;
  readonly problem?: unknown;
}

export interface TriedClient {
  readonly calculate: (slug: 'fence', inputs: string) => Promise<Given>;
  readonly checkQuote: (slug: 'fence', inputs: string, amount: number) => Promise<Given>;
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

/** Throws at the first call that does not give what it should. */
export async function tryCalls(client: TriedClient): Promise<void> {
  for (const [operation, inputs, path, value] of expected) {
    const given =
      operation === 'calculate'
        ? await client.calculate('fence', inputs)
        : await client.checkQuote('fence', inputs, 4000);
    const found = at(given, path);
    if (found !== value)
      throw new Error(`${operation} with ${inputs} gives ${path} as ${JSON.stringify(found)}, not ${value}`);
  }
  process.stdout.write(`${expected.length} calls\n`);
}
