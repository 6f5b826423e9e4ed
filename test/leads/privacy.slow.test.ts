/** What a person wrote stays in the store: a busy run writes no word of it anywhere else, and no secret. */
import type { Answer } from '../support/http.js';
import { get } from '../support/http.js';
import { postLead } from '../support/lead-app.js';
import { consentText, webhookSecret } from '../support/lead-fixtures.js';
import type { PostgresServer } from '../support/slow/postgres.js';
import { startPostgres } from '../support/slow/postgres.js';
import type { ServiceProcess } from '../support/slow/service-process.js';
import { startProcess } from '../support/slow/service-process.js';
import { describeWith, postgresProgram } from '../support/slow/services.js';
import { until } from '../support/until.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';
import { startReceiver } from '../support/webhook-receiver.js';

/** Every form in which the person of this test, or a secret, could show up. */
const traces = /quillfeather|zelda|555.?0142|xylophone|hunter2|whsec_|YSBzZWNyZXQ/i;

function body(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    service: 'concrete-slab',
    city: 'corpus-christi',
    contact: {
      name: 'Zelda Quillfeather',
      phone: '361-555-0142',
      email: 'zelda@quillfeather.example',
      preferred_time: 'after the xylophone',
    },
    message: 'There is a xylophone under the slab.',
    consent: { given: true, text: consentText },
    source: { page_url: 'https://quillfeather.example/zelda' },
    ...changes,
  };
}

describe('the pattern of traces', () => {
  test.each(
    Object.values(body())
      .map((value) => JSON.stringify(value))
      .filter((text) => !/concrete|corpus|contacted/.test(text)),
  )('finds %s', (text) => {
    expect(text).toMatch(traces);
  });
  test('finds the secret', () => expect(webhookSecret).toMatch(traces));
});

describeWith([postgresProgram], 'a busy run', () => {
  let postgres: PostgresServer;
  let receiver: WebhookReceiver;
  let service: ServiceProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = (await postgres.createDatabase()).replace('reckoner@', 'reckoner:hunter2@');
    receiver = await startReceiver((response, number, webhook) => {
      const body = webhook.body.slice(0, 200);
      const code = [500, 301, 429, 200, 404][number % 5] ?? 200;
      response
        .writeHead(code, { location: `/?${encodeURIComponent(body)}`, 'x-echo': encodeURIComponent(body) })
        .end(body);
    });
    service = startProcess({
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'trace',
      DATABASE_URL: url,
      LEAD_DELIVERY: JSON.stringify({ 'seven-gulls': { url: receiver.url, secret: webhookSecret } }),
      LEAD_WEBHOOKS_PRIVATE: 'true',
      LEAD_LIMIT_PER_HOUR: '40',
    });
  });
  afterAll(async () => {
    service.child.kill('SIGKILL');
    await service.ended;
    await receiver.stop();
    await postgres.remove();
  });

  test('writes no trace into logs, errors or metrics', async () => {
    const port = await service.port;
    const answers: Answer[] = [];
    const post = async (lead: unknown, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
      const answer = await postLead({ port }, lead, headers);
      answers.push(answer);
      return answer.status;
    };

    expect(await post(body())).toBe(201);
    expect(await post(body())).toBe(200);
    for (let number = 0; number < 20; number++)
      expect(await post(body(), { 'idempotency-key': `361-555-0142-${number}` })).toBe(201);
    expect(await post(body({ message: 'xylophone' }), { 'idempotency-key': '361-555-0142-1' })).toBe(422);
    expect(await post(body(), { 'idempotency-key': 'Zelda Quillfeather' })).toBe(400);
    expect(await post(body({ contact: { name: 'Zelda', phone: '555-0142' } }))).toBe(422);
    expect(await post(body({ contact: { name: 'Zelda', email: 'zelda at quillfeather' } }))).toBe(422);
    expect(await post(body({ contact: { name: 'Zelda'.repeat(50), phone: '361-555-0142' } }))).toBe(422);
    expect(await post(body({ contact: 'Zelda Quillfeather' }))).toBe(422);
    expect(await post(body({ notes: 'xylophone' }))).toBe(422);
    expect(await post(body({ message: 'xylophone '.repeat(300) }))).toBe(422);
    expect(await post(body({ source: { page_url: 'javascript:zelda' } }))).toBe(422);
    expect(await post(body({ consent: { given: true, text: 'Zelda Quillfeather agrees' } }))).toBe(422);
    expect(await post(`{"contact": "Zelda Quillfeather", "contact": "361-555-0142"}`)).toBe(400);
    expect(await post(`{"contact": "Zelda Quillfeather 361-555-0142"`)).toBe(400);
    expect(await post(JSON.stringify({ message: 'xylophone'.repeat(3000) }))).toBe(413);
    expect(await post('name=Zelda+Quillfeather', { 'content-type': 'text/plain' })).toBe(415);
    expect(
      await post(body({ contact: { name: 'www.quillfeather.example', phone: '361-555-0142' } }), {
        'idempotency-key': 'spam',
      }),
    ).toBe(201);
    await get({ port }, '/api/lead-submit?name=Zelda+Quillfeather&phone=361-555-0142');
    await until(() => receiver.received.length >= 15);

    await postgres.stop('kill');
    expect(await post(body(), { 'idempotency-key': 'while-away' })).toBe(503);
    expect(await post(body())).toBe(503);
    await until(async () => (await get({ port }, '/readyz')).status === 503);
    await postgres.start();
    await until(async () => (await get({ port }, '/readyz')).status === 200);
    for (let number = 0; number < 20; number++)
      await post(body({ city: 'alice' }), { 'idempotency-key': `more-${number}` });
    expect(await post(body(), { 'idempotency-key': 'over-the-limit' })).toBe(429);
    answers.push(await get({ port }, '/metrics'), await get({ port }, '/readyz'));

    // The log is written a moment later than the answer.
    await until(() => service.stdout().split('\n').length > 80);
    const output = service.stdout() + service.stderr();
    expect(linesWithTraces(output)).toEqual([]);
    expect(answers.map(({ text }) => text).filter((text) => traces.test(text))).toEqual([]);
    expect(answers.map(({ headers }) => JSON.stringify(headers)).filter((text) => traces.test(text))).toEqual([]);
    expect(receiver.received[0]?.body).toMatch(traces);
  });
});

function linesWithTraces(output: string): readonly string[] {
  return output.split('\n').filter((line) => traces.test(line));
}
