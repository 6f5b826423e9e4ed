/** What is to be used no longer answers as before, and says so in its headers. */
import type { AnyCalculator, Deprecation, InputSpec } from '../../engine/kernel/module.js';
import { catalog, fence, slab } from '../support/fixture-service.js';
import { baseUrl, get, type RunningApp, startApp } from '../support/http.js';

function withDeprecated(deprecated: Readonly<Record<string, Deprecation>>): readonly InputSpec[] {
  return slab.inputs.map((input) => {
    const found = deprecated[input.name];
    return found === undefined ? input : { ...input, deprecated: found };
  });
}

const old = { ...fence, deprecated: { since: '2026-03-01', until: '2027-03-01', use: 'concrete-slab' } };
const partly = {
  ...slab,
  inputs: withDeprecated({ width: { since: '2026-02-01' }, thickness: { since: '2026-01-01', until: '2026-12-31' } }),
};
const calculators: readonly AnyCalculator[] = [old, partly];

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ catalog: { ...catalog, calculators: new Map(calculators.map((each) => [each.slug, each])) } });
});
afterAll(() => app.stop());

const successor = `<${baseUrl}/api/calc/concrete-slab>; rel="successor-version"`;

const sinceMarch = { deprecation: '@1772323200', sunset: 'Mon, 01 Mar 2027 00:00:00 GMT', link: successor };
const sinceJanuary = { deprecation: '@1767225600', sunset: 'Thu, 31 Dec 2026 00:00:00 GMT' };

const told = [
  { target: '/api/calc/fence', headers: sinceMarch },
  { target: '/api/calc/fence?gates=2', headers: sinceMarch },
  { target: '/api/calc/concrete-slab', headers: {} },
  { target: '/api/calc/concrete-slab?length=5', headers: {} },
  { target: '/api/calc/concrete-slab?width=5', headers: { deprecation: '@1769904000' } },
  { target: '/api/calc/concrete-slab?width=5&thickness=4', headers: sinceJanuary },
];

test.each(told)('$target', async ({ target, headers: expected }) => {
  const { status, headers } = await get(app, target);
  const { deprecation, sunset, link } = headers;
  expect(status).toBe(200);
  expect({ deprecation, sunset, link }).toEqual(expected);
});

test('a refused call does not mention it', async () => {
  const { status, headers } = await get(app, '/api/calc/fence?lenght=5');
  expect([status, headers['deprecation']]).toEqual([400, undefined]);
});
