/** The commands of the tool: what each does, and what its operands and options mean. */

export interface CommandRow {
  readonly name: string;
  /** One line for the list of commands, verb first. */
  readonly summary: string;
  /** Operands after the name, such as `[SLUG ...]`. */
  readonly operands?: string;
  /** Help for each option, by name and value, as in `--on DATE`. */
  readonly options: Readonly<Record<string, string>>;
}

const folders = {
  '--root FOLDER': "the project's folder; this one by default",
  '--catalog FOLDER': "the catalog's folder below it, `catalog` by default; `generated` is written beside it",
} as const;

const afresh = { '--afresh': 'ignore what earlier runs kept in node_modules/.cache, which only saves time' } as const;

/** In the order in which people need them. */
const rows = [
  {
    name: 'init',
    summary: 'write a small catalog, settings for editors and a workflow',
    options: {
      '--network': 'also places, providers and terms for requests of people',
      '--root FOLDER': folders['--root FOLDER'],
    },
  },
  {
    name: 'guide',
    summary: 'print the language of calculators on one page, for people and for assistants',
    options: {},
  },
  {
    name: 'new',
    summary: 'write the skeleton of a calculator where it belongs; ask for what is missing',
    operands: '[SLUG]',
    options: {
      '--title TEXT': 'what the calculator is called',
      '--tag TAG': 'the trade that it is listed under',
      '--file FILE': 'the file below the catalog that it is written to',
      ...folders,
    },
  },
  {
    name: 'check',
    summary: 'check the catalog and list mistakes',
    options: {
      '--watch': 'keep running, and check what changes',
      '--fix': 'fix mistakes that have only one fix, and list the changes',
      '--explain CODE': 'explain the code of a message, with an example and a remedy',
      '--strict': 'refuse advice as well as mistakes',
      '--on DATE':
        'the day of the check, today by default: nothing may have been read later; also say which figures of money need another look by then, which leaves the exit code the same',
      '--format FORMAT': 'text, json or github',
      ...afresh,
      ...folders,
    },
  },
  {
    name: 'generate',
    summary: 'write generated/, which the service serves, or a package for another language',
    options: {
      '--check': 'only compare the files that the project commits, and fail where one is not fresh',
      '--uncommitted': 'write only the files that `committed` of service.yaml leaves out',
      '--target python': 'write the calculators as a Python package instead, with -o',
      '-o, --output FOLDER': 'where the package goes',
      '--format FORMAT': 'text or json',
      ...afresh,
      ...folders,
    },
  },
  {
    name: 'translate',
    summary: 'list what a language of the catalog lacks, or write it into its files',
    operands: 'LANGUAGE',
    options: {
      '--write': 'write every text that is missing, in the words of the original, and note what is translated',
      '--same': 'with --write: note every text as right, also where it reads like its original or that has changed',
      ...folders,
    },
  },
  {
    name: 'workbook',
    summary: 'write calculators as a workbook (.xlsx) that recalculates; all of them where none is named',
    operands: '[SLUG ...]',
    options: {
      '-o, --output FILE': 'where the workbook goes',
      '--lang CODE': 'a further language of the catalog, such as es',
      ...folders,
    },
  },
  {
    name: 'package',
    summary: 'write the calculators as an npm package for Node, Deno, Bun and browsers',
    options: { '-o, --output FOLDER': 'where the package goes', ...folders },
  },
  {
    name: 'figures',
    summary: 'list the figures with what they rest on, the oldest first, and count them',
    options: {
      '--on DATE': 'the day for which it says what needs another look; today by default',
      '--to FILE': 'write them to a workbook (.xlsx)',
      '--from FILE': 'bring the edits of a workbook back into the catalog, and show the difference',
      '--examples-later': 'with --from, take prices although examples then fail',
      '--format FORMAT': 'text or json',
      ...afresh,
      ...folders,
    },
  },
  {
    name: 'mutate',
    summary: 'find slips in the catalog that no example, law or proof notices',
    operands: '[SLUG ...]',
    options: {
      '--changed-since COMMIT': 'only slips in lines that changed since then; fail where one survives',
      '--brief': 'leave out the calls that would notice',
      '--format FORMAT': 'text, json or github',
      ...folders,
    },
  },
  {
    name: 'diff',
    summary: 'show what changed for callers from A to B, each a commit or a folder',
    operands: '[A] [B]',
    options: { '--format FORMAT': 'text, json or markdown', ...folders },
  },
  {
    name: 'workbench',
    summary: 'edit the catalog in a page that shows the calculators',
    options: {
      '--port PORT': 'where it listens',
      '--assets FOLDER': 'where its built page lies',
      ...folders,
    },
  },
  { name: 'lsp', summary: 'answer an editor, by the Language Server Protocol on standard streams', options: {} },
  {
    name: 'build',
    summary: 'compile the catalog into a folder that `serve --built` starts from at once, on any machine',
    operands: '-o FOLDER',
    options: { '-o, --output FOLDER': 'where the build goes', ...folders },
  },
  {
    name: 'serve',
    summary: 'compile the catalog and serve it on PORT, by default 3000',
    options: { '--built FOLDER': 'serve what `build` wrote there, without compiling', ...folders },
  },
  {
    name: 'leads',
    summary: 'look after the requests of people; `leads --help` lists its commands',
    operands: 'COMMAND',
    options: {},
  },
] as const satisfies readonly CommandRow[];

export type CommandName = (typeof rows)[number]['name'];

export const commands: readonly CommandRow[] = rows;

export const commandNamed = (name: string | undefined): CommandRow | undefined =>
  commands.find((each) => each.name === name);
