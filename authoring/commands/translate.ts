/** The command translate: what a language of the catalog still lacks, and files to write it into. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from '../../generator/compile.js';
import { hasWords, textsOf } from '../../generator/model/texts-of.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { renderDiagnostics } from '../../generator/text/render.js';
import { skeletonOf } from '../translation/skeleton.js';
import type { Caller } from './caller.js';
import { catalogBelowRoot, folderOptions, keepingWork } from './compiler.js';
import { readSources, replaceFile } from './files.js';

export interface TranslateOptions {
  readonly language: string;
  readonly writes: boolean;
  readonly takesSame: boolean;
  readonly root: string;
  readonly catalog: string;
}

/** The options of a call; null for one that is none. */
export function readTranslateOptions(args: readonly string[]): TranslateOptions | null {
  try {
    const options = {
      ...folderOptions,
      write: { type: 'boolean', default: false },
      same: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [language, ...rest] = positionals;
    const catalog = catalogBelowRoot(values.catalog);
    const isCode = language !== undefined && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language);
    if (!isCode || rest.length > 0 || catalog === null || (values.same && !values.write)) return null;
    return { language, writes: values.write, takesSame: values.same, root: values.root, catalog };
  } catch {
    return null;
  }
}

/** Lists what is missing or out of date, or writes it into the files. Exit code 1 while something is open. */
export function runTranslate(options: TranslateOptions, caller: Caller): number {
  return options.writes ? write(options, caller) : list(options, caller);
}

function list(options: TranslateOptions, caller: Caller): number {
  const { language, catalog } = options;
  const { say } = caller;
  const { diagnostics } = checked(options, caller);
  const open = diagnostics.filter((each) => isOpen(each, `${catalog}/${language}/`));
  if (open.length === 0) {
    say(`Nothing is missing or out of date in ${catalog}/${language}.\n`);
    return 0;
  }
  say(renderDiagnostics(open));
  return 1;
}

/** Everything that is told of in the folder of the language, and a language that is not there yet. */
function isOpen({ code, span }: Diagnostic, folder: string): boolean {
  return span.source.path.startsWith(folder) || code === 'bad-language';
}

function checked({ root, catalog }: TranslateOptions, caller: Caller) {
  const sources = readSources(root, catalog);
  return keepingWork({ root, catalog, afresh: false }, caller, (work) => check(sources, work));
}

/** The texts of formulas are those of the checked catalog, if it has no mistake. */
function write(options: TranslateOptions, caller: Caller): number {
  const { language, takesSame, root, catalog } = options;
  const { say } = caller;
  const calculators = checked(options, caller).catalog?.calculators ?? [];
  const formulaTexts = new Map(calculators.map((each) => [each.slug, textsOf(each).filter(hasWords)]));
  const { files, added, noted } = skeletonOf(readSources(root, catalog), {
    ...{ language, folder: catalog, takesSame, formulaTexts },
  });
  for (const [name, text] of files) replaceFile(join(root, catalog, language, name), text);
  say(
    `${files.size} files in ${catalog}/${language}: ${added} texts are still those of the original, ${noted} are noted as translated.\n`,
  );
  return 0;
}
