/** Commands and formats that were removed, each with what to use instead. */

const commands: Readonly<Record<string, string>> = {
  mcp: 'An assistant runs `npx reckoner check --format json`; the AGENTS.md that `init` writes tells it how to work.',
  replay:
    'Find the commit with `git log -S HASH -- generated/service.ts`, check it out and call its service. (`leads replay` stays.)',
  review: 'Review changes in pull requests; `git blame` shows who last changed a line.',
};

const forFindings = 'Use `--format github` for annotations at the lines of a pull request, or `--format json`.';

/** By the name after `--format`. */
const formats: Readonly<Record<string, string>> = { sarif: forFindings, rdjson: forFindings };

/** What to use in place of a command that was removed; null for any other name. */
export function insteadOfCommand(name: string): string | null {
  return Object.hasOwn(commands, name) ? `The command \`${name}\` was removed. ${commands[name]}` : null;
}

/** What to use in place of the format that these arguments ask for; null where it was not removed. */
export function insteadOfFormat(args: readonly string[]): string | null {
  const given = args.flatMap((arg, at) =>
    arg === '--format' ? (args[at + 1] ?? []) : (/^--format=(.*)$/.exec(arg)?.[1] ?? []),
  );
  const gone = given.find((each) => Object.hasOwn(formats, each));
  return gone === undefined ? null : `The format \`${gone}\` was removed. ${formats[gone]}`;
}
