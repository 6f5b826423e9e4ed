/** A built service with receivers of webhooks and mail, on a clock and a store of its own. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withService } from '../../scripts/with-service.js';
import { webhookSecret } from '../support/lead-fixtures.js';
import { startMailReceiver } from '../support/mail-receiver.js';
import { startReceiver } from '../support/webhook-receiver.js';
import type { Outcome } from './ask.js';
import { plainText } from './plain-text.js';

export interface Stage {
  readonly address: string;
  readonly child: ChildProcess;
  /** What was sent so far: webhooks and mails, in an order that does not depend on when they came. */
  readonly sent: () => readonly Outcome[];
}

/**
 * Starts the service of a build folder, passes it to the work and stops it. Providers whose names are in the first half of
 * the alphabet get webhooks, the others mail; the operator gets a copy of every lead.
 */
export async function onStage<T>(dist: string, providers: readonly string[], work: (stage: Stage) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-recording-'));
  const [hooks, mails] = await Promise.all([startReceiver(), startMailReceiver()]);
  const half = Math.ceil(providers.length / 2);
  const delivery = {
    ...Object.fromEntries(providers.map((name, at) => [name, at < half ? webhook(hooks.url, name) : mailbox(name)])),
    operator: { email: { to: 'desk@reckoner.example' }, leads: 'all' },
  };
  writeFileSync(join(folder, 'delivery.json'), JSON.stringify(delivery));
  const env = {
    PATH: process.env['PATH'],
    PUBLIC_BASE_URL: 'https://reckoner.example',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LEAD_LIMIT_PER_HOUR: '1000000',
    LEAD_WEBHOOKS_PRIVATE: 'true',
    LEAD_DELIVERY_FILE: join(folder, 'delivery.json'),
    LEADS_FILE: join(folder, 'leads.sqlite'),
    SMTP_URL: `smtp://127.0.0.1:${mails.port}?tls=none`,
    MAIL_FROM: 'leads@reckoner.example',
    MCP_HOSTS: '127.0.0.1',
  };
  const clock = fileURLToPath(new URL('fixed-clock.mjs', import.meta.url));
  const command = [process.execPath, '--import', clock, resolve(dist, 'runtime/server.js')] as const;
  const sent = () => [
    ...hooks.received.map(({ body, headers, path }) => outcome('webhook', `${path}\n${headerNames(headers)}\n${body}`)),
    ...mails.mails.map(({ from, to, source }) => outcome('mail', `${from}\n${to.join(', ')}\n${unfolded(source)}`)),
  ];
  try {
    return await withService({ folder, command, env }, (address, child) => work({ address, child, sent }));
  } finally {
    await Promise.all([hooks.stop(), mails.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function webhook(url: string, name: string) {
  return { url: `${url}/${name}`, secret: webhookSecret };
}

function mailbox(name: string) {
  return { email: { to: `${name}@providers.example` } };
}

/** A mail as its receiver reads it: its lines are folded, and the mark between its parts is another each time. */
function unfolded(source: string): string {
  return source.replace(/=\r?\n/g, '').replace(/_NmP-[0-9a-f]+/g, 'PART');
}

/** Signatures and lengths depend on ids and times. */
function headerNames(headers: Readonly<Record<string, string>>): string {
  return Object.keys(headers).sort().join(' ');
}

function outcome(name: string, text: string): Outcome {
  return { name, text: plainText(text) };
}
