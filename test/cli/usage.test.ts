/** Calls that no command takes: of what was removed, and with options that lack something. */
import type { Terminal } from '../../cli/terminal.js';
import { explainCall } from '../../cli/usage.js';

/** The exit code of a call that no command took, with what it wrote. */
function explained(...args: readonly string[]) {
  const written = { said: '', complained: '' };
  const terminal: Terminal = {
    say: (text) => {
      written.said += text;
    },
    complain: (text) => {
      written.complained += text;
    },
  };
  const code = explainCall(args, { tool: 'npx reckoner', callOf: (name) => `npx reckoner ${name}`, terminal });
  return { code, ...written };
}

test.each<readonly [args: readonly string[], instead: RegExp]>([
  [['mcp', '--edit'], /^The command `mcp` was removed\. .*`npx reckoner check --format json`.*AGENTS\.md.*\.\n$/],
  [
    ['replay', '3f1c0a9be2d47716', 'fence'],
    /^The command `replay` was removed\. .*`git log -S HASH -- generated\/service\.ts`.*\n$/,
  ],
  [['review', 'fence'], /^The command `review` was removed\. .*pull requests.*`git blame`.*\.\n$/],
  [['check', '--format', 'sarif'], /^The format `sarif` was removed\. Use `--format github` .*`--format json`\.\n$/],
  [['mutate', 'fence', '--format=rdjson'], /^The format `rdjson` was removed\. Use `--format github` /],
  [['diff', 'HEAD', '--format', 'html'], /^The format `html` was removed\. Use `--format markdown`,/],
  [['review', '--help'], /^The command `review` was removed\./],
  [['help', 'review'], /^The command `review` was removed\./],
])('%j is refused in one line that names what to use instead', (args, instead) => {
  expect(explained(...args)).toEqual({ code: 2, said: '', complained: expect.stringMatching(instead) });
});

test('a format that a command never had is refused as any other', () => {
  expect(explained('check', '--format', 'html').complained).toContain(
    'There is no format `html`: it is text, json or github.',
  );
});

test.each<readonly [args: readonly string[], why: string]>([
  [['check', '--on'], '`--on` needs a value: --on DATE.'],
  [['workbook', 'fence', '--output'], '`--output` needs a value: --output FILE.'],
  [['figures', '--format', 'github'], 'There is no format `github`: it is text or json.'],
  [['check', 'more'], 'check is not called like this.'],
])('%j is refused with what is wrong, and how the command is called', (args, why) => {
  const { code, complained } = explained(...args);
  expect([code, complained.split('\n')[0]]).toEqual([2, why]);
  expect(complained).toContain(`\nUsage: npx reckoner ${args[0]} `);
});

test.each(['constructor', '__proto__'])('%s was never a command', (name) => {
  expect(explained(name).complained).toContain(`There is no command \`${name}\`.`);
});
