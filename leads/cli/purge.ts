/** Removes contact data that is older than an age: `leads purge`. */
import { recordAction } from '../store/operator-actions.js';
import { forecastPurge, purgeLeads } from '../store/purge-leads.js';
import type { Command } from './command.js';
import { compactStore } from './command.js';
import { ageOption } from './read-options.js';

const batchSize = 500;

export const purgeCommand: Command = {
  name: 'purge',
  summary: 'remove contact data and messages by age; the consent record stays',
  operands: [],
  options: {
    'older-than': { type: 'string', help: 'leads received longer ago than this: 90d, 12w, 5y' },
    'include-undelivered': { type: 'boolean', help: 'also leads that no provider has got yet' },
    'dry-run': { type: 'boolean', help: 'only say how many that would be' },
  },
  run: async (context, input) => {
    const { database, now, actor, write, note } = context;
    const includeUndelivered = input.options['include-undelivered'] === true;
    const purge = { before: now - ageOption(input, 'older-than'), includeUndelivered, now };
    const forecast = await forecastPurge(database, purge);
    const before = new Date(purge.before).toISOString();
    if (forecast.undelivered > 0) {
      note(
        `${forecast.undelivered} undelivered leads of that age are kept; see: list --state dead, waiting, unrouted.`,
      );
    }
    if (input.options['dry-run'] === true) {
      const details = { before, includeUndelivered, dry_run: true };
      await recordAction(database, { now, actor, action: 'purge', details });
      write(`${forecast.leads} leads received before ${before} would be purged.\n`);
      return 0;
    }
    let purged = 0;
    for (;;) {
      const batch = await purgeLeads(database, purge, { limit: batchSize, actor });
      purged += batch;
      if (batch < batchSize) break;
      note(`${purged} of ${forecast.leads}`);
    }
    write(`Purged ${purged} leads received before ${before}.\n`);
    return compactStore(context);
  },
};
