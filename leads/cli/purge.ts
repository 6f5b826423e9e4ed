/** Removes contact data that is older than an age: `leads purge`. */
import { flag, needed } from '../../cli/command/option.js';
import { recordAction } from '../store/operator-actions.js';
import { forecastPurge, purgeLeads } from '../store/purge-leads.js';
import { command, compactStore } from './command.js';
import { age } from './options.js';

const batchSize = 500;

export const purgeCommand = command({
  summary: 'remove contact data and messages by age; the consent record stays',
  options: {
    'older-than': needed(age('leads received longer ago than this: 90d, 12w, 5y')),
    'include-undelivered': flag('also leads that no provider has got yet'),
    'dry-run': flag('only say how many that would be'),
  },
  run: async (context, call) => {
    const { database, now, actor, write, note } = context;
    const includeUndelivered = call['include-undelivered'];
    const purge = { before: now - call['older-than'], includeUndelivered, now };
    const forecast = await forecastPurge(database, purge);
    const before = new Date(purge.before).toISOString();
    if (forecast.undelivered > 0) {
      note(
        `${forecast.undelivered} undelivered leads of that age are kept; see: list --state dead, waiting, unrouted.`,
      );
    }
    if (call['dry-run']) {
      await recordAction(database, context, 'purge', { before, includeUndelivered, dry_run: true });
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
});
