/** Sends the leads of a time again: `leads resend`. */
import { choice, flag, needed, Refusal, text } from '../../cli/command/option.js';
import type { Call } from '../../cli/command/read-call.js';
import { forecastResend, resendDeliveries } from '../store/resend-deliveries.js';
import type { CommandContext } from './command.js';
import { command } from './command.js';
import { providerOption } from './known-providers.js';
import { moment } from './options.js';

const batchSize = 200;

const resendOptions = {
  from: needed(moment('leads received at or after this day or moment, such as 2026-05-01T10:00:00Z')),
  until: moment('leads received before this day or moment (now)'),
  provider: text('PROVIDER', 'only those of this provider; operator for your own copies'),
  channel: choice('CHANNEL', ['webhook', 'email'], { help: 'only by this channel: webhook or email' }),
  again: flag('also what was delivered, under new ids'),
  'dry-run': flag('only say how many that would be'),
};

/** Queues what was not delivered of a time, or all of it; running servers send it. */
export const resendCommand = command({
  summary: 'send the leads of a time again: what was not delivered, with --again all of it',
  options: resendOptions,
  run: async (context, call) => {
    const resend = await readResend(context, call);
    const { database, now, actor, write, note } = context;
    const { undelivered, delivered } = await forecastResend(database, resend);
    const total = undelivered + (resend.again ? delivered : 0);
    if (call['dry-run']) {
      write(`${total} deliveries would be made again.\n`);
      return 0;
    }
    if (!resend.again && delivered > 0) note(`${delivered} were delivered already; --again sends them once more.`);
    let queued = 0;
    for (let after: string | null = ''; after !== null; ) {
      const batch = await resendDeliveries(database, resend, { after, limit: batchSize, now, actor });
      queued += batch.queued;
      after = batch.last;
      if (after !== null && queued < total) note(`${queued} of ${total}`);
    }
    write(`Queued ${queued} ${queued === 1 ? 'delivery' : 'deliveries'}.\n`);
    return 0;
  },
});

async function readResend(context: CommandContext, call: Call<typeof resendOptions>) {
  const { from, until, channel = null, again } = call;
  const provider = await providerOption(context, call.provider);
  const time = { from: Date.parse(from), until: until === undefined ? context.now : Date.parse(until) };
  if (time.until <= time.from) throw new Refusal('--until lies before --from.');
  return { ...time, provider, channel, again };
}
