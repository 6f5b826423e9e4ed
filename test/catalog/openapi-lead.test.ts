/** The example of a lead in the OpenAPI documents is taken as it stands, and the answers are those that are shown. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { leadCatalogOf } from '../../engine/calculator/catalog.js';
import { service } from '../../generated/service.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { type LeadApp, startLeadApp } from '../support/lead-app.js';
import { mismatches, openapi, resolved } from '../support/openapi.js';
import { servedCatalog } from '../support/real-app.js';

const operation = openapi.paths?.['/api/lead-submit']?.post;
const body = exampleOf(resolved<OpenAPIV3_1.RequestBodyObject>(operation?.requestBody ?? { content: {} }));

function exampleOf({ content = {} }: OpenAPIV3_1.ResponseObject | OpenAPIV3_1.RequestBodyObject): object {
  return content['application/json']?.example;
}

function answerOf(status: number): object {
  return exampleOf(resolved<OpenAPIV3_1.ResponseObject>(operation?.responses?.[status] ?? { description: '' }));
}

let leads: LeadApp;
beforeAll(async () => {
  const catalog = leadCatalogOf(serveCatalog(servedCatalog, service));
  if (catalog === null) throw new Error('The catalog takes no leads.');
  // The example is for a provider whom leads reach; nobody listens here, and the answer does not wait for a delivery.
  const providers = Object.values(catalog.network.slots).flatMap((places) => Object.values(places ?? {}));
  const webhooks = Object.fromEntries(providers.map(({ provider }) => [provider, 'http://127.0.0.1:9/leads']));
  leads = await startLeadApp({ catalog, webhooks });
});
afterAll(() => leads.stop());

test.each([
  [200, body],
  [201, { ...body, test: false }],
])('the answer of status %i is the one shown, but for its id', async (status, sent) => {
  const answer = await leads.post(sent);
  const shown = answerOf(status);
  expect(answer.status).toBe(status);
  expect({ ...answer.json(), lead_id: '' }).toEqual({ ...shown, lead_id: '' });
  expect(mismatches('#/components/schemas/LeadAnswer', answer.json())).toEqual([]);
  expect(mismatches('#/components/schemas/LeadAnswer', shown)).toEqual([]);
});

test('the body fits its schema, and bodies with other services or cities do not', () => {
  expect(mismatches('#/components/schemas/Lead', body)).toEqual([]);
  for (const wrong of [{ service: 'moat' }, { city: 'houston' }, { neighborhood: 'soho' }, { more: 1 }]) {
    expect(mismatches('#/components/schemas/Lead', { ...body, ...wrong })).not.toEqual([]);
  }
});

test('the key has the pattern that the service asks for', async () => {
  const [key] = operation?.parameters ?? [];
  const { schema, example } = resolved<OpenAPIV3_1.ParameterObject>(key ?? { $ref: '' });
  const pattern = new RegExp(String((schema as { pattern?: string }).pattern));
  const keys = { [String(example)]: true, 'a"b': false, 'a b': false, 'a!~b': true };
  for (const [text, isLegal] of Object.entries(keys)) {
    expect(pattern.test(text)).toBe(isLegal);
    expect((await leads.post(body, { 'idempotency-key': text })).status === 400).toBe(!isLegal);
  }
});
