/** Sends a test message by every channel of a provider and reports the results: `leads test`. */

import { attemptTimeout } from '../../contract/webhooks/schedule.js';
import { resolveHost } from '../delivery/address-guard.js';
import { configuredWays, mailboxOf } from '../delivery/destinations.js';
import { sendMail } from '../delivery/send-mail.js';
import type { SendResult } from '../delivery/send-result.js';
import { failure } from '../delivery/send-result.js';
import { sendWebhook } from '../delivery/send-webhook.js';
import { testEvent, testMail } from '../delivery/test-message.js';
import { uuidV7 } from '../model/uuid-v7.js';
import { operatorRecipient } from '../model/ways.js';
import type { Way } from '../store/ways.js';
import type { CommandContext } from './command.js';
import { command } from './command.js';
import { requireProvider } from './known-providers.js';
import { printTable } from './print-table.js';
import { recordLook } from './record-look.js';

export const testCommand = command({
  summary: 'send a test message by every way to a provider, or to the operator',
  operands: ['PROVIDER'],
  options: {},
  run: async (context, { operands: [recipient = ''] }) => {
    const ways = configuredWays(context.destinations).filter(({ provider }) => provider === recipient);
    if (ways.length === 0 && recipient !== operatorRecipient) await requireProvider(context, recipient);
    if (ways.length === 0) {
      context.note(`No way leads to ${recipient}; add one to LEAD_DELIVERY_FILE.`);
      return 1;
    }
    // The attempt is recorded, so check that the store answers before sending.
    await context.database.probe();
    const results = await Promise.all(ways.map(async (way) => ({ way, result: await send(context, way) })));
    const outcomes = results.map(({ way, result }) => ({ channel: way.channel, outcome: result.outcome }));
    await recordLook(context, 'test', { recipient, outcomes });
    const rows = results.map(({ way, result }) => [way.channel, result.outcome, result.status, result.reason]);
    context.write(printTable(['channel', 'outcome', 'status', 'reason'], rows));
    return results.every(({ result }) => result.delivered) ? 0 : 1;
  },
});

async function send(context: CommandContext, { provider, channel }: Way): Promise<SendResult> {
  const { destinations, mail, allowPrivate, now } = context;
  const id = `msg_${uuidV7(now)}`;
  if (channel === 'email') {
    const address = mailboxOf(destinations, provider);
    if (mail === null || address === undefined) return failure('no_mail_server');
    return sendMail(mail, testMail(id, provider, address), { timeout: attemptTimeout, now });
  }
  const endpoint = destinations.endpoints.get(provider);
  if (endpoint === undefined) return failure('no_webhook');
  const options = { timeout: attemptTimeout, allowPrivate, resolve: resolveHost, clock: () => now };
  return sendWebhook(endpoint, testEvent(id, provider, now), options);
}
