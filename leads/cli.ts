/** Runs the operator's command line from a checkout: `npm run leads`, `node dist/leads/cli.js`. */
import { runLeadsCommand } from './command-line.js';

process.exitCode = await runLeadsCommand(process.argv.slice(2), 'npm run leads --', process.env);
