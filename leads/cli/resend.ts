/** Sends the leads of a time again: `leads resend`. */
import { forecastResend, resendDeliveries } from '../store/resend-deliveries.js';
import type { Command, CommandContext, CommandInput } from './command.js';
import { UsageError } from './command.js';
import { providerOption } from './known-providers.js';
import { readChannel, readMoment } from './read-options.js';

const batchSize = 200;

/** Queues what was not delivered of a time, or all of it; running servers send it. */
export const resendCommand: Command = {
  name: 'resend',
  summary: 'send the leads of a time again: what was not delivered, with --again all of it',
  operands: [],
  options: {
    from: { type: 'string', help: 'leads received at or after this day or moment, such as 2026-05-01T10:00:00Z' },
    until: { type: 'string', help: 'leads received before this day or moment (now)' },
    provider: { type: 'string', help: 'only those of this provider; operator for your own copies' },
    channel: { type: 'string', help: 'only by this channel: webhook or email' },
    again: { type: 'boolean', help: 'also what was delivered, under new ids' },
    'dry-run': { type: 'boolean', help: 'only say how many that would be' },
  },
  run: async (context, input) => {
    const resend = await readResend(context, input);
    const { database, now, actor, write, note } = context;
    const { undelivered, delivered } = await forecastResend(database, resend);
    const total = undelivered + (resend.again ? delivered : 0);
    if (input.options['dry-run'] === true) {
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
};

async function readResend(context: CommandContext, input: CommandInput) {
  const from = readMoment(input, 'from');
  if (from === undefined) throw new UsageError('--from is needed: a day such as 2026-05-01 (UTC), or a moment.');
  const until = readMoment(input, 'until');
  const provider = await providerOption(context, input);
  const time = { from: Date.parse(from), until: until === undefined ? context.now : Date.parse(until) };
  if (time.until <= time.from) throw new UsageError('--until lies before --from.');
  return { ...time, provider, channel: readChannel(input), again: input.options['again'] === true };
}
