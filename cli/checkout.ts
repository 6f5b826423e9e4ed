/** The commands of editors and reviewers as npm scripts of this project: arguments, exit code. */
import { posix } from 'node:path';
import { askAt } from '../authoring/commands/ask.js';
import type { Caller } from '../authoring/commands/caller.js';
import { runCommand } from '../authoring/commands/run-command.js';
import { catalogOption, surroundings } from './compiler-call.js';
import { expectShortRun } from './short-run.js';
import { endWithReader, terminalOn } from './terminal.js';
import { explainCall } from './usage.js';

const caller: Caller = {
  ...terminalOn(process, () => performance.now()),
  ...surroundings,
  kernelFor: (generated) => posix.relative(generated, 'engine/kernel'),
  generateCall: (catalog) => `npm run generate${catalog === 'catalog' ? '' : ` --${catalogOption(catalog)}`}`,
};

endWithReader(process);
expectShortRun();
const args = process.argv.slice(2);
const isAsked = args.some((arg) => arg === '--help' || arg === '-h');
process.exitCode =
  (isAsked ? null : await runCommand(args, caller, askAt(process))) ??
  explainCall(args, { tool: 'npm run', callOf: (command) => `npm run ${command} --`, terminal: caller });
