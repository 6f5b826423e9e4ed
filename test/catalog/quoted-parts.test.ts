/** Prices of a part of a job: held against that part alone, or refused with a call that does so. */
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import { startRealApp } from '../support/real-app.js';
import { subjects } from '../support/subjects.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

interface Refusal {
  readonly detail: string;
  readonly corrected_url?: string;
  readonly errors: readonly {
    readonly parameter: string;
    readonly detail: string;
    readonly allowed: readonly string[] | { readonly min: number; readonly max: number } | null;
    readonly suggestion: string | null;
  }[];
}

interface Quote {
  readonly figure: string;
  readonly covers: string;
  readonly range: { readonly low: number; readonly high: number };
  readonly leaves_out: readonly string[];
  readonly assumptions?: readonly string[];
}

const json = async <T>(path: string): Promise<T> => (await get(app, path)).json() as unknown as T;

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

test('a price for labor that is an option is held against that option, as the corrected call does', async () => {
  const refused = await json<Refusal>('/api/calc/sod/quote?amount=2700&covers=labor&lawnSqft=2000');
  expect(refused.detail).toBe(
    'sod prices labor only as an option: send with=laying together with covers=labor. Or send figure=laying without covers.',
  );
  expect(refused.errors).toMatchObject([{ parameter: 'with', allowed: ['laying'], suggestion: 'laying' }]);
  const corrected = await get(app, pathOf(refused.corrected_url ?? ''));
  expect(corrected.status).toBe(200);
  const byFigure = await json<Quote>('/api/calc/sod/quote?amount=2700&figure=laying&lawnSqft=2000');
  expect(corrected.json()).toMatchObject({ figure: 'Laying', covers: 'labor', range: byFigure.range });
});

test('with the option added, each part and the whole job have their own ranges', async () => {
  const asked = (covers: string) => json<Quote>(`/api/calc/sod/quote?amount=2700&with=laying&covers=${covers}`);
  const [labor, material, job] = await Promise.all(['labor', 'material', 'job'].map(asked));
  expect([labor?.figure, material?.figure, job?.figure]).toEqual(['Laying', 'Sod at the farm', 'total']);
  expect((labor?.range.low ?? 0) + (material?.range.low ?? 0)).toBe(job?.range.low);
  expect((labor?.range.high ?? 0) + (material?.range.high ?? 0)).toBe(job?.range.high);
  expect(labor?.leaves_out).toContain('Sod at the farm');
});

test('a price for labor that is in no line is refused without another comparison', async () => {
  const refused = await json<Refusal>('/api/calc/fence/quote?amount=2700&covers=labor');
  expect(refused.detail).toBe('fence does not price labor by itself, so it cannot judge a price for labor.');
  expect(refused.errors).toMatchObject([{ parameter: 'covers', allowed: null, suggestion: null }]);
  expect(refused).not.toHaveProperty('corrected_url');
});

test('a whole-job price where only material is priced learns what makes it a whole job', async () => {
  const refused = await json<Refusal>('/api/calc/sod/quote?amount=7000');
  expect(refused.detail).toContain('Or add with=laying, which makes it a whole job.');
  const whole = await json<Quote>('/api/calc/sod/quote?amount=7000&with=laying');
  expect(whole).toMatchObject({ figure: 'total', covers: 'job' });
});

test('no refusal of any calculator suggests a comparison of one part with another or with the whole job', async () => {
  for (const { slug, specs } of subjects.filter(({ estimate }) => estimate !== null)) {
    if (specs.some(({ required }) => required === true)) continue;
    for (const part of ['labor', 'material']) {
      const path = `/api/calc/${slug}/quote?amount=500&covers=${part}`;
      const answer = await get(app, path);
      if (answer.status === 200) {
        expect([path, (answer.json() as unknown as Quote).covers]).toEqual([path, part]);
        continue;
      }
      const { detail, corrected_url: corrected } = answer.json() as unknown as Refusal;
      const others = ['job', 'labor', 'material'].filter((each) => each !== part);
      expect([path, others.filter((each) => detail.includes(`covers=${each}`))]).toEqual([path, []]);
      if (corrected === undefined) continue;
      const again = await get(app, pathOf(corrected));
      expect([corrected, again.status, again.json()['covers']]).toEqual([corrected, 200, part]);
    }
  }
});

test.each(['0', '-5', '0.001'])(
  'amount=%s is refused by a least price that the refusal itself meets',
  async (amount) => {
    const { errors } = await json<Refusal>(`/api/calc/fence/quote?amount=${amount}`);
    const [error] = errors;
    const least =
      error?.allowed !== null && error !== undefined && 'min' in error.allowed ? error.allowed.min : Number.NaN;
    expect(Number(amount)).toBeLessThan(least);
    expect(error?.detail).toContain(`is below ${least}`);
    expect((await get(app, `/api/calc/fence/quote?amount=${least}`)).status).toBe(200);
  },
);

test('every question says what it assumed, and not what it goes through', async () => {
  const said = async (path: string) => (await json<Quote>(`/api/calc/fence/${path}`)).assumptions;
  const both = ['Length of fence 120 linear ft', 'Style 6-ft wood privacy'];
  expect(await said('quote?amount=9800')).toEqual(both);
  expect(await said('quote?amount=9800&length=120')).toEqual(both.slice(1));
  expect(await said('quote?amount=9800&length=150&style=vinyl_6')).toBeUndefined();
  expect(await said('compare?by=style')).toEqual(both.slice(0, 1));
  expect(await said('solve?for=length&at_most=5000')).toEqual(both.slice(1));
  expect(await said('sensitivity')).toEqual(both);
  const spanish = await json<Quote>('/api/calc/fence/quote?amount=9800&length=150&lang=es');
  expect(spanish.assumptions).toHaveLength(1);
});

test('the tool that checks a quote says the same', async () => {
  const client = await connectTo(httpTransport(app), 'auto');
  const refused = await callTool(client, 'check_quote', { slug: 'sod', amount: 2700, covers: 'labor' });
  expect(refused.isError).toBe(true);
  expect(refused.text).toContain('with=laying');
  const { structured } = await callTool(client, 'check_quote', { slug: 'fence', amount: 9800 });
  expect(structured['assumptions']).toHaveLength(2);
  await client.close();
});

test.each(['{"slug":fence}', '[fence]', 'fence length=100'])('an item %s is told the form of an item', async (item) => {
  const { errors } = await json<Refusal>(`/api/plan?${new URLSearchParams({ item })}`);
  expect(errors[0]?.detail).toBe(
    'Item 1 does not begin with the slug of a calculator. Write an item as slug~input=value~input=value, as in item=fence~length=100, or in JSON, as in {"slug":"fence","inputs":{"length":100}}.',
  );
});
