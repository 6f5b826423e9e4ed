/** Queues leads again, for running servers to send: `leads replay`. */
import { replayDead, replayLead } from '../store/replay-lead.js';
import type { Command, CommandContext, CommandInput } from './command.js';
import { UsageError } from './command.js';
import { noteUnreachable, providerOption } from './known-providers.js';

const batchSize = 500;

export const replayCommand: Command = {
  name: 'replay',
  summary: 'queue a lead again: a dead one, one kept aside as spam, or one without a provider',
  operands: ['<lead-id>'],
  options: {
    provider: {
      type: 'string',
      help: 'send it to this provider; with --dead, only those of this provider; operator for your own copies',
    },
    again: { type: 'boolean', help: 'send a lead that was delivered once more, under a new webhook id' },
    dead: { type: 'boolean', help: 'queue every dead letter, instead of one lead' },
  },
  run: (context, input) => {
    const [leadId] = input.operands;
    const dead = input.options['dead'] === true;
    if (dead === (leadId !== undefined))
      throw new UsageError('Give the id of one lead, or --dead for all dead letters.');
    return leadId === undefined ? replayAll(context, input) : replayOne(context, input, leadId);
  },
};

async function replayOne(context: CommandContext, input: CommandInput, leadId: string): Promise<number> {
  const { database, now, actor, write, note } = context;
  const provider = await providerOption(context, input);
  const again = input.options['again'] === true;
  const outcome = await replayLead(database, { leadId, provider, again, now, actor });
  if (outcome.kind === 'refused') {
    note(outcome.reason);
    return 1;
  }
  for (const { id, channel } of outcome.deliveries) {
    write(`Queued for ${outcome.provider}${channel === null ? '' : ` by ${channel}`} as ${id}.\n`);
  }
  for (const channel of outcome.done) note(`It was delivered by ${channel} already; --again sends it by every way.`);
  await noteUnreachable(context, outcome.provider);
  return 0;
}

async function replayAll(context: CommandContext, input: CommandInput): Promise<number> {
  const { database, now, actor, write, note } = context;
  const provider = await providerOption(context, input);
  let total = 0;
  for (;;) {
    const leads = await replayDead(database, { provider, limit: batchSize, now, actor });
    total += leads.length;
    if (leads.length < batchSize) break;
    note(`${total} queued so far`);
  }
  write(`Queued ${total} dead ${total === 1 ? 'letter' : 'letters'}.\n`);
  return 0;
}
