/** Queues leads again, for running servers to send: `leads replay`. */
import { flag, Refusal, text } from '../../cli/command/option.js';
import { replayDead, replayLead } from '../store/replay-lead.js';
import type { CommandContext } from './command.js';
import { command } from './command.js';
import { noteUnreachable, providerOption } from './known-providers.js';

const batchSize = 500;

export const replayCommand = command({
  summary: 'queue a lead again: a dead one, one kept aside as spam, or one without a provider',
  operands: ['[LEAD-ID]'],
  options: {
    provider: text(
      'PROVIDER',
      'send it to this provider; with --dead, only those of this provider; operator for your own copies',
    ),
    again: flag('send a lead that was delivered once more, under a new webhook id'),
    dead: flag('queue every dead letter, instead of one lead'),
  },
  run: async (context, { operands: [leadId], dead, again, provider: named }) => {
    if (dead === (leadId !== undefined)) throw new Refusal('Give the id of one lead, or --dead for all dead letters.');
    const provider = await providerOption(context, named);
    return leadId === undefined ? replayAll(context, provider) : replayOne(context, { leadId, provider, again });
  },
});

interface OneReplay {
  readonly leadId: string;
  readonly provider: string | null;
  readonly again: boolean;
}

async function replayOne(context: CommandContext, replay: OneReplay): Promise<number> {
  const { database, now, actor, write, note } = context;
  const outcome = await replayLead(database, { ...replay, now, actor });
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

async function replayAll(context: CommandContext, provider: string | null): Promise<number> {
  const { database, now, actor, write, note } = context;
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
