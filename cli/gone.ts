/** Commands that were removed, each with what to use instead. */

const commands: Readonly<Record<string, string>> = {
  mcp: 'An assistant runs `npx reckoner check --format json`; the AGENTS.md that `init` writes tells it how to work.',
  replay:
    'Find the commit with `git log -S HASH -- generated/service.ts`, check it out and call its service. (`leads replay` stays.)',
  review: 'Review changes in pull requests; `git blame` shows who last changed a line.',
};

/** What to use in place of a command that was removed; null for any other name. */
export function insteadOfCommand(name: string): string | null {
  return Object.hasOwn(commands, name) ? `The command \`${name}\` was removed. ${commands[name]}` : null;
}
