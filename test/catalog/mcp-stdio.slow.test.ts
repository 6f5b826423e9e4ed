/** The Model Context Protocol over standard input and output: a process for one host, leads included. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { service } from '../../generated/service.js';
import { callTool, connectTo } from '../support/mcp-client.js';
import { stdioTransport } from '../support/slow/mcp-process.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-mcp-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lead = {
  service: 'fence',
  city: 'alice',
  contact: { name: 'Zelda Quillfeather', phone: '361-555-0142' },
  consent: { given: true, text: service.leads?.consentText ?? '' },
};

describe.each(['legacy', 'auto'] as const)('a client of era %s', (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await connectTo(stdioTransport(folder), era);
  });
  afterAll(() => client.close());

  test('calculates', async () => {
    const { structured, isError } = await callTool(client, 'calculate_job', { slug: 'fence', inputs: { length: 150 } });
    expect({ isError, ok: structured['ok'], slug: structured['slug'] }).toEqual({
      isError: false,
      ok: true,
      slug: 'fence',
    });
  });

  test('previews a lead, and refuses one without consent', async () => {
    const tested = await callTool(client, 'submit_lead', { ...lead, test: true });
    expect(tested).toMatchObject({ isError: false, structured: { status: 'test', preview: { outcome: 'kept' } } });
    const refused = await callTool(client, 'submit_lead', { ...lead, consent: undefined });
    expect(refused).toMatchObject({ isError: true });
    const otherText = await callTool(client, 'submit_lead', { ...lead, consent: { given: true, text: 'Call me.' } });
    expect(otherText).toMatchObject({ isError: true, structured: { code: 'consent_text_differs' } });
  });

  test('keeps a lead once under one key', async () => {
    const sent = {
      ...lead,
      contact: { name: `Ada ${era}`, email: `${era}@leads.example` },
      idempotency_key: `k-${era}`,
    };
    const first = await callTool(client, 'submit_lead', sent);
    const again = await callTool(client, 'submit_lead', sent);
    expect(first).toMatchObject({ isError: false, structured: { status: 'accepted' } });
    expect(again.structured).toEqual(first.structured);
  });
});
