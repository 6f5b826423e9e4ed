/** Queues leads again: `leads replay`. */
import { replayDead, replayLead } from '../store/replay-lead.js';
import type { Command, CommandContext, CommandInput } from './command.js';
import { textOption, UsageError } from './command.js';
import { requireProvider } from './known-providers.js';
import { callableProviders } from './read-options.js';

const batchSize = 500;

/** Queues leads again; running servers send them. */
export const replayCommand: Command = {
  name: 'replay',
  summary: 'queue a lead again: a dead one, one kept aside as spam, or one without a provider',
  operands: ['<lead-id>'],
  options: {
    provider: { type: 'string', help: 'send it to this provider; with --dead, only those of this provider' },
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
  const provider = textOption(input, 'provider') ?? null;
  if (provider !== null) await requireProvider(context, provider);
  const again = input.options['again'] === true;
  const outcome = await replayLead(database, { leadId, provider, again, now, actor });
  if (outcome.kind === 'refused') {
    note(outcome.reason);
    return 1;
  }
  write(`Queued for ${outcome.provider} as ${outcome.deliveryId}.\n`);
  if (!(await callableProviders(context)).includes(outcome.provider)) {
    note(`No way leads to ${outcome.provider}; the lead waits until there is one.`);
  }
  return 0;
}

async function replayAll(context: CommandContext, input: CommandInput): Promise<number> {
  const { database, now, actor, write, note } = context;
  const provider = textOption(input, 'provider') ?? null;
  if (provider !== null) await requireProvider(context, provider);
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
