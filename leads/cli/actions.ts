/** Lists what operators did: `leads actions`. */
import { listActions } from '../store/operator-actions.js';
import { command } from './command.js';
import { limitOf, tableFormat } from './options.js';
import { printJson, printTable } from './print-table.js';
import { recordLook } from './record-look.js';

export const actionsCommand = command({
  summary: 'list what operators did, newest first',
  options: {
    limit: limitOf(50),
    format: tableFormat,
  },
  run: async (context, { limit, format }) => {
    const { database, write } = context;
    const actions = await listActions(database, limit);
    await recordLook(context, 'actions', { limit });
    const cells = actions.map(({ at, actor: who, action, details }) => [at, who, action, JSON.stringify(details)]);
    write(format === 'json' ? printJson(actions) : printTable(['at', 'who', 'action', 'details'], cells));
    return 0;
  },
});
