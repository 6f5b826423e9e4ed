/** Commands and formats that were removed, each with what to use instead. */

const commands: Readonly<Record<string, string>> = {
  mcp: 'An assistant runs `npx reckoner check --format json`; the AGENTS.md that `init` writes tells it how to work.',
  replay:
    'Find the commit with `git log -S HASH -- generated/service.ts`, check it out and call its service. (`leads replay` stays.)',
  review: 'Review changes in pull requests; `git blame` shows who last changed a line.',
};

const forFindings = 'Use `--format github` for annotations at the lines of a pull request, or `--format json`.';

/** By the command and the name after `--format`. */
const formats: Readonly<Record<string, string>> = {
  'check sarif': forFindings,
  'check rdjson': forFindings,
  'mutate sarif': forFindings,
  'mutate rdjson': forFindings,
  'diff html': 'Use `--format markdown`, which GitHub shows, or `--format json`.',
};

/** What to use in place of a command that was removed; null for any other name. */
export function insteadOfCommand(name: string): string | null {
  return Object.hasOwn(commands, name) ? `The command \`${name}\` was removed. ${commands[name]}` : null;
}

/** What to use in place of the format that a call of a command asks for; null where it was not removed. */
export function insteadOfFormat(command: string, args: readonly string[]): string | null {
  const given = /(?:^|\n)--format[=\n]([^\n]*)/.exec(args.join('\n'))?.[1] ?? '';
  const instead = formats[`${command} ${given}`];
  return instead === undefined ? null : `The format \`${given}\` was removed. ${instead}`;
}
