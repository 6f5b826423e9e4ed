/** Requests to every address of a service that may have to wait for its store of leads. */

import type { Door } from '../../support/every-resource.js';
import { everyDoor } from '../../support/every-resource.js';
import type { RunningApp } from '../../support/http.js';
import { consentText, germanConsent } from '../../support/page-catalog.js';

export interface LeadCall extends Pick<Door, 'method' | 'route'> {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The status of its answer. */
  readonly status: number;
  /** True when it brings a lead, for which the store must be written to. */
  readonly isLead: boolean;
}

const place = 'item=wall-paint&area=25&city=saltmouth&frame.provider=brush-and-co';

/** Throws at an address that takes a body, or tells of a lead, and is new: it needs a call here. */
export function leadCalls(app: Pick<RunningApp, 'routes'>): readonly LeadCall[] {
  return everyDoor(app)
    .filter(({ method, route }) => method === 'POST' || route.includes('/request/'))
    .map((door, number) => ({ ...door, ...callOf(door, number) }));
}

function callOf({ route, path, method }: Door, number: number): Omit<LeadCall, keyof Door> & { readonly path: string } {
  const [key, name] = [`page-${String(number).padStart(22, 'k')}`, `Person Number ${'abcdefghij'[number] ?? 'z'}`];
  const email = `person${number}@leads.example`;
  const lead = { service: 'wall-paint', city: 'saltmouth', contact: { name, email } };
  const consent = { given: true, text: consentText };
  const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  if (method === 'GET') return { path: `${path}?${place}`, headers: {}, body: '', status: 404, isLead: false };
  if (route.endsWith('/request')) {
    const text = route.startsWith('/de/') ? germanConsent : consentText;
    const fields = { key, name, email, consent: 'yes', consent_text: text };
    const body = new URLSearchParams(fields).toString();
    return { path: `${path}?${place}`, headers: form, body, status: 303, isLead: true };
  }
  if (route === '/api/lead-submit')
    return { path, headers: json, body: JSON.stringify({ ...lead, consent }), status: 201, isLead: true };
  if (route === '/mcp') {
    const params = { name: 'submit_lead', arguments: { ...lead, consent } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    return { path, headers: json, body, status: 200, isLead: true };
  }
  if (route.endsWith('/answered')) return { path, headers: {}, body: '', status: 204, isLead: false };
  throw new Error(`no call of ${method} ${route}`);
}
