/** The command `translate`: lists the texts that a language still lacks, or writes them into its files. */
import { join } from 'node:path';
import { hasWords, textsOf } from '../../generator/program/texts-of.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { skeletonOf } from '../translation/skeleton.js';
import type { Caller } from './caller.js';
import { command } from './caller.js';
import { checkOnDisk } from './compiler.js';
import { readSources, replaceFile } from './files.js';
import type { CatalogPlace } from './read-call.js';
import { readCall } from './read-call.js';

interface TranslateOptions extends CatalogPlace {
  readonly language: string;
  readonly writes: boolean;
  readonly takesSame: boolean;
}

function readTranslateOptions(args: readonly string[]): TranslateOptions | null {
  const flag = { type: 'boolean', default: false } as const;
  return readCall(args, { write: flag, same: flag }, ({ write: writes, same }, [language, ...rest], place) => {
    const isCode = language !== undefined && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language);
    return !isCode || rest.length > 0 || (same && !writes) ? null : { ...place, language, writes, takesSame: same };
  });
}

/** Lists what is missing or out of date, or writes it into the files. Exit code 1 while something is open. */
export const callTranslate = command(readTranslateOptions, (options, caller) =>
  options.writes ? write(options, caller) : list(options, caller),
);

function list(options: TranslateOptions, caller: Caller): number {
  const { language, catalog } = options;
  const { say } = caller;
  const { diagnostics } = checkOnDisk({ ...options, afresh: false }, caller);
  const open = diagnostics.filter((each) => isOpen(each, `${catalog}/${language}/`));
  if (open.length === 0) {
    say(`Nothing is missing or out of date in ${catalog}/${language}.\n`);
    return 0;
  }
  say(renderDiagnostics(open));
  return 1;
}

/** True for diagnostics in the folder of the language, and for a language that does not exist yet. */
function isOpen({ code, span }: Diagnostic, folder: string): boolean {
  return span.source.path.startsWith(folder) || code === 'bad-language';
}

/** The texts of formulas are those of the checked catalog, if it has no mistake. */
function write(options: TranslateOptions, caller: Caller): number {
  const { language, takesSame, root, catalog } = options;
  const { say } = caller;
  const calculators = checkOnDisk({ ...options, afresh: false }, caller).catalog?.calculators ?? [];
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
