/** Holds a lead back until a person has looked at it, and releases it: `leads hold`, `leads release`. */
import type { HoldOutcome } from '../store/hold-lead.js';
import { holdLead, releaseLead } from '../store/hold-lead.js';
import type { Command, CommandContext } from './command.js';
import { leadId, textOption } from './command.js';
import { noteUnreachable } from './known-providers.js';

export const holdCommand: Command = {
  name: 'hold',
  summary: 'keep a lead back that was not delivered yet, until it is released',
  operands: ['<lead-id>'],
  options: { reason: { type: 'string', help: 'why, for other operators; do not name the person (operator)' } },
  run: async (context, input) => {
    const { database, now, actor } = context;
    const reason = textOption(input, 'reason') ?? 'operator';
    return tell(context, await holdLead(database, leadId(input), reason, { now, actor }));
  },
};

export const releaseCommand: Command = {
  name: 'release',
  summary: 'let a lead go that was held or kept aside as spam; it is due at once',
  operands: ['<lead-id>'],
  options: {},
  run: async (context, input) => {
    const { database, now, actor } = context;
    return tell(context, await releaseLead(database, leadId(input), { now, actor }));
  },
};

async function tell(context: CommandContext, outcome: HoldOutcome): Promise<number> {
  const { write, note } = context;
  if (outcome.kind === 'refused') {
    note(outcome.reason);
    return 1;
  }
  if (outcome.kind === 'held') write('Held. It goes to no provider until you release it.\n');
  else if (outcome.provider === null) write('Released. No provider takes it; name one with replay --provider.\n');
  else {
    for (const { channel } of outcome.deliveries) {
      write(`Released, and queued for ${outcome.provider}${channel === null ? '' : ` by ${channel}`}.\n`);
    }
    await noteUnreachable(context, outcome.provider);
  }
  return 0;
}
