/** Holds a lead back until a person has looked at it, and releases it: `leads hold`, `leads release`. */
import { otherwise, text } from '../../cli/command/option.js';
import type { HoldOutcome } from '../store/hold-lead.js';
import { holdLead, releaseLead } from '../store/hold-lead.js';
import type { CommandContext } from './command.js';
import { command } from './command.js';
import { noteUnreachable } from './known-providers.js';

export const holdCommand = command({
  summary: 'keep a lead back that was not delivered yet, until it is released',
  operands: ['LEAD-ID'],
  options: { reason: otherwise(text('WHY', 'for other operators; do not name the person (operator)'), 'operator') },
  run: async (context, { operands: [id = ''], reason }) => {
    return tell(context, await holdLead(context.database, id, reason, context));
  },
});

export const releaseCommand = command({
  summary: 'let a lead go that was held or kept aside as spam; it is due at once',
  operands: ['LEAD-ID'],
  options: {},
  run: async (context, { operands: [id = ''] }) => {
    return tell(context, await releaseLead(context.database, id, context));
  },
});

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
