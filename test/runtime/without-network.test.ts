/** A service without places and leads: nothing that it answers or opens knows of them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Catalog } from '../../engine/calculator/catalog.js';
import { memoryLimits } from '../../http/limits/limit-stores.js';
import { readSettings } from '../../runtime/process/settings.js';
import { startService } from '../../runtime/process/start-service.js';
import { catalog, service } from '../support/fixture-service.js';
import type { RunningApp } from '../support/http.js';
import { get, request, startApp } from '../support/http.js';
import { expectProblem } from '../support/problem.js';

const placeless: Catalog = { ...catalog, network: null, service: { ...service, leads: null } };

describe('a service without a network', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ catalog: placeless });
  });
  afterAll(() => app.stop());

  test('answers without a place, a page and an address for leads', async () => {
    const answer = (await get(app, '/api/calc/fence')).json();
    expect(answer).not.toHaveProperty('local_routing');
    expect(answer['cta']).toEqual({
      message: 'Ask a local provider of Fence installation.',
      learn_more: 'http://public.example/llms.txt',
    });
  });

  test('counts the parameters of places among the unknown ones', async () => {
    const problem = expectProblem(await get(app, '/api/calc/fence?city=alice'), 400, 'invalid_parameters');
    expect(problem['errors']).toMatchObject([
      { code: 'unknown_parameter', parameter: 'city', allowed: ['fenceLength', 'gates', 'style', 'trace', 'fields'] },
    ]);
  });

  test('still reads its own inputs and trace', async () => {
    const answer = (await get(app, '/api/calc/fence?gates=2&trace=true')).json();
    expect(answer).toMatchObject({ inputs: { gates: { raw: 2 } }, trace: { steps: [{ name: 'posts' }] } });
  });

  test('has no address for leads, and no codes of leads and places', async () => {
    expectProblem(await request(app, 'POST', '/api/lead-submit', {}, '{}'), 404, 'not_found');
    const { problems } = (await get(app, '/problems')).json();
    const codes = (problems as readonly { code: string }[]).map(({ code }) => code);
    expect(codes).toContain('unknown_option');
    expect(codes.filter((code) => /lead|city|neighborhood|consent|phone|idempotency/.test(code))).toEqual([]);
    expectProblem(await get(app, '/problems/unknown_city'), 404, 'not_found');
  });
});

/** As where the tool was installed without what only some services need. */
function noPackage(name: string): never {
  throw new Error(`Cannot find module '${name}'`);
}

describe('its process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-placeless-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('starts without any setting', () => {
    const defaults = {
      requestsPerMinute: 60,
      leadsPerHour: null,
      readFile: () => '',
      findPackage: noPackage,
    };
    expect(readSettings({}, defaults)).toMatchObject({ ok: true, settings: { leadsPerHour: null, leads: null } });
  });

  test('reads no setting of leads, opens no store for them and is ready without one', async () => {
    const file = join(folder, 'leads.sqlite');
    const env = { PORT: '0', HOST: '127.0.0.1', LEADS_FILE: file, LEAD_LIMIT_PER_HOUR: 'many', LEAD_DELIVERY: '{' };
    const readFile = () => '';
    const reading = readSettings(env, {
      requestsPerMinute: 60,
      leadsPerHour: null,
      readFile,
      findPackage: noPackage,
    });
    if (!reading.ok) throw new Error(JSON.stringify(reading.mistakes));
    const running = await startService(placeless, reading.settings, {
      logger: pino({ level: 'silent' }),
      registry: new Registry(),
      limits: memoryLimits(),
      pages: null,
    });
    const { port } = running.server.address() as AddressInfo;
    const [ready, metrics] = [await get({ port }, '/readyz'), await get({ port }, '/metrics')];
    await running.stop();
    expect(ready.json()).toEqual({ ok: true, status: 'ready', checks: ['rate_limits'] });
    expect(metrics.text).not.toMatch(/lead/);
    expect(existsSync(file)).toBe(false);
  });
});
