/** The entry of `npm run leads` and of `node dist/leads/cli.js`. */
import { runLeadsCommand } from './command-line.js';

process.exitCode = await runLeadsCommand(process.argv.slice(2), 'npm run leads --', process.env);
