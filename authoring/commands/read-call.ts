/** Reads the arguments of commands. */
import { posix } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

/** The catalog that a command works on. */
export interface CatalogPlace {
  /** The project's folder. */
  readonly root: string;
  /** The catalog's folder, below the root. */
  readonly catalog: string;
}

/** The options of every command that reads a catalog, for `parseArgs`. */
export const folderOptions = {
  root: { type: 'string', default: '.' },
  catalog: { type: 'string', default: 'catalog' },
} as const;

export const formatOption = { format: { type: 'string', default: 'text' } } as const;

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;
type Values<Options extends OptionsConfig> = ReturnType<typeof parseArgs<{ options: Options }>>['values'];

/** The values of options; null for arguments that are none of them. */
export function readOptions<const Options extends OptionsConfig>(
  args: readonly string[],
  options: Options,
): Values<Options> | null {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}

/** Reads a call with these options beside `--root` and `--catalog`; null for a wrong call. */
export function readCall<const Options extends OptionsConfig, Call>(
  args: readonly string[],
  options: Options,
  read: (values: Values<Options>, operands: readonly string[], place: CatalogPlace) => Call | null,
): Call | null {
  try {
    const all: OptionsConfig = { ...options, ...folderOptions };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: all });
    const catalog = catalogBelowRoot(String(values['catalog']));
    if (catalog === null) return null;
    return read(values as Values<Options>, positionals, { root: String(values['root']), catalog });
  } catch {
    return null;
  }
}

/** A folder below the root without needless parts; null for one that is elsewhere, or the root itself. */
export function catalogBelowRoot(given: string): string | null {
  const catalog = posix.normalize(given).replace(/\/$/, '');
  return posix.isAbsolute(catalog) || catalog.startsWith('..') || catalog === '.' ? null : catalog;
}

/** Why a folder is refused, and what to write in its place. */
export function explainElsewhere(catalog: string): string {
  const given = posix.normalize(catalog.replaceAll('\\', '/')).replace(/\/$/, '');
  const [root, name] =
    /^(?:\.|\.\.|\/)?$/.test(given) || given.endsWith('..')
      ? ['FOLDER', 'catalog']
      : [posix.dirname(given), posix.basename(given)];
  return `\`--catalog ${catalog}\` must be a folder below the project's, because \`generated\` is written beside it. Name the project's folder, too: \`--root ${root} --catalog ${name}\`.`;
}
