/** What a caller of `POST /api/lead-submit` hears, over HTTP. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { leadAnswerSchema as answerSchema } from '../../contract/lead-answer-schema.js';
import { erasePerson } from '../../leads/store/erase-person.js';
import { request, sendRaw } from '../support/http.js';
import type { LeadApp, LeadAppOptions } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import {
  bilingualCatalog,
  consentText,
  consentTexts,
  leadBody,
  numberedBody,
  personOf,
} from '../support/lead-fixtures.js';

const running: LeadApp[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((leadApp) => leadApp.stop()));
});

async function start(options: LeadAppOptions = {}): Promise<LeadApp> {
  const leadApp = await startLeadApp(options);
  running.push(leadApp);
  return leadApp;
}

const json = { 'content-type': 'application/json' };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a lead in order', () => {
  test('is answered 201 with its id, what happens next and the provider', async () => {
    const { post, leads } = await start({ webhooks: { 'seven-gulls': 'http://127.0.0.1:9/' } });
    const answer = await post(leadBody({ external_id: 'crm-7' }));
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual({
      ok: true,
      lead_id: expect.stringMatching(uuid),
      status: 'accepted',
      next_step:
        'The local provider will contact the person by phone. They can also call the provider at +13615550100.',
      provider: {
        city: 'alice',
        neighborhood: null,
        tracking_phone: '+13615550100',
        page_url: 'http://public.example/pages/seven-gulls',
        slot_active: true,
      },
      calculation: null,
      external_id: 'crm-7',
    });
    const [row] = await leads();
    expect(row).toMatchObject({ id: answer.json()['lead_id'], provider: 'seven-gulls', contact_phone: '+13615550142' });
    expect(row?.request_id).toBe(answer.headers['x-request-id']);
  });

  test('is not promised a call while there is no way to the provider', async () => {
    const { post } = await start();
    expect((await post(leadBody())).json()).toMatchObject({
      status: 'accepted',
      next_step:
        'The request is stored, and not yet passed on: it waits for a way to the local provider. They can also call the provider at +13615550100.',
    });
  });

  const places: readonly (readonly [string, Record<string, unknown>, string | null, boolean | null])[] = [
    [
      'a neighborhood with a slot of its own',
      { city: 'corpus-christi', neighborhood: 'padre-island' },
      'island-works',
      true,
    ],
    ['a neighborhood without one', { city: 'corpus-christi', neighborhood: 'downtown' }, 'bay-builders', true],
    ['a slot that is not active', { city: 'kingsville' }, null, false],
    ['a place without a slot', { city: 'freer' }, null, null],
  ];
  test.each(places)('is routed: %s', async (_name, place, provider, active) => {
    const { post, leads } = await start();
    const answer = await post(leadBody(place));
    expect(answer.status).toBe(201);
    const details = answer.json()['provider'] as { slot_active: boolean } | null;
    expect(details?.slot_active ?? null).toBe(active);
    expect((await leads())[0]?.provider).toBe(provider);
    if (provider === null) expect(answer.json()['next_step']).toMatch(/^The request is stored. No local provider/);
  });

  test('has its calculation computed again, whatever the caller says it was', async () => {
    const { post, leads } = await start();
    const answer = await post(leadBody({ calculation: { slug: 'fence', inputs: { fenceLength: 80 }, value: 9999 } }));
    expect(answer.json()['calculation']).toEqual({ slug: 'fence', value: 11, unit: 'posts', claim_matches: false });
    expect(JSON.parse((await leads())[0]?.calculation ?? '')).toEqual({
      slug: 'fence',
      inputs: { fenceLength: 80, gates: 1, style: 'wood_6' },
      value: 11,
      unit: 'posts',
      interpretation: 'About 11 posts.',
      claimMatches: false,
    });
    const again = await post(leadBody({ city: 'freer', calculation: { slug: 'fence', value: 16 } }));
    expect(again.json()['calculation']).toMatchObject({ value: 16, claim_matches: true });
  });

  test('can be tested: everything is checked, nothing is stored', async () => {
    const { post, leads } = await start();
    const answer = await post(leadBody({ test: true }), { 'idempotency-key': 'k' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ ok: true, status: 'test', lead_id: expect.stringMatching(uuid) });
    expect((await post(leadBody({ test: true, city: 'Atlantis' }))).status).toBe(422);
    expect(await leads()).toEqual([]);
  });

  /** The webhook goes to the provider of alice; nothing leads to that of corpus-christi. */
  const previews: readonly (readonly [outcome: string, ways: readonly string[], Record<string, unknown>])[] = [
    ['routed', ['webhook'], {}],
    ['kept', [], { city: 'corpus-christi' }],
    ['kept', [], { city: 'kingsville' }],
    ['kept', [], { city: 'freer' }],
    ['held', ['webhook'], { message: 'http://a.example http://b.example www.c.example' }],
  ];
  test.each(previews)('previews that it is %s by %j', async (outcome, ways, changes) => {
    const { post, leads } = await start({ webhooks: { 'seven-gulls': 'http://127.0.0.1:9/leads' } });
    const tested = (await post(leadBody({ ...changes, test: true }))).json();
    expect(tested['preview']).toMatchObject({ outcome, ways });
    expect(await leads()).toEqual([]);
    // The same lead in earnest is answered with what was foretold.
    const sent = (await post(leadBody(changes))).json();
    const { next_step } = tested['preview'] as Record<string, unknown>;
    expect({ status: sent['status'], next_step: sent['next_step'], provider: sent['provider'] }).toEqual({
      status: outcome === 'held' ? 'held' : 'accepted',
      next_step,
      provider: tested['provider'],
    });
    expect(sent).not.toHaveProperty('preview');
  });
});

describe('every answer', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  formats.default(ajv, ['uuid']);
  const validate = ajv.compile(answerSchema);
  const bodies: readonly (readonly [string, Record<string, unknown>])[] = [
    ['accepted', {}],
    ['duplicate', {}],
    ['accepted', { city: 'freer', external_id: 'crm-7' }],
    ['held', { message: 'http://a.example http://b.example www.c.example' }],
    ['accepted', { city: 'kingsville', calculation: { slug: 'fence', value: 1 } }],
    ['test', { test: true }],
  ];
  test('has the published shape', async () => {
    const { post } = await start();
    for (const [status, changes] of bodies) {
      const answer = (await post(leadBody(changes))).json();
      expect([answer['status'], validate(answer), validate.errors]).toEqual([status, true, null]);
    }
  });
});

describe('consent', () => {
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['is missing', undefined, 'consent_required'],
    ['was not given', { given: false, text: consentText }, 'consent_required'],
    ['is to another text', { given: true, text: 'Call me.' }, 'consent_text_differs'],
  ];
  test.each(cases)('that %s is asked for with the exact text to show', async (_name, consent, code) => {
    const { post, leads } = await start();
    const answer = await post(leadBody({ consent }));
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ ok: false, code, consent_text: consentText, request_id: expect.any(String) });
    expect(await leads()).toEqual([]);
  });

  test('that was not given makes no difference to a test', async () => {
    const { post, leads } = await start();
    const consent = { given: false, text: consentText };
    expect((await post(leadBody({ consent, test: true }))).json()).toMatchObject({ ok: true, status: 'test' });
    expect(await leads()).toEqual([]);
  });

  test('is kept beside the lead, as it was given', async () => {
    const { post, database } = await start();
    const consent = {
      given: true,
      text: ` ${consentText.replaceAll(' ', '\n ')} `,
      given_at: '2026-05-01T09:30:00-05:00',
      channels: ['text'],
    };
    expect((await post(leadBody({ consent }))).status).toBe(201);
    const row = await database.read((db) => db.selectFrom('consents').selectAll().executeTakeFirstOrThrow());
    expect(row).toMatchObject({
      text: consentText,
      language: 'en',
      given_at: '2026-05-01T14:30:00.000Z',
      channels: '["text"]',
      method: null,
    });
  });
});

describe('a service of two languages', () => {
  const spanish = consentTexts.get('es') ?? '';
  const startBilingual = () => start({ unserved: bilingualCatalog });

  test('refuses in the language that is asked for, and shows the consent in it', async () => {
    const { app } = await startBilingual();
    const body = JSON.stringify(leadBody({ consent: { given: false, text: spanish } }));
    const answer = await request(app, 'POST', '/api/lead-submit?lang=es', json, body);
    expect(answer.headers['content-language']).toBe('es');
    expect(answer.json()).toMatchObject({ detail: 'consent.given es falso.', consent_text: spanish });
  });

  test.each([...consentTexts])('takes the consent in %s, and keeps its language', async (language, text) => {
    const { post, database } = await startBilingual();
    expect((await post(leadBody({ consent: { given: true, text } }))).status).toBe(201);
    const row = await database.read((db) => db.selectFrom('consents').selectAll().executeTakeFirstOrThrow());
    expect(row).toMatchObject({ language, text });
  });
});

describe('a repetition', () => {
  test('with the same key and body gets the first answer again', async () => {
    const { post, leads } = await start();
    const first = await post(leadBody(), { 'idempotency-key': '"0198-a"' });
    const again = await post(`  ${JSON.stringify(leadBody(), null, 4)}`, { 'idempotency-key': '0198-a' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await leads()).toHaveLength(1);
  });

  test('with the same key and another body is refused', async () => {
    const { post, leads } = await start();
    await post(leadBody(), { 'idempotency-key': 'k' });
    const other = await post(leadBody({ message: 'Another one.' }), { 'idempotency-key': 'k' });
    expect(other.status).toBe(422);
    expect(other.json()).toMatchObject({ ok: false, code: 'idempotency_key_reused' });
    expect(await leads()).toHaveLength(1);
  });

  test('of an erased person is refused as gone, reveals nothing and stores nothing', async () => {
    const { post, leads, database } = await start();
    await post(leadBody(), { 'idempotency-key': 'k' });
    const doing = { now: Date.now(), actor: 'test', consentsBefore: null };
    await erasePerson(database, personOf({ phone: '361-555-0142' }), doing);
    const again = await post(leadBody(), { 'idempotency-key': 'k' });
    expect([again.status, again.json()]).toEqual([410, expect.objectContaining({ ok: false, code: 'lead_erased' })]);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
    expect(again.text).not.toMatch(/Quillfeather|0142|lead_id/);
    expect((await leads()).map(({ contact_name }) => contact_name)).toEqual([null]);
  });

  test('of a key whose request is under way is put off', async () => {
    const { post, leads } = await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(leadBody(), { 'idempotency-key': 'k' })));
    const statuses = answers.map(({ status }) => status);
    expect(new Set([...statuses, 201, 409])).toEqual(new Set([201, 409]));
    expect(await leads()).toHaveLength(1);
    expect((await post(leadBody(), { 'idempotency-key': 'k' })).headers['idempotent-replayed']).toBe('true');
  });

  test('of a refused lead may use the same key for the corrected body', async () => {
    const { post } = await start();
    expect((await post(leadBody({ city: 'alic' }), { 'idempotency-key': 'k' })).status).toBe(422);
    expect((await post(leadBody(), { 'idempotency-key': 'k' })).status).toBe(201);
  });

  test('without a key is a duplicate, with the id of the first', async () => {
    const { post, database } = await start();
    const first = await post(leadBody());
    const again = await post(
      leadBody({ contact: { ...(leadBody()['contact'] as object), phone: '+1 (361) 555-0142' }, external_id: 'crm-8' }),
    );
    expect(again.status).toBe(200);
    expect(again.json()).toMatchObject({ ok: true, status: 'duplicate', lead_id: first.json()['lead_id'] });
    const deliveries = await database.read((db) => db.selectFrom('deliveries').selectAll().execute());
    expect(deliveries).toHaveLength(1);
  });

  const keys: readonly (readonly [string, string, number])[] = [
    ['a UUID in quotes', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', 201],
    ['a bare UUID', '8e03978e-40d5-43dd-bc93-6894a57f9324', 201],
    ['255 characters', 'k'.repeat(255), 201],
    ['256 characters', 'k'.repeat(256), 400],
    ['an empty text', '', 400],
    ['empty quotes', '""', 400],
    ['two keys', 'a, b', 400],
    ['an open quote', '"abc', 400],
    ['other letters', 'caf\u00e9', 400],
  ];
  test.each(keys)('with %s as its key', async (_name, key, status) => {
    const { post } = await start();
    const answer = await post(leadBody(), { 'idempotency-key': key });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.json()).toMatchObject({ ok: false, code: 'invalid_idempotency_key' });
  });
});

describe('a doubtful lead', () => {
  const trap = { contact: { name: 'Bot', phone: '361-555-0177', website: 'https://spam.example' } };
  const link = { contact: { name: 'Visit www.spam.example', phone: '361-555-0177' } };
  const doubts: readonly (readonly [string, object, string, string])[] = [
    ['a filled trap field', trap, 'spam', 'trap_field'],
    ['many links', { message: 'http://a.example http://b.example www.c.example' }, 'held', 'links'],
    ['a link for a name', link, 'held', 'link_in_name'],
  ];
  test.each(doubts)(
    'told by %s is kept for a person to look at, and its caller hears so',
    async (_name, changes, disposition, reason) => {
      const { post, leads, database } = await start();
      const honest = await post(leadBody());
      const trapped = await post(leadBody({ city: 'corpus-christi', ...changes }));
      expect(trapped.status).toBe(201);
      expect(Object.keys(trapped.json())).toEqual(Object.keys(honest.json()));
      expect(trapped.json()).toMatchObject({ ok: true, status: 'held', lead_id: expect.stringMatching(uuid) });
      expect(trapped.json()['next_step']).toMatch(
        /^The request is stored. A person will look at it before it is passed on/,
      );
      expect(Object.keys(trapped.headers)).toEqual(Object.keys(honest.headers));
      const [, kept] = await leads();
      expect(kept).toMatchObject({ id: trapped.json()['lead_id'], disposition, disposition_reason: reason });
      expect(await database.read((db) => db.selectFrom('deliveries').selectAll().execute())).toHaveLength(1);
    },
  );

  test('begins with the third link', async () => {
    const { post, leads } = await start();
    await post(leadBody({ message: 'Like http://a.example or www.b.example.' }));
    expect(await leads()).toMatchObject([{ disposition: 'accepted', disposition_reason: null }]);
  });

  test('reported by one long message for many people', async () => {
    const { post, leads } = await start();
    const message = 'Dear owner, we offer the very best prices for the very best work anywhere in all of the county.';
    for (let number = 0; number < 7; number++) await post({ ...numberedBody(number), message });
    const dispositions = (await leads()).map(({ disposition }) => disposition).sort();
    expect(dispositions).toEqual([...Array.from({ length: 5 }, () => 'accepted'), 'held', 'held']);
  });

  test('of a property manager with many jobs is held visibly, and never hidden', async () => {
    const { post, leads } = await start();
    const statuses = [];
    for (let job = 1; job <= 17; job++) {
      const answer = await post(leadBody({ message: `Job ${job}` }), { 'idempotency-key': `job-${job}` });
      statuses.push(answer.json()['status']);
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 'accepted'), 'held', 'held']);
    const held = (await leads()).filter(({ disposition }) => disposition === 'held');
    expect(held.map(({ disposition_reason }) => disposition_reason)).toEqual(['repeated_contact', 'repeated_contact']);
  });
});

describe('the limit on leads', () => {
  test('counts leads that were taken, and not mistakes or replays', async () => {
    const { post } = await start({ leadsPerHour: 2, requestsPerMinute: 100_000 });
    const first = await post(numberedBody(1), { 'idempotency-key': 'k1' });
    expect(first.headers['ratelimit']).toMatch(/^"100000-in-1min"; r=99999; t=\d+, "2-leads-in-1hour"; r=1; t=\d+$/);
    expect(first.headers['ratelimit-policy']).toBe('"100000-in-1min"; q=100000; w=60, "2-leads-in-1hour"; q=2; w=3600');
    for (let number = 0; number < 5; number++) expect((await post({})).status).toBe(422);
    for (let number = 0; number < 5; number++)
      expect((await post(numberedBody(1), { 'idempotency-key': 'k1' })).status).toBe(201);
    expect((await post(numberedBody(2))).status).toBe(201);
    const refused = await post(numberedBody(3));
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ ok: false, code: 'rate_limit_exceeded', retry_after: expect.any(Number) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });

  test('is refused before a body is asked for', async () => {
    const { post, app } = await start({ leadsPerHour: 1 });
    await post(numberedBody(1));
    const lines = ['POST /api/lead-submit HTTP/1.1', 'Host: a', 'Expect: 100-continue', 'Content-Length: 2', '', ''];
    expect(await sendRaw(app, lines.join('\r\n'))).toMatch(/^HTTP\/1\.1 429 /);
  });

  test('has a second one for requests, mistakes included', async () => {
    const { post } = await start({ requestsPerMinute: 3 });
    const statuses = [];
    for (let number = 0; number < 4; number++) statuses.push((await post({})).status);
    expect(statuses).toEqual([422, 422, 422, 429]);
  });
});

describe('other methods', () => {
  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is refused with 405', async (method) => {
    const { app } = await start();
    const answer = await request(app, method, '/api/lead-submit');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    expect(answer.json()).toMatchObject({ ok: false, code: 'method_not_allowed' });
  });

  test.each(['/api/lead-submit/', '/api/lead-submit/fence', '/API/lead-submit'])('%s takes no lead', async (path) => {
    const { app, leads } = await start();
    const body = JSON.stringify(leadBody());
    const answer = await request(app, 'POST', path, { 'content-type': 'application/json' }, body);
    expect([answer.status, answer.json()['code']]).toEqual([404, 'not_found']);
    expect(await leads()).toEqual([]);
  });

  test('a page of another origin is not allowed to post', async () => {
    const { app } = await start();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await request(app, 'OPTIONS', '/api/lead-submit', headers);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
