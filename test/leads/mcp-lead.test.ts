/** Leads that come by the Model Context Protocol over HTTP: the same rules, the same store, the same answers. */
import type { Client } from '@modelcontextprotocol/client';
import type { LeadApp } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadBody } from '../support/lead-fixtures.js';
import { callTool, connectTo, eras, httpTransport } from '../support/mcp-client.js';

let leads: LeadApp;
beforeAll(async () => {
  leads = await startLeadApp();
});
afterAll(() => leads.stop());

describe.each(eras)('a client of era %j', (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await connectTo(httpTransport(leads.app), era);
  });
  afterAll(() => client.close());

  test('the tool states the consent rule, and is no reader', async () => {
    const { tools } = await client.listTools();
    const tool = tools.find(({ name }) => name === 'submit_lead');
    expect(tool?.description).toContain('word for word');
    expect(tool?.description).toContain(String((leadBody()['consent'] as { text: string }).text));
    expect(tool?.annotations).toMatchObject({ readOnlyHint: false, idempotentHint: false });
  });

  test('nothing is kept without consent, or with another text', async () => {
    const before = await leads.leads();
    const without = await callTool(client, 'submit_lead', { ...leadBody(), consent: undefined });
    expect(without.isError).toBe(true);
    const refusal = await callTool(client, 'submit_lead', { ...leadBody(), consent: { given: false } });
    expect(refusal.isError).toBe(true);
    const other = { ...leadBody(), consent: { given: true, text: 'Call me.' } };
    const differs = await callTool(client, 'submit_lead', other);
    expect(differs).toMatchObject({ isError: true, structured: { code: 'consent_text_differs' } });
    expect(await leads.leads()).toEqual(before);
  });

  test('a test is not kept; a lead is, once under one key, as over its address', async () => {
    const before = await leads.leads();
    const tested = await callTool(client, 'submit_lead', { ...leadBody(), test: true });
    expect(tested).toMatchObject({ isError: false, structured: { status: 'test' } });
    expect(await leads.leads()).toEqual(before);
    const key = `key-${JSON.stringify(era)}`.replace(/\W/g, '-');
    const sent = { ...leadBody(), external_id: key, idempotency_key: key };
    const first = await callTool(client, 'submit_lead', sent);
    expect(first).toMatchObject({ isError: false, structured: { ok: true, status: 'accepted' } });
    expect((await callTool(client, 'submit_lead', sent)).structured).toEqual(first.structured);
    const { idempotency_key: _, ...body } = sent;
    const posted = await leads.post(body, { 'Idempotency-Key': key });
    expect(posted.json()).toEqual(first.structured);
    expect(await leads.leads()).toHaveLength(before.length + 1);
  });
});
