/** The command `diff`: lists what changed between two catalogs, and checks that the version announces it. */
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import type { CallOf } from '../../cli/command/rows.js';
import { sourcesFrom } from '../../generator/language/catalog-sources.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { createSource, positionAt } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { compareCatalogs } from '../compare/compare.js';
import type { Announced } from '../compare/policy.js';
import { judge } from '../compare/policy.js';
import type { DiffReport, ReportedMistake } from '../compare/report.js';
import { diffAsJson, diffAsMarkdown, diffAsText, incomparableAsMarkdown, mistakesFound } from '../compare/report.js';
import { QueryMemory } from '../language/query-memory.js';
import { openComparableCatalog } from '../sample/catalog-with-sources.js';
import type { Caller } from './caller.js';
import { isFolder, readIfThere, readSources } from './files.js';
import { commitOf, HistoryError, sourcesAt, textAt } from './history.js';
import { renderMistakes } from './verdict.js';

const formats = {
  text: diffAsText,
  markdown: diffAsMarkdown,
  json: (report: DiffReport) => JSON.stringify(diffAsJson(report), null, 2),
};

/**
 * Compares the working tree with the last commit where the call names nothing else.
 * Gives the exit code: 0, or 1 for breaking changes that are not announced and for a later catalog with mistakes. A
 * catalog with mistakes only in examples, bands, laws or evidence is still compared.
 */
export function runDiff(call: CallOf<'diff'>, { say, complain, today, progress }: Caller): number {
  const [earlier = 'HEAD', later] = call.operands;
  const after = later === undefined ? folderSide(call.root, call) : sideOf(later, call);
  const before = sideOf(earlier, call);
  // Parts that are the same in both are read, checked and proved once, and not compared.
  const queries = new QueryMemory();
  const old = openComparableCatalog(before.sources, queries);
  const now = openComparableCatalog(sharing(after.sources, before.sources, call.catalog), queries);
  if (old.catalog === null) {
    const subject = `The earlier catalog, ${earlier}, does not pass this compiler`;
    complain(`${renderMistakes(old.mistakes)}${subject}.\n`);
    if (call.format === 'markdown') say(incomparableAsMarkdown(subject, old.mistakes.map(reported)));
    return 2;
  }
  if (now.catalog === null) {
    complain(renderMistakes(now.mistakes));
    if (call.format === 'markdown')
      say(incomparableAsMarkdown(mistakesFound(now.mistakes.length), now.mistakes.map(reported)));
    return 1;
  }
  const comparison = compareCatalogs(old.catalog, now.catalog, today(now.catalog.catalog.service.timeZone), progress);
  const announced: Announced = {
    before: old.catalog.catalog.service.version,
    after: now.catalog.catalog.service.version,
    changelog: after.changelog,
  };
  const judgement = judge(comparison.changes, announced);
  const report = { comparison, announced, judgement, mistakes: now.mistakes.map(reported) };
  say(`${formats[call.format](report)}\n`);
  return judgement.problems.length + now.mistakes.length === 0 ? 0 : 1;
}

/** The files of a catalog; those that another catalog has too are the same objects. */
function sharing(sources: CatalogSources, others: CatalogSources, folder: string): CatalogSources {
  const known = new Map(filesOf(others).map((source) => [source.path, source]));
  const texts = new Map(filesOf(sources).map(({ path, text }) => [path.slice(folder.length + 1), text]));
  return sourcesFrom([...texts.keys()], (name) => {
    const [path, text] = [`${folder}/${name}`, texts.get(name) ?? ''];
    const other = known.get(path);
    return other?.text === text ? other : createSource(path, text);
  });
}

function reported({ span, message }: Diagnostic): ReportedMistake {
  const { line } = positionAt(span.source, span.start);
  return { place: `${span.source.path}:${line}`, message };
}

const changelogName = 'CHANGELOG.md';

/** A folder that holds the catalog, or else a commit. */
function sideOf(name: string, place: CatalogPlace) {
  const { root, catalog } = place;
  if (isFolder(`${name}/${catalog}`)) return folderSide(name, place);
  if (isFolder(name)) throw new HistoryError(`There is no folder \`${catalog}\` in ${name}.`);
  const commit = commitOf(root, name);
  return { sources: sourcesAt(root, commit, catalog), changelog: textAt(root, commit, changelogName) };
}

function folderSide(folder: string, { catalog }: CatalogPlace) {
  return { sources: readSources(folder, catalog), changelog: readIfThere(`${folder}/${changelogName}`) };
}
