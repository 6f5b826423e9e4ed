/** The command `translate`: lists the texts that a language still lacks, or writes them into its files. */
import { join } from 'node:path';
import { Refusal } from '../../cli/command/option.js';
import type { CallOf } from '../../cli/command/rows.js';
import { check } from '../../generator/compile.js';
import { hasWords, textsOf } from '../../generator/program/texts-of.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { spanText } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { quote } from '../../generator/source/suggest.js';
import { skeletonOf } from '../translation/skeleton.js';
import type { Caller } from './caller.js';
import { readSources, replaceFile } from './files.js';
import { keepingResults } from './kept-results.js';

/** Lists what is missing or out of date, or writes it into the files. Exit code 1 while something is open. */
export function runTranslate(call: CallOf<'translate'>, caller: Caller): number {
  const { root, catalog: folder } = call;
  const sources = readSources(root, folder);
  const checked = keepingResults(call, caller, (queries) => check(sources, queries));
  const language = expectLanguage(call.operands[0] ?? '', sources, checked);
  return call.write ? write(language, sources, checked, call, caller) : list(language, checked, folder, caller);
}

type Checked = ReturnType<typeof check>;

/** Refuses the catalog's own language, and one that it has neither a folder nor an entry of service.yaml for. */
function expectLanguage(language: string, sources: CatalogSources, { catalog, diagnostics }: Checked): string {
  const [own = 'en'] = catalog?.service.languages ?? [];
  const folders = sources.translations?.map((each) => each.language) ?? [];
  const withoutFolder = diagnostics.flatMap(({ code, span }) => (code === 'bad-language' ? [spanText(span)] : []));
  const known = [own, ...new Set([...folders, ...withoutFolder].filter(isCode))];
  if (language !== own && known.includes(language)) return language;
  if (!isCode(language)) throw new Refusal(`\`${language}\` is not the code of a language, such as \`es\`.`);
  throw new Refusal(
    language === own
      ? `\`${own}\` is the catalog's own language: there is nothing to translate.`
      : `The catalog has no language \`${language}\`; it has ${known.map(quote).join(', ')}. To add it, write \`languages: [${[...known, language].join(', ')}]\` in service.yaml and run \`translate ${language} --write\`.`,
  );
}

const isCode = (language: string): boolean => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language);

function list(language: string, { diagnostics }: Checked, folder: string, { say }: Caller): number {
  const open = diagnostics.filter((each) => isOpen(each, `${folder}/${language}/`));
  if (open.length === 0) {
    say(`Nothing is missing or out of date in ${folder}/${language}.\n`);
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
function write(
  language: string,
  sources: CatalogSources,
  checked: Checked,
  { same: takesSame, root, catalog: folder }: CallOf<'translate'>,
  { say }: Caller,
): number {
  const calculators = checked.catalog?.calculators ?? [];
  const formulaTexts = new Map(calculators.map((each) => [each.slug, textsOf(each).filter(hasWords)]));
  const { files, added, noted } = skeletonOf(sources, { language, folder, takesSame, formulaTexts });
  for (const [name, text] of files) replaceFile(join(root, folder, language, name), text);
  say(
    `${files.size} files in ${folder}/${language}: ${added} texts are still those of the original, ${noted} are noted as translated.\n`,
  );
  return 0;
}
