/** The units of callers: what is read, what is echoed, and what is said of everything else. */
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { startRealApp } from '../support/real-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

async function answerTo(query: Readonly<Record<string, string>>, slug = 'concrete') {
  const answer = await get(app, `/api/calc/${slug}?${new URLSearchParams(query)}`);
  return { status: answer.status, body: answer.json() as Record<string, Record<string, unknown>> };
}

test.each<[text: string, used: number]>([
  ['6m', 19.68503937],
  ['6 m', 19.68503937],
  ['6 Meters', 19.68503937],
  ['6ft 3in', 6.25],
  ['6\'3"', 6.25],
  ['2yd 1ft 6in', 7.5],
  ['120 in', 10],
  ['20ft', 20],
  ['.5mi', 200],
])('length=%s is %d feet', async (text, used) => {
  const { status, body } = await answerTo({ length: text });
  expect(status).toBe(200);
  expect(body['inputs']?.['length']).toEqual({ raw: text, used, clamped: used === 200 });
});

test.each<[slug: string, input: string, text: string, used: number]>([
  ['3d-printing', 'volume', '60 cm3', 60],
  ['3d-printing', 'volume', '60cm3', 60],
  ['attic-insulation', 'sqft', '100 m2', 1076.391041671],
  ['attic-insulation', 'sqft', '100M2', 1076.391041671],
])('%s?%s=%s, with a unit that ends in a digit, is %d', async (slug, input, text, used) => {
  const { status, body } = await answerTo({ [input]: text }, slug);
  expect({ status, given: body['inputs']?.[input] }).toEqual({
    status: 200,
    given: { raw: text, used, clamped: false },
  });
});

test('a plain number is in the unit of the input, and is echoed as a number', async () => {
  const { body } = await answerTo({ length: '6' });
  expect(body['inputs']?.['length']).toEqual({ raw: 6, used: 6, clamped: false });
});

test.each(['6kg', '6ft 3m', '3in 6ft', '6 ft -3in', '6,5m', 'm', '6mm^2', '1,200 ft', '6ft3', '6m2', '6 ft2 3 in'])(
  'length=%s is refused',
  async (text) => {
    const { status, body } = await answerTo({ length: text });
    expect(status).toBe(400);
    const [error] = body['errors'] as unknown as readonly { code: string; detail: string }[];
    expect(error?.code).toBe('invalid_number');
    expect(error?.detail).toContain('alone or with one of the units ft, lft, in, yd, mi, mm, cm, m');
  },
);

test('a size in another unit is the option that it equals, and else the nearest are named', async () => {
  const same = await answerTo({ thickness: '10.16 cm' });
  expect(same.body['inputs']?.['thickness']).toEqual({ raw: '10.16 cm', used: '4', clamped: false });
  const near = await answerTo({ thickness: '10 cm' });
  expect(near.status).toBe(400);
  expect(near.body['errors']).toMatchObject([
    {
      parameter: 'thickness',
      code: 'unknown_option',
      detail: 'thickness has no option for 10 cm, which is 3.93701 inches. The nearest: 3.5 (3.5 in) and 4 (4 in).',
    },
  ]);
});
