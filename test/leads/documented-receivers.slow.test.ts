/** What docs/receiving-leads.md promises receivers is what the service sends, and its receivers take it. */

import type { WebhookType } from '../../contract/webhooks/events.js';
import { webhookEvents } from '../../contract/webhooks/events.js';
import { waitsInWords } from '../../contract/webhooks/schedule.js';
import { webhookHeaders } from '../../contract/webhooks/webhooks.js';
import { testEvent } from '../../leads/delivery/test-message.js';
import type { WebhookEvent } from '../../leads/delivery/webhook-message.js';
import { webhookMessage } from '../../leads/delivery/webhook-message.js';
import { closedCheck } from '../support/contract.js';
import { americanForms } from '../support/fixture-service.js';
import { request } from '../support/http.js';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadBody, olderWebhookSecret, webhookSecret } from '../support/lead-fixtures.js';
import { codeIn, languages, receiverGuide, startDocumentedReceiver } from '../support/slow/documented-receiver.js';
import { phpProgram, pythonProgram } from '../support/slow/programs.js';
import { describeWith } from '../support/slow/services.js';
import { typeMistakes } from '../support/type-check.js';
import { startReceiver } from '../support/webhook-receiver.js';

const promised = webhookEvents(americanForms);

const noon = Date.parse('2026-05-02T12:00:00Z');

/** The lead that the guide shows, as its caller sends it. */
const shownLead = leadBody({
  postal_code: '78332',
  contact: {
    name: 'Zelda Quillfeather',
    phone: '361-555-0142',
    email: 'zelda@quillfeather.example',
    preferred_channel: 'call',
    preferred_time: 'weekdays after 5 pm',
  },
  timeframe: 'this_week',
  calculation: { slug: 'fence', inputs: { fenceLength: 80 }, value: 11 },
  consent: { ...(leadBody()['consent'] as object), channels: ['call'] },
  source: { agent: 'An assistant' },
  external_id: 'crm-7',
});

const programs = { TypeScript: [], Python: [pythonProgram], PHP: [phpProgram] };
const names = Object.keys(languages) as readonly (keyof typeof languages)[];

for (const name of names) {
  describeWith(programs[name], `the receiver in ${name}`, () => {
    test('keeps the leads that the service sends, each once, and reports each as taken', async () => {
      const receiver = await startDocumentedReceiver(name, webhookSecret);
      const leadApp = await startLeadApp({ webhooks: { 'seven-gulls': receiver.url } });
      try {
        await leadApp.post(shownLead);
        await leadApp.post({ ...shownLead, timeframe: 'emergency', message: 'Wörter ändern “sich”.' });
        await leadApp.service.drain();
        const kept = [...receiver.inbox()].sort();
        const sent = await deliveries(leadApp);
        expect(sent.map(({ id, state }) => [`${id}.json`, state])).toEqual(kept.map(([file]) => [file, 'delivered']));
        const events = kept.map(([, text]) => JSON.parse(text) as Sent);
        expect(events.map(({ type }) => type)).toEqual(['lead.created', 'lead.updated']);
        expect(events[1]?.data).toMatchObject({
          message: 'Wörter ändern “sich”.',
          updates: events[0]?.data['lead_id'],
        });
      } finally {
        await leadApp.stop();
        await receiver.stop();
      }
    });

    test('takes only what is signed with its secret, unchanged, and new', async () => {
      const receiver = await startDocumentedReceiver(name, webhookSecret);
      try {
        const event = { id: 'msg_1', ...(JSON.parse(codeIn('json')) as Omit<WebhookEvent, 'id'>) } as WebhookEvent;
        const message = (secrets: readonly string[], now = Date.now()) => webhookMessage(event, secrets, now);
        const good = message([webhookSecret]);
        const minutes = (count: number) => message([webhookSecret], Date.now() + count * 60_000);
        const tried: readonly (readonly [string, typeof good, number])[] = [
          ['signed with its secret', good, 204],
          ['that is known', good, 204],
          ['signed with two, as while the secret is changed', message([olderWebhookSecret, webhookSecret]), 204],
          ['signed with another secret', message([olderWebhookSecret]), 401],
          ['changed on its way', { ...good, body: good.body.replace('Zelda', 'Griselda') }, 401],
          ['under another id', { ...good, headers: { ...good.headers, 'webhook-id': 'msg_3' } }, 401],
          ['without a signature', { ...good, headers: { ...good.headers, 'webhook-signature': '' } }, 401],
          ['from four minutes ago', minutes(-4), 204],
          ['from an hour ago', minutes(-60), 401],
          ['from an hour ahead', minutes(60), 401],
          ['that is a test', webhookMessage(testEvent('msg_2', 'seven-gulls', noon), [webhookSecret], Date.now()), 204],
        ];
        for (const [what, { headers, body }, status] of tried)
          expect([what, await post(receiver.port, body, headers)]).toEqual([what, status]);
        expect([...receiver.inbox()]).toEqual([['msg_1.json', good.body]]);
      } finally {
        await receiver.stop();
      }
    });

    test('does not say that it has what it could not keep', async () => {
      const receiver = await startDocumentedReceiver(name, webhookSecret);
      const leadApp = await startLeadApp({ webhooks: { 'seven-gulls': receiver.url } });
      try {
        receiver.loseInbox();
        await leadApp.post(shownLead);
        await leadApp.service.drain();
        expect(await deliveries(leadApp)).toMatchObject([{ state: 'pending', attempts: 1 }]);
      } finally {
        await leadApp.stop();
        await receiver.stop();
      }
    });
  });
}

interface Sent {
  readonly type: WebhookType;
  readonly data: Readonly<Record<string, unknown>>;
}

function deliveries({ database }: LeadApp) {
  return database.read((db) => db.selectFrom('deliveries').selectAll().orderBy('id').execute());
}

async function post(port: number, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const length = String(Buffer.byteLength(body));
  return (await request({ port }, 'POST', '/leads', { ...headers, 'content-length': length }, body)).status;
}

test('the receiver in TypeScript has the right types', () => {
  expect(typeMistakes(new Map([['receiver.ts', `import 'node';\n${codeIn('ts')}`]]))).toEqual([]);
});

describe('the guide', () => {
  const texts = [...receiverGuide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text);

  test('names every event and every header', () => {
    expect(texts).toEqual(expect.arrayContaining(Object.keys(promised)));
    expect(texts).toEqual(expect.arrayContaining(webhookHeaders.map(({ name }) => name)));
  });

  test('says when messages come again', () => {
    expect(receiverGuide.replace(/\s+/g, ' ')).toContain(waitsInWords());
  });

  test('shows what is sent, but for its ids', async () => {
    const receiver = await startReceiver();
    const leadApp = await startLeadApp({ clock: () => noon, webhooks: { 'seven-gulls': receiver.url } });
    try {
      await leadApp.post(shownLead);
      await leadApp.service.drain();
      const [webhook] = receiver.received;
      const withoutId = (text: string) => JSON.parse(text.replace(/"lead_id": ?"[^"]*"/, '"lead_id": ""')) as unknown;
      expect(withoutId(codeIn('json'))).toEqual(withoutId(webhook?.body ?? '{}'));
    } finally {
      await leadApp.stop();
      await receiver.stop();
    }
  });
});

describe('the contract', () => {
  test('describes every event that is sent, with no other member', async () => {
    const receiver = await startReceiver();
    const leadApp = await startLeadApp({ webhooks: { 'seven-gulls': receiver.url } });
    try {
      const plain = leadBody({ contact: { name: 'Only Mail', email: 'only@mail.example' }, message: undefined });
      for (const body of [shownLead, { ...shownLead, timeframe: 'emergency' }, plain]) await leadApp.post(body);
      await leadApp.service.drain();
      const events = receiver.received.map(({ body }) => JSON.parse(body) as Sent);
      expect(events.map(({ type }) => type).sort()).toEqual(['lead.created', 'lead.created', 'lead.updated']);
      const tested = webhookMessage(testEvent('msg_1', 'seven-gulls', noon), [webhookSecret], noon);
      for (const event of [...events, JSON.parse(tested.body) as Sent]) {
        const check = closedCheck(promised[event.type].body);
        expect(check(event)).toEqual([]);
        expect(check({ ...event, data: { ...event.data, more: 1 } })).not.toEqual([]);
      }
    } finally {
      await leadApp.stop();
      await receiver.stop();
    }
  });
});
