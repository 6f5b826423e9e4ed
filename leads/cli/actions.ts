/** Lists what operators did: `leads actions`. */
import { listActions } from '../store/operator-actions.js';
import type { Command } from './command.js';
import { printJson, printTable } from './print-table.js';
import { readChoice, readCount } from './read-options.js';
import { recordLook } from './record-look.js';

export const actionsCommand: Command = {
  name: 'actions',
  summary: 'list what operators did, newest first',
  operands: [],
  options: {
    limit: { type: 'string', help: 'at most so many (50)' },
    format: { type: 'string', help: 'table or json (table)' },
  },
  run: async (context, input) => {
    const { database, write } = context;
    const format = readChoice(input, 'format', ['table', 'json']);
    const limit = readCount(input, 'limit', 50);
    const actions = await listActions(database, limit);
    await recordLook(context, 'actions', { limit });
    const cells = actions.map(({ at, actor: who, action, details }) => [at, who, action, JSON.stringify(details)]);
    write(format === 'json' ? printJson(actions) : printTable(['at', 'who', 'action', 'details'], cells));
    return 0;
  },
};
