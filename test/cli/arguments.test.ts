/** The arguments of every command: help, calls that no command takes, and what to use in place of what was removed. */
import { exitCodes, gone, rows } from '../../cli/command/rows.js';
import { readArguments } from '../../cli/command/tool.js';

const called = 'npx reckoner';
const tool = { called, callOf: (name: string) => `${called} ${name}`, rows, exitCodes, gone };

/** The answer at once to arguments; null for a call of a command. */
function answerTo(...args: readonly string[]) {
  const reading = readArguments(tool, args);
  return reading.kind === 'call' ? null : { code: reading.exitCode, text: reading.text };
}

test.each<readonly [args: readonly string[], instead: RegExp]>([
  [['mcp', '--edit'], /^The command `mcp` was removed\. .*`npx reckoner check --format json`.*AGENTS\.md.*\.\n$/],
  [
    ['replay', '3f1c0a9be2d47716', 'fence'],
    /^The command `replay` was removed\. .*`git log -S HASH -- generated\/service\.ts`.*\n$/,
  ],
  [['review', 'fence'], /^The command `review` was removed\. .*pull requests.*`git blame`.*\.\n$/],
  [['check', '--format', 'sarif'], /^The format `sarif` was removed\. Use `--format github` .*`--format json`\.\n/],
  [['mutate', 'fence', '--format=rdjson'], /^The format `rdjson` was removed\. Use `--format github` /],
  [['diff', 'HEAD', '--format', 'html'], /^The format `html` was removed\. Use `--format markdown`,/],
  [['review', '--help'], /^The command `review` was removed\./],
  [['help', 'review'], /^The command `review` was removed\./],
])('%j is refused with what to use instead', (args, instead) => {
  expect(answerTo(...args)).toEqual({ code: 2, text: expect.stringMatching(instead) });
});

test.each<readonly [line: string, why: string]>([
  ['check --on', '`--on` needs a value: --on DATE.'],
  ['check --on --strict', '`--on` needs a value: --on DATE.'],
  ['check --on=', '`--on` needs a value: --on DATE.'],
  ['check --on 2020-13-01', '`--on 2020-13-01`: the calendar has no such day.'],
  ['check --on 2023-02-29', '`--on 2023-02-29`: the calendar has no such day.'],
  ['figures --on tomorrow', '`--on tomorrow` is not a day such as 2026-05-01.'],
  ['check --strict=yes', '`--strict` takes no value.'],
  ['check --strct', 'check has no option `--strct`. Did you mean `--strict`?'],
  ['check -x', 'check has no option `-x`.'],
  ['check --__proto__', 'check has no option `--__proto__`.'],
  ['check --watch --fix', '`--watch` and `--fix` contradict each other.'],
  ['check --watch --format json', '`--watch` and `--format` contradict each other.'],
  ['check --fix --explain overflow', '`--fix` and `--explain` contradict each other.'],
  ['check more', '`more` is one argument too many.'],
  ['check --format html', '`--format` cannot be `html`. It can be text, json or github.'],
  ['check --catalog ../x', '`--catalog ../x` must be a folder below'],
  ['serve --catalog /x', '`--catalog /x` must be a folder below'],
  ['build -o built --catalog=.', '`--catalog .` must be a folder below'],
  ['generate --fix', 'generate has no option `--fix`.'],
  ['generate --check --uncommitted', '`--check` and `--uncommitted` contradict each other.'],
  ['generate --target cobol -o x', '`--target` cannot be `cobol`. It can be python.'],
  ['generate --target __proto__ -o x', '`--target` cannot be `__proto__`. It can be python.'],
  ['generate --target python', '`--target` needs `--output`.'],
  ['generate -o x', '`--output` needs `--target`.'],
  ['generate --target python -o x --check', '`--check` and `--target` contradict each other.'],
  ['package', '`--output FOLDER` is needed.'],
  ['figures --format github', '`--format` cannot be `github`. It can be text or json.'],
  ['figures --check', 'figures has no option `--check`.'],
  ['figures --to a --from b', '`--to` and `--from` contradict each other.'],
  ['figures --to a --on 2026-01-01', '`--on` and `--to` contradict each other.'],
  ['figures --to a --examples-later', '`--examples-later` needs `--from`.'],
  ['workbook fence', '`--output FILE` is needed.'],
  ['workbook fence --output', '`--output` needs a value: --output FILE.'],
  ['translate', 'translate needs LANGUAGE.'],
  ['translate es --same', '`--same` needs `--write`.'],
  ['diff A B C', '`C` is one argument too many.'],
  ['workbench --port 99999', '`--port 99999` is not a whole number from 0 to 65535.'],
  ['workbench --port -1', '`--port` needs a value: --port PORT.'],
  ['serve --port 1', 'serve has no option `--port`.'],
  ['init --catalog=other', 'init has no option `--catalog`.'],
  ['guide fence', '`fence` is one argument too many.'],
  ['build', '`--output FOLDER` is needed.'],
  ['completion', 'completion needs bash|zsh.'],
  ['completion fish', '`fish` is not bash or zsh.'],
])('`%s` is refused with what is wrong, and how the command is called', (line, why) => {
  const [name = '', ...rest] = line.split(' ');
  const { code, text = '' } = answerTo(name, ...rest) ?? {};
  expect([code, text.split('\n')[0]]).toEqual([2, expect.stringContaining(why)]);
  expect(text).toMatch(new RegExp(`^Usage: npx reckoner ${name}\\b`, 'm'));
});

test.each(['constructor', '__proto__', 'chek'])('%s was never a command', (name) => {
  expect(answerTo(name)).toEqual({ code: 2, text: expect.stringMatching(`^There is no command \`${name}\`\\. `) });
});

test.each<readonly [args: readonly string[], text: RegExp]>([
  [['--help'], /^Usage: npx reckoner COMMAND(?:.*\n)* {2}check +check the catalog/],
  [['help'], /^Usage: npx reckoner COMMAND/],
  [['help', 'translate'], /^Usage: npx reckoner translate LANGUAGE \[options\]$/m],
  [['diff', 'HEAD', '-h'], /^Usage: npx reckoner diff \[A\] \[B\] \[options\]$/m],
  [['build', '--help'], /^Usage: npx reckoner build -o FOLDER \[options\]$/m],
])('%j is answered with help', (args, text) => {
  expect(answerTo(...args)).toEqual({ code: 0, text: expect.stringMatching(text) });
});

test.each([[], ['--all']].map((args) => [args]))('%j names no command, and lists them', (args) => {
  expect(answerTo(...args)).toEqual({ code: 2, text: expect.stringMatching(/^Usage: npx reckoner COMMAND/) });
});

test('help of a command has a line for each of its options', () => {
  for (const [name, { options }] of Object.entries(rows)) {
    const { text = '' } = answerTo(name === 'leads' ? 'help' : name, name === 'leads' ? name : '--help') ?? {};
    for (const option of Object.keys(options)) expect(text).toMatch(new RegExp(`^ {2}(?:-\\w, )?--${option}\\b`, 'm'));
  }
});

test('the arguments of another tool are its own', () => {
  const call = { operands: ['show', '--help'] };
  expect(readArguments(tool, ['leads', 'show', '--help'])).toEqual({ kind: 'call', name: 'leads', call });
});

test('a call has the values of its options, written or not', () => {
  expect(readArguments(tool, ['workbench', '--port', '0', '--catalog', './mine/'])).toEqual({
    kind: 'call',
    name: 'workbench',
    call: { operands: [], root: '.', catalog: 'mine', port: 0, assets: undefined },
  });
});
