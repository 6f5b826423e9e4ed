import { enableEndpoints, endpointName, listDisabled } from '../store/disabled-endpoints.js';
import { recordAction } from '../store/operator-actions.js';
import { type Command, textOption } from './command.js';
import { printJson, printTable } from './print-table.js';
import { readChoice } from './read-options.js';

/** The webhooks and whether they are called. Their secrets and the paths of their URLs are not shown. */
export const endpointsCommand: Command = {
  name: 'endpoints',
  summary: 'list the webhooks and whether they are called; --enable calls one again that answered 410',
  operand: '',
  options: {
    enable: { type: 'string', help: 'the provider whose webhook is to be called again' },
    format: { type: 'string', help: 'table or json (table)' },
  },
  run: async ({ database, endpoints, now, actor, write, note }, input) => {
    const format = readChoice(input, 'format', ['table', 'json']);
    const provider = textOption(input, 'enable');
    if (provider !== undefined) {
      const enabled = await enableEndpoints(database, { provider, actor, now });
      note(enabled === 0 ? `No webhook of ${provider} was disabled.` : `The webhook of ${provider} is called again.`);
      if (enabled === 0) return 1;
    }
    if (provider === undefined) await recordAction(database, { now, actor, action: 'endpoints', details: {} });
    const disabled = await listDisabled(database);
    const rows = [...endpoints.values()].map((endpoint) => ({
      provider: endpoint.provider,
      host: new URL(endpoint.url).host,
      state: disabled.has(endpointName(endpoint.provider, endpoint.url)) ? 'disabled by 410' : 'called',
      secrets: endpoint.secrets.length,
    }));
    const cells = rows.map(({ provider: name, host, state, secrets }) => [name, host, state, String(secrets)]);
    write(format === 'json' ? printJson(rows) : printTable(['provider', 'host', 'state', 'secrets'], cells));
    return 0;
  },
};
