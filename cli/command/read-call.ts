/** Reads the arguments of a command by its row. */
import { parseArgs } from 'node:util';
import { formatList } from '../../engine/spelling/list-names.js';
import type { Options, Values } from './option.js';
import { didYouMean, Refusal } from './option.js';

/** All that is said of a command; its name is the key of the row. */
export interface Row<Of extends Options = Options> {
  /** One line for the list of commands, verb first. */
  readonly summary: string;
  /**
   * What is written after the name: `LANGUAGE`, `[SLUG]` where it may be left out, `[SLUG ...]` for any number, `a|b` for one
   * of several words.
   */
  readonly operands?: readonly string[];
  readonly options: Of;
  /** True where another tool reads the arguments, which are operands here. */
  readonly isTool?: boolean;
}

export type Rows = Readonly<Record<string, Row>>;

/** What a command gets: the values of its options, and its operands. */
export type Call<Of extends Options = Options> = Values<Of> & { readonly operands: readonly string[] };

/** Throws a `Refusal` for arguments that the row does not allow. */
export function readCall(name: string, row: Row, args: readonly string[]): Call {
  if (row.isTool) return { operands: args };
  const options = Object.entries(row.options).map(([each, { value, short }]) => {
    const type = value === null ? ('boolean' as const) : ('string' as const);
    return [each, short === undefined ? { type } : { type, short }] as const;
  });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map(
    tokens.flatMap((token) => (token.kind === 'option' ? [[token.name, readOption(name, row, token)] as const] : [])),
  );
  const operands = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  expectOperands(name, row, operands);
  expectNoContradiction(row, given);
  const values = Object.entries(row.options).map(([each, { absent }]) => [
    each,
    given.has(each) ? given.get(each) : absent,
  ]);
  return { ...Object.fromEntries(values), operands } as Call;
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readOption(command: string, { options }: Row, { name, rawName, value, inlineValue }: OptionToken): unknown {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) {
    const known = Object.keys(options).map((each) => `--${each}`);
    throw new Refusal(
      [`${command} has no option \`${rawName}\`.`, didYouMean(rawName, known)].filter(Boolean).join(' '),
    );
  }
  if (option.value === null) {
    if (value !== undefined) throw new Refusal(`\`${rawName}\` takes no value.`);
    return option.read('', rawName);
  }
  const isNext = !inlineValue && /^-./.test(value ?? '');
  if (value === undefined || value === '' || isNext)
    throw new Refusal(`\`${rawName}\` needs a value: ${rawName} ${option.value}.`);
  return option.read(value, rawName);
}

function expectOperands(name: string, { operands: known = [] }: Row, operands: readonly string[]): void {
  const missing = known.slice(operands.length).find((each) => !each.startsWith('['));
  if (missing !== undefined) throw new Refusal(`${name} needs ${missing}.`);
  for (const [at, each] of known.entries()) {
    const words = each.split('|');
    const word = operands[at] ?? '';
    if (words.length > 1 && !words.includes(word))
      throw new Refusal(`\`${word}\` is not ${formatList(words, 'or')}. ${didYouMean(word, words) ?? ''}`.trim());
  }
  const most = known.at(-1)?.endsWith('...]') ? Number.POSITIVE_INFINITY : known.length;
  if (operands.length > most) throw new Refusal(`\`${operands[most]}\` is one argument too many.`);
}

/** `given` has the values of the options that were written. */
function expectNoContradiction({ options }: Row, given: ReadonlyMap<string, unknown>): void {
  const isGiven = (name: string): boolean => given.has(name) && given.get(name) !== options[name]?.absent;
  for (const [name, { isNeeded, without = [], refines, value }] of Object.entries(options)) {
    if (isNeeded && !given.has(name)) throw new Refusal(`\`--${name} ${value}\` is needed.`);
    if (!isGiven(name)) continue;
    const other = without.find(isGiven);
    if (other !== undefined) throw new Refusal(`\`--${name}\` and \`--${other}\` contradict each other.`);
    if (refines !== undefined && !isGiven(refines)) throw new Refusal(`\`--${name}\` needs \`--${refines}\`.`);
  }
}
