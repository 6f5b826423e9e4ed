/** Messages of the Model Context Protocol that are wrong: each counts, is refused in words, and can be found in the log. */
import type { Answer, RunningApp } from '../support/http.js';
import { request, startApp } from '../support/http.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ requestsPerMinute: 10_000 });
});
afterAll(() => app.stop());

const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

function post(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return request(app, 'POST', '/mcp', { ...json, ...headers }, body);
}

/** The text that a tool answers with, as JSON. */
async function called(
  name: string,
  given: string,
): Promise<{ readonly problem: Record<string, unknown>; readonly answer: Answer }> {
  const answer = await post(
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`,
  );
  const [, message = ''] = /^(?:data: )?(\{.*\})$/m.exec(answer.text) ?? [];
  const { result } = JSON.parse(message) as { result: { isError?: boolean; content: readonly [{ text: string }] } };
  expect(result.isError).toBe(true);
  return { problem: JSON.parse(result.content[0].text) as Record<string, unknown>, answer };
}

const tools = [
  ['calculate_job', 'inputs'],
  ['compare_options', 'inputs'],
  ['compare_options', 'by'],
  ['plan_jobs', 'jobs'],
  ['find_service', 'q'],
  ['calculate_job', 'slug'],
  ['calculate_job', 'fields'],
] as const;

/** The deepest that a message has room for, the depth at which a stack once ended, and one more than is taken. */
const depths = [9, 5_000, 32_000];

test.each(tools)('%s refuses %s that is nested deep, by its name', async (tool, name) => {
  for (const depth of depths)
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const most = Math.min(depth, Math.floor(64_000 / (open.length + close.length)));
      const value = `${open.repeat(most)}1${close.repeat(most)}`;
      const slug = name === 'slug' || tool === 'plan_jobs' || tool === 'find_service' ? '' : '"slug":"fence",';
      const { problem } = await called(tool, `{${slug}"${name}":${value}}`);
      expect(problem).toMatchObject({ code: 'invalid_parameters', errors: expect.any(Array) });
      expect(problem['detail']).toContain(`${name} is nested more than 8 levels deep.`);
      expect(problem['errors']).toContainEqual(expect.objectContaining({ parameter: name }));
    }
  expect(app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('inputs as JSON text are refused as well when they are nested deep', async () => {
  for (const depth of depths) {
    const text = JSON.stringify(`{"length":${'['.repeat(depth / 2)}1${']'.repeat(depth / 2)}}`);
    const { problem } = await called('calculate_job', `{"slug":"fence","inputs":${text}}`);
    expect(problem).toMatchObject({ code: 'invalid_parameters' });
  }
  expect(app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

const call = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}';

const toolCall = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_calculators","arguments":{}}}';

const wrong: readonly (readonly [what: string, body: string, headers: Record<string, string>, status: number])[] = [
  ['a batch', `[${call},${call}]`, {}, 400],
  ['no JSON', '{', {}, 400],
  ['a page of a stranger', call, { Origin: 'https://evil.example' }, 403],
  ['a host of a stranger', call, { Host: 'evil.example' }, 403],
  ['a tool called by a page of a stranger', toolCall, { Origin: 'https://evil.example' }, 403],
  ['a tool called at a host of a stranger', toolCall, { Host: 'evil.example' }, 403],
  ['a body that is too long', `"${'x'.repeat(70_000)}"`, {}, 413],
  ['another type', call, { 'Content-Type': 'text/plain' }, 415],
];

test.each(wrong)('%s is counted', async (_, body, headers, status) => {
  const left = async (): Promise<number> =>
    Number(/r=(\d+)/.exec(String((await post(call)).headers['ratelimit']))?.[1]);
  const before = await left();
  const answer = await post(body, headers);
  expect([answer.status, answer.headers['ratelimit']]).toEqual([status, expect.any(String)]);
  expect(await left()).toBe(before - 2);
});

test('a fault of ours in a tool is logged and answered with the id of its request', async () => {
  const { problem, answer } = await called('calculate_job', '{"slug":"broken"}');
  const id = answer.headers['x-request-id'];
  expect(problem).toMatchObject({ code: 'internal_error', request_id: id });
  expect(app.logs).toContainEqual(
    expect.objectContaining({
      level: 50,
      request_id: id,
      err: expect.objectContaining({ message: 'broken gave NaN' }),
    }),
  );
});

test.each(wrong)('where the limit is used up, %s gets that refusal first', async (_, body, headers) => {
  const limited = await startApp({ requestsPerMinute: 1 });
  try {
    const send = (text: string, more = {}) => request(limited, 'POST', '/mcp', { ...json, ...more }, text);
    expect((await send(call)).status).toBe(200);
    const refused = await send(body, headers);
    expect([refused.status, refused.headers['ratelimit']]).toEqual([429, expect.stringContaining('r=0')]);
  } finally {
    await limited.stop();
  }
});
