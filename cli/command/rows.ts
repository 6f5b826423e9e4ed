/** The commands of the tool: what each does, and what its operands and options are. What runs them is named where it runs. */

import { readCatalogFolder } from './catalog-folder.js';
import { choice, flag, needed, option, otherwise, readDay, text, wholeNumber } from './option.js';
import type { Call, Row } from './read-call.js';

const root = otherwise(text('FOLDER', "the project's folder; this one by default"), '.');

const folders = {
  root,
  catalog: otherwise(
    option(
      'FOLDER',
      "the catalog's folder below it, `catalog` by default; `generated` is written beside it",
      readCatalogFolder,
    ),
    'catalog',
  ),
};

const afresh = { afresh: flag('ignore what earlier runs kept in node_modules/.cache, which only saves time') };

const forFindings = 'Use `--format github` for annotations at the lines of a pull request, or `--format json`.';
const findingFormat = otherwise(
  choice('FORMAT', ['text', 'json', 'github'], { gone: { sarif: forFindings, rdjson: forFindings } }),
  'text',
);
const plainFormat = otherwise(choice('FORMAT', ['text', 'json']), 'text');

const packageFolder = { ...text('FOLDER', 'where the package goes'), short: 'o' };

/** In the order in which people need them. */
export const rows = {
  init: {
    summary: 'write a small catalog, settings for editors and a workflow',
    options: {
      network: flag('also places, providers and terms for requests of people'),
      deploy: flag('also what runs it on a server, in deploy/; for a catalog that is there already, only that'),
      root,
    },
  },
  guide: {
    summary: 'print the language of calculators on one page, for people and for assistants',
    options: {},
  },
  new: {
    summary: 'write the skeleton of a calculator where it belongs; ask for what is missing',
    operands: ['[SLUG]'],
    options: {
      title: text('TEXT', 'what the calculator is called'),
      tag: text('TAG', 'the trade that it is listed under'),
      file: text('FILE', 'the file below the catalog that it is written to'),
      ...folders,
    },
  },
  check: {
    summary: 'check the catalog and list mistakes',
    options: {
      watch: { ...flag('keep running, and check what changes'), without: ['fix', 'explain', 'on', 'format'] },
      fix: {
        ...flag('apply unambiguous fixes, but never pick a number, date or unit; list the changes'),
        without: ['explain', 'on', 'format'],
      },
      'update-examples': {
        ...text(
          'SLUG',
          'write the numbers of its examples that fail only because a shared figure has changed since a commit, and show the difference; everything else is refused',
        ),
        without: ['watch', 'fix', 'explain', 'on', 'format', 'strict'],
      },
      since: {
        ...otherwise(
          text('COMMIT', 'with --update-examples: the commit before the figure changed; HEAD by default'),
          'HEAD',
        ),
        refines: 'update-examples',
      },
      explain: text('CODE', 'explain the code of a message, with an example and a remedy'),
      strict: flag('refuse advice as well as mistakes'),
      on: option(
        'DATE',
        'the day of the check, today by default: nothing may have been read later; also say which figures of money need another look by then, which leaves the exit code the same',
        readDay,
      ),
      format: findingFormat,
      ...afresh,
      ...folders,
    },
  },
  generate: {
    summary: 'write generated/, which the service serves, or a package for another language',
    options: {
      check: {
        ...flag('only compare the files that the project commits, and fail where one is not fresh'),
        without: ['uncommitted', 'target'],
      },
      uncommitted: {
        ...flag('write only the files that `committed` of service.yaml leaves out'),
        without: ['target'],
      },
      strict: { ...flag('refuse advice as well as mistakes'), without: ['target'] },
      target: {
        ...choice('TARGET', ['python'], { help: 'the language of a package to write instead, python; with -o' }),
        without: ['format', 'afresh'],
        refines: 'output',
      },
      output: { ...packageFolder, refines: 'target' },
      format: plainFormat,
      ...afresh,
      ...folders,
    },
  },
  translate: {
    summary: 'list what a language of the catalog lacks, or write it into its files',
    operands: ['LANGUAGE'],
    options: {
      write: flag('write every text that is missing, in the words of the original, and note what is translated'),
      same: {
        ...flag('note every text as right, also where it reads like its original or that has changed'),
        refines: 'write',
      },
      ...folders,
    },
  },
  workbook: {
    summary: 'write calculators as a workbook (.xlsx) that recalculates; all of them where none is named',
    operands: ['[SLUG ...]'],
    options: {
      output: needed({ ...text('FILE', 'where the workbook goes'), short: 'o' }),
      lang: text('CODE', 'a further language of the catalog, such as es'),
      ...folders,
    },
  },
  package: {
    summary: 'write the calculators as an npm package for Node, Deno, Bun and browsers',
    options: { output: needed(packageFolder), ...folders },
  },
  figures: {
    summary: 'list the figures with what they rest on, the oldest first, and count them',
    options: {
      on: {
        ...option('DATE', 'the day for which it says what needs another look; today by default', readDay),
        without: ['to', 'from'],
      },
      to: { ...text('FILE', 'write them to a workbook (.xlsx)'), without: ['from'] },
      from: text('FILE', 'bring the edits of a workbook back into the catalog, and show the difference'),
      'examples-later': { ...flag('take prices although examples then fail'), refines: 'from' },
      format: plainFormat,
      ...afresh,
      ...folders,
    },
  },
  mutate: {
    summary: 'find slips in the catalog that no example, law or proof notices',
    operands: ['[SLUG ...]'],
    options: {
      'changed-since': text('COMMIT', 'only slips in lines that changed since then; fail where one survives'),
      brief: flag('leave out the calls that would notice'),
      format: findingFormat,
      ...folders,
    },
  },
  diff: {
    summary: 'show what changed for callers from A to B, each a commit or a folder',
    operands: ['[A]', '[B]'],
    options: {
      format: otherwise(
        choice('FORMAT', ['text', 'json', 'markdown'], {
          gone: { html: 'Use `--format markdown`, which GitHub shows, or `--format json`.' },
        }),
        'text',
      ),
      ...folders,
    },
  },
  workbench: {
    summary: 'edit the catalog in a page that shows the calculators',
    options: {
      port: otherwise(
        option('PORT', 'where it listens, 4321 by default; 0 for any free port', wholeNumber(0, 65535)),
        4321,
      ),
      assets: text('FOLDER', 'where its built page lies'),
      ...folders,
    },
  },
  lsp: {
    summary: 'answer an editor, by the Language Server Protocol on standard streams',
    options: { stdio: flag('what editors add; there is no other way') },
  },
  build: {
    summary: 'compile the catalog into a folder that `serve --built` starts from at once, on any machine',
    options: { output: needed({ ...text('FOLDER', 'where the build goes'), short: 'o' }), ...folders },
  },
  serve: {
    summary: 'compile the catalog and serve it on PORT, by default 3000',
    options: {
      watch: {
        ...flag('serve each edit as soon as it compiles; one with mistakes leaves the last version served'),
        without: ['built'],
      },
      built: text('FOLDER', 'serve what `build` wrote there, without compiling'),
      ...folders,
    },
  },
  completion: {
    summary: 'print a script that completes commands and options: `source <(npx reckoner completion bash)`, or zsh',
    operands: ['bash|zsh'],
    options: {},
  },
  leads: {
    summary: 'look after the requests of people; `leads --help` lists its commands',
    operands: ['COMMAND'],
    options: {},
    isTool: true,
  },
} satisfies Readonly<Record<string, Row>>;

export type CommandName = keyof typeof rows;

/** What the command of this name gets. */
export type CallOf<Name extends CommandName> = Call<(typeof rows)[Name]['options']>;

/** Commands that were removed, each with what to use instead. */
export const gone = {
  mcp: 'An assistant runs `npx reckoner check --format json`; the AGENTS.md that `init` writes tells it how to work.',
  replay:
    'Find the commit with `git log -S HASH -- generated/service.ts`, check it out and call its service. (`leads replay` stays.)',
  review: 'Review changes in pull requests; `git blame` shows who last changed a line.',
} as const;

export const exitCodes = `Exit codes: 0 success; 1 mistakes in the catalog, advice where it is refused, stale files, or a change that the
version does not announce; 2 a wrong call, or a file that cannot be read or written.
`;
