/** The Model Context Protocol over HTTP: both eras of the SDK's client, and the same answers as over the addresses. */
import type { Client } from '@modelcontextprotocol/client';
import { calculations } from '../support/calculations.js';
import { get, type RunningApp, request, startApp } from '../support/http.js';
import { callTool, connectTo, eras, httpTransport } from '../support/mcp-client.js';
import { getAll } from '../support/pipeline.js';
import { chosenSeed } from '../support/random.js';
import { startRealApp } from '../support/real-app.js';
import { registry } from '../support/registry.js';
import { shareOf } from '../support/shares.js';

const seed = chosenSeed();

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

/** What each tool is asked, and the address with the same question. */
const questions: readonly (readonly [tool: string, given: Record<string, unknown>, path: string])[] = [
  ['find_service', { q: 'lawn mowing' }, '/api/services?q=lawn+mowing'],
  ['find_service', {}, '/api/services'],
  ['calculate_job', { slug: 'fence' }, '/api/calc/fence'],
  [
    'calculate_job',
    { slug: 'fence', inputs: { length: 150 }, city: 'alice', trace: true },
    '/api/calc/fence?length=150&city=alice&trace=true',
  ],
  [
    'compare_options',
    { slug: 'fence', by: 'style', inputs: { length: 150 } },
    '/api/calc/fence/compare?length=150&by=style',
  ],
  ['rank_inputs', { slug: 'roofing' }, '/api/calc/roofing/sensitivity'],
  [
    'plan_jobs',
    { jobs: [{ slug: 'sod', inputs: { lawnSqft: 5000 } }, { slug: 'fence' }] },
    '/api/plan?item=sod~lawnSqft%3D5000&item=fence',
  ],
  ['find_provider', { service: 'pool-service', city: 'alice' }, '/api/routing?service=pool-service&city=alice'],
  ['find_provider', { service: 'fencing', city: 'alice' }, '/api/routing?service=fencing&city=alice'],
  ['calculate_job', { slug: 'fence', fields: 'result' }, '/api/calc/fence?fields=result'],
  ['plan_jobs', { jobs: [{ slug: 'fence' }], fields: 'totals' }, '/api/plan?item=fence&fields=totals'],
  ['calculate_job', { slug: 'fense' }, '/api/calc/fense'],
  ['calculate_job', { slug: 'fence', inputs: { lenght: 5 } }, '/api/calc/fence?lenght=5'],
  ['calculate_job', { slug: 'fence', inputs: { length: null } }, '/api/calc/fence'],
  ['compare_options', { slug: 'fence', by: 'stile' }, '/api/calc/fence/compare?by=stile'],
  ['solve_for_input', { slug: 'fence', for: 'length' }, '/api/calc/fence/solve?for=length'],
  ['check_quote', { slug: 'fence', amount: 'much' }, '/api/calc/fence/quote?amount=much'],
];

/** The part that a client of an era asks about. Eras differ in how a call is wrapped, whatever it is about. */
function sharedOut<Item>(items: readonly Item[], era: (typeof eras)[number]): readonly Item[] {
  return items.filter((_, index) => eras[index % eras.length] === era);
}

/** The worked examples of all calculators. */
const examples = calculations.flatMap(({ slug, path, entry }) =>
  entry.examples.map(({ inputs }) => {
    const given = Object.entries(inputs).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    return { slug, inputs, target: `${path}?${new URLSearchParams(given)}` };
  }),
);

/**
 * Problems name the request that they belong to, which differs, and the call that was meant in their own way. Tools also ask
 * what would narrow the answer.
 */
function comparable(body: Record<string, unknown>): object {
  const differing = /^request_id$|^ask$|^(?:corrected|example)_(?:url|arguments)$/;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !differing.test(name)));
}

describe.each(eras)(`a client of era %j, with TEST_SEED=${seed}`, (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await connectTo(httpTransport(app), era);
  });
  afterAll(() => client.close());

  test.each(questions)('%s with %j answers like %s', async (tool, given, path) => {
    const answer = await callTool(client, tool, given);
    const rest = await get(app, path);
    expect(comparable(answer.structured)).toEqual(comparable(rest.json()));
    expect(JSON.parse(answer.text)).toEqual(answer.structured);
    expect(answer.isError).toBe(rest.status !== 200);
  });

  test('every worked example that is its to ask has the answer of its address', async () => {
    expect(sharedOut(examples, era).length).toBeGreaterThan(90);
    const mine = shareOf(sharedOut(examples, era), 6, seed);
    const rest = await getAll(
      app,
      mine.map(({ target }) => target),
    );
    for (const [index, { slug, inputs }] of mine.entries()) {
      const { structured } = await callTool(client, 'calculate_job', { slug, inputs });
      expect(comparable(structured)).toEqual(comparable(JSON.parse(rest[index]?.text ?? '')));
    }
  });

  test('a calculator is described as its address does, as a tool and as a resource', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(registry.calculators.map(({ slug }) => slug));
    for (const calculator of shareOf(sharedOut(registry.calculators, era), 3, seed)) {
      const { structured } = await callTool(client, 'describe_calculator', { slug: calculator.slug });
      expect(structured['calculator']).toEqual(calculator);
      const { contents } = await client.readResource({ uri: `reckoner://calculators/${calculator.slug}` });
      const [content] = contents;
      expect(content !== undefined && 'text' in content ? JSON.parse(content.text) : null).toEqual(structured);
    }
  });

  test('lists are the same each time, and every tool explains itself', async () => {
    const { tools } = await client.listTools();
    expect(await client.listTools()).toMatchObject({ tools });
    expect(tools.map(({ name }) => name)).toEqual([
      'find_service',
      'describe_calculator',
      'calculate_job',
      'compare_options',
      'solve_for_input',
      'rank_inputs',
      'check_quote',
      'plan_jobs',
      'find_provider',
    ]);
    for (const { description, annotations, outputSchema } of tools) {
      expect(String(description).length).toBeGreaterThan(60);
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true });
      expect(outputSchema).toBeDefined();
    }
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(30_000);
    expect(JSON.stringify(tools)).not.toMatch(/"type":\[|[a-z]=[a-z\d]/);
    expect(client.getInstructions()).toContain('fence');
  });

  test('prompts take their arguments', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['estimate_job', 'budget', 'judge_quote', 'find_someone']);
    const { messages } = await client.getPrompt({ name: 'budget', arguments: { job: 'a fence', amount: '$5,000' } });
    expect(JSON.stringify(messages)).toContain('I have $5,000 for this: a fence');
  });

  test('arguments that a tool does not know are refused with what was meant', async () => {
    const unknown = await callTool(client, 'calculate_job', { slug: 'fence', input: { length: 5 } });
    expect(unknown).toMatchObject({ isError: true, structured: { code: 'invalid_parameters' } });
    expect(unknown.structured['errors']).toMatchObject([{ code: 'unknown_parameter', suggestion: 'inputs' }]);
    const missing = await callTool(client, 'calculate_job', {});
    expect(missing.structured['errors']).toMatchObject([{ code: 'missing_parameter', parameter: 'slug' }]);
  });

  test('slugs are completed', async () => {
    const uri = 'reckoner://calculators/{slug}';
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri },
      argument: { name: 'slug', value: 'fen' },
    });
    expect(completion.values).toEqual(['fence']);
  });
});

const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const post = (running: RunningApp, body: unknown, headers = {}) =>
  request(running, 'POST', '/mcp', { ...json, ...headers }, JSON.stringify(body));

const refusals: readonly (readonly [what: string, body: unknown, headers: object, status: number])[] = [
  ['a batch', [call, call], {}, 400],
  ['a page of a stranger', call, { Origin: 'https://evil.example' }, 403],
  ['a page without an origin', call, { Origin: 'null' }, 403],
  ['a name of a stranger', call, { Host: 'evil.example' }, 403],
  ['a body that is too long', { ...call, params: 'x'.repeat(70_000) }, {}, 413],
  ['another type', call, { 'Content-Type': 'text/plain' }, 415],
];

test.each(refusals)('%s is refused', async (_, body, headers, status) => {
  expect((await post(app, body, headers)).status).toBe(status);
  expect((await post(app, call, { Origin: 'http://localhost:6274' })).status).toBe(200);
});

test('the pages of allowed origins may call it, and those of strangers may not', async () => {
  const origin = 'http://localhost:6274';
  const asked = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
  const preflight = await request(app, 'OPTIONS', '/mcp', asked);
  expect(preflight.status).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    vary: 'Origin',
  });
  const sendable = String(preflight.headers['access-control-allow-headers']).toLowerCase().split(', ');
  for (const name of ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'])
    expect(sendable).toContain(name);
  const answer = await post(app, call, { Origin: origin });
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  expect(String(answer.headers['access-control-expose-headers'])).toContain('Mcp-Session-Id');
  const stranger = await request(app, 'OPTIONS', '/mcp', { ...asked, Origin: 'https://evil.example' });
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  const refused = await post(app, call, { Origin: 'https://evil.example' });
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, undefined]);
});

test('only POST is taken', async () => {
  expect((await get(app, '/mcp')).status).toBe(405);
  expect((await request(app, 'DELETE', '/mcp')).status).toBe(405);
});

test('a subscription, which would never end, is refused', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const listen = { ...call, method: 'subscriptions/listen', params: { notifications: {}, _meta: meta } };
  const headers = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'subscriptions/listen' };
  const answer = await post(app, listen, headers);
  expect(answer.text).toContain('"error"');
});

test('the limit is the one of the addresses, and the model receives its refusal', async () => {
  const limited = await startApp({ requestsPerMinute: 5 });
  try {
    const client = await connectTo(httpTransport(limited), 'legacy');
    await get(limited, '/api/calc/fence');
    for (let left = 6; left > 0; left--) await get(limited, '/api/calc');
    const answer = await callTool(client, 'calculate_job', { slug: 'fence' });
    expect(answer).toMatchObject({ isError: true, structured: { code: 'rate_limit_exceeded' } });
    expect(answer.structured['retry_after']).toBeGreaterThan(0);
    expect((await post(limited, call)).status).toBe(429);
    await client.close();
  } finally {
    await limited.stop();
  }
});

/** What JSON-RPC answers to a message of this method. */
async function errorOf(method: string, params: object): Promise<{ readonly code: number; readonly message: string }> {
  const answer = await post(app, { ...call, method, params });
  const [, message = ''] = /^(?:data: )?(\{.*\})$/m.exec(answer.text) ?? [];
  return (JSON.parse(message) as { error: { code: number; message: string } }).error;
}

const mistaken: readonly (readonly [method: string, params: object, said: RegExp])[] = [
  ['resources/read', { uri: 'reckoner://calculators/moat' }, /not found/i],
  ['resources/read', {}, /^Invalid params\. params\.uri: /],
  ['prompts/get', { name: 'budget', arguments: {} }, /job/],
  ['prompts/get', { name: 7 }, /^Invalid params\. params\.name: /],
  ['completion/complete', { ref: { type: 'ref/resource' } }, /^Invalid params\. /],
  ['initialize', {}, /^Invalid params\. params\.protocolVersion: /],
];

test.each(mistaken)('%s with %j is a mistake of the caller, in words', async (method, params, said) => {
  const { code, message } = await errorOf(method, params);
  expect({ method, code }).toEqual({ method, code: -32602 });
  expect(message).toMatch(said);
});
