/** The commands of editors and reviewers as npm scripts of this project: arguments, exit code. */
import { posix } from 'node:path';
import { askAt } from '../authoring/commands/ask.js';
import { isAuthoringCommand, runCommand } from '../authoring/commands/run-command.js';
import { exitCodes, gone, rows } from './command/rows.js';
import { readArguments } from './command/tool.js';
import { catalogOption, surroundings } from './compiler-call.js';
import { expectShortRun } from './short-run.js';
import { endWithReader, tell, terminalOn } from './terminal.js';

endWithReader(process);
expectShortRun();
const terminal = terminalOn(process, () => performance.now());
const called = 'npm run';
const own = Object.fromEntries(Object.entries(rows).filter(([name]) => isAuthoringCommand(name)));
const tool = { called, callOf: (name: string) => `${called} ${name} --`, rows: own, exitCodes, gone };
const reading = readArguments(tool, process.argv.slice(2));
if (reading.kind === 'answer') process.exitCode = tell(reading, terminal);
else if (isAuthoringCommand(reading.name))
  process.exitCode = await runCommand(reading.name, reading.call, {
    ...terminal,
    ...surroundings,
    ask: askAt(process),
    kernelFor: (generated) => posix.relative(generated, 'engine/kernel'),
    generateCall: (catalog) => `${called} generate${catalog === 'catalog' ? '' : ` --${catalogOption(catalog)}`}`,
  });
