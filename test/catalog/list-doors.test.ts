/** Every calculator that takes a list takes it at every door, and answers as for the number that the list comes to. */
import { calculators } from '../../generated/index.js';
import { itemText } from '../../generator/model/list.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { startRealApp } from '../support/real-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

type Entry = NonNullable<ReturnType<typeof calculators.get>>;
type List = NonNullable<Entry['lists']>[number];

/** As many items as it takes to come inside the bounds of what they give, each in the middle of its bounds. */
function listedCall({ name, inputs, least, most }: List, share: number, count: number): string {
  const item = new Map(
    inputs.map((input): [string, number | string] => [
      input.name,
      input.type === 'number' ? Math.round(input.min + (input.max - input.min) * share) : (input.default ?? ''),
    ]),
  );
  const items = Array.from({ length: Math.min(most, Math.max(least, count)) }, () => itemText(item));
  return items.map((text) => `${name}=${text}`).join('&');
}

interface Told {
  readonly inputs: Readonly<
    Record<string, { readonly raw: number; readonly used: number; readonly given_by?: string }>
  >;
  readonly errors: readonly { readonly code: string; readonly detail: string }[];
  readonly trace: { readonly steps: readonly { readonly name: string }[] };
}

const rows = [...calculators].flatMap(([slug, calculator]) =>
  (calculator.lists ?? []).map((list) => ({ slug, name: list.name, calculator, list })),
);

test('all calculators that measure in pieces are here', () => {
  expect(rows.length).toBeGreaterThanOrEqual(6);
});

async function told(path: string): Promise<Told> {
  return JSON.parse((await get(app, path)).text) as Told;
}

/** The call with the list, and the same with the numbers that it comes to. */
async function bothCalls(slug: string, list: List): Promise<{ readonly listed: string; readonly plain: string }> {
  const listed = listedCall(list, 0.2, 2);
  const { inputs } = await told(`/api/calc/${slug}?${listed}`);
  const plain = list.gives.map(({ input }) => `${input}=${inputs[input]?.used}`).join('&');
  return { listed, plain };
}

test.each(rows)('$slug refuses both $name and what it gives, with both readings', async ({ slug, list }) => {
  const { listed, plain } = await bothCalls(slug, list);
  for (const given of plain.split('&')) {
    const { errors } = await told(`/api/calc/${slug}?${listed}&${given}`);
    expect(errors).toHaveLength(1);
    const [error] = errors;
    expect(error?.code).toBe('repeated_parameter');
    expect(error?.detail).toMatch(
      new RegExp(`^${given.split('=')[0]} was given as [\\d.]+, and ${list.name} comes to [\\d.]+\\. Send only one`),
    );
  }
});

/** An answer without what names the call: its query, and what was told of the items. */
function withoutCall(text: string): unknown {
  return JSON.parse(text, (key, value) =>
    ['query', 'given_by', 'lists', 'inputs', 'url', 'page_url', 'raw', 'request_id'].includes(key) ? undefined : value,
  );
}

test.each(rows)('$slug answers every question about $name as about the numbers', async ({ slug, calculator, list }) => {
  const { listed, plain } = await bothCalls(slug, list);
  const gives = new Set(list.gives.map(({ input }) => input));
  const select = calculator.inputs.find((input) => input.type === 'select' && input.options.length > 1);
  const other = calculator.inputs.find((input) => input.type === 'number' && !gives.has(input.name));
  const doors = [
    '?',
    '/sensitivity?',
    ...(select === undefined ? [] : [`/compare?by=${select.name}&`]),
    ...(calculator.estimate === undefined ? [] : ['/quote?amount=2000&']),
    ...(other === undefined ? [] : [`/solve?for=${other.name}&at_least=1&`, `/solve?for=${other.name}&at_most=1e9&`]),
  ];
  for (const door of doors) {
    const [one, two] = [
      await get(app, `/api/calc/${slug}${door}${listed}`),
      await get(app, `/api/calc/${slug}${door}${plain}`),
    ];
    expect({ door, status: one.status, other: two.status }).toEqual({ door, status: 200, other: 200 });
    expect({ door, answer: withoutCall(one.text) }).toEqual({ door, answer: withoutCall(two.text) });
  }
  const { trace } = await told(`/api/calc/${slug}?${listed}&trace=true`);
  const traced = trace.steps.map(({ name }) => name);
  expect(traced.slice(0, gives.size)).toEqual(list.gives.map(({ input }) => input));
});
