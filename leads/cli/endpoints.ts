/** Lists the channels to providers and whether they are used: `leads endpoints`. */
import { text } from '../../cli/command/option.js';
import { configuredWays } from '../delivery/destinations.js';
import { enableEndpoints, endpointName, listDisabled } from '../store/disabled-endpoints.js';
import type { Way } from '../store/ways.js';
import type { CommandContext } from './command.js';
import { command } from './command.js';
import { tableFormat } from './options.js';
import { printJson, printTable } from './print-table.js';
import { recordLook } from './record-look.js';

const headings = ['provider', 'channel', 'host', 'state', 'secrets'] as const;

/** The ways out. Secrets, paths of URLs and the names of mailboxes are not shown. */
export const endpointsCommand = command({
  summary: 'list the ways to providers and whether they are used; --enable calls a webhook again that answered 410',
  options: {
    enable: text('PROVIDER', 'the provider whose webhook is to be called again'),
    format: tableFormat,
  },
  run: async (context, { enable: provider, format }) => {
    const { database, destinations, now, actor, write, note } = context;
    if (provider !== undefined) {
      const enabled = await enableEndpoints(database, { provider, actor, now });
      note(enabled === 0 ? `No webhook of ${provider} was disabled.` : `The webhook of ${provider} is called again.`);
      if (enabled === 0) return 1;
    }
    if (provider === undefined) await recordLook(context, 'endpoints', {});
    const disabled = await listDisabled(database);
    const rows = configuredWays(destinations).map((way) => rowOf(context, way, disabled));
    const cells = rows.map((row) => headings.map((heading) => row[heading]));
    write(format === 'json' ? printJson(rows) : printTable(headings, cells));
    return 0;
  },
});

function rowOf({ destinations, mail }: CommandContext, { provider, channel }: Way, disabled: ReadonlySet<string>) {
  const endpoint = channel === 'webhook' ? destinations.endpoints.get(provider) : undefined;
  if (endpoint === undefined) return { provider, channel, host: mail?.host ?? '', state: 'called', secrets: 0 };
  const isDisabled = disabled.has(endpointName(provider, endpoint.url));
  const state = isDisabled ? 'disabled by 410' : 'called';
  return { provider, channel, host: new URL(endpoint.url).host, state, secrets: endpoint.secrets.length };
}
