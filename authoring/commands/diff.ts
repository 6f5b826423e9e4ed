/** The command `diff`: lists what changed between two catalogs, and checks that the version announces it. */
import { parseArgs } from 'node:util';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { isMistake, Reporter } from '../../generator/text/diagnostic.js';
import { compareCatalogs } from '../compare/compare.js';
import type { Announced } from '../compare/policy.js';
import { judge } from '../compare/policy.js';
import { diffAsJson, diffAsMarkdown, diffAsText } from '../compare/report.js';
import type { CatalogWithSources } from '../sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../sample/catalog-with-sources.js';
import type { Caller } from './caller.js';
import { catalogBelowRoot } from './compiler.js';
import { isFolder, readIfThere, readSources } from './files.js';
import { commitOf, HistoryError, sourcesAt, textAt } from './history.js';
import { renderMistakes } from './verdict.js';

export interface DiffOptions {
  readonly root: string;
  readonly catalog: string;
  readonly before: string;
  /** Null for the working tree. */
  readonly after: string | null;
  readonly format: 'text' | 'json' | 'markdown';
}

const formats = ['text', 'json', 'markdown'] as const;

/** The options of a call, or null where it is none. Without names, the working tree is held against the last commit. */
export function readDiffOptions(args: readonly string[]): DiffOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        root: { type: 'string', default: '.' },
        catalog: { type: 'string', default: 'catalog' },
      },
    });
    const catalog = catalogBelowRoot(values.catalog);
    const format = formats.find((each) => each === values.format);
    const [before = 'HEAD', after = null, ...rest] = positionals;
    if (catalog === null || format === undefined || rest.length > 0) return null;
    return { root: values.root, catalog, before, after, format };
  } catch {
    return null;
  }
}

/** Gives the exit code: 0, or 1 for breaking changes that are not announced and for a later catalog with mistakes. */
export function runDiff(options: DiffOptions, { say, complain, today }: Caller): number {
  const [before, after] = [sideOf(options.before, options), sideOf(options.after ?? options.root, options)];
  const [old, now] = [before, after].map(({ sources }) => open(sources));
  if (!old?.workshop) {
    complain(
      `${renderMistakes(old?.mistakes ?? [])}The earlier catalog, ${options.before}, does not pass this compiler.\n`,
    );
    return 2;
  }
  if (!now?.workshop) {
    complain(renderMistakes(now?.mistakes ?? []));
    return 1;
  }
  const comparison = compareCatalogs(old.workshop, now.workshop, today(now.workshop.catalog.service.timeZone));
  const announced: Announced = {
    before: old.workshop.catalog.service.version,
    after: now.workshop.catalog.service.version,
    changelog: after.changelog,
  };
  const judgement = judge(comparison.changes, announced);
  const report = { comparison, announced, judgement };
  const written = {
    text: () => diffAsText(report),
    markdown: () => diffAsMarkdown(report),
    json: () => JSON.stringify(diffAsJson(report), null, 2),
  };
  say(`${written[options.format]()}\n`);
  return judgement.problems.length === 0 ? 0 : 1;
}

interface Side {
  readonly sources: CatalogSources;
  readonly changelog: string | null;
}

const changelogName = 'CHANGELOG.md';

/** A folder that holds the catalog, or else a commit. */
function sideOf(name: string, { root, catalog }: DiffOptions): Side {
  if (isFolder(`${name}/${catalog}`))
    return { sources: readSources(name, catalog), changelog: readIfThere(`${name}/${changelogName}`) };
  if (isFolder(name)) throw new HistoryError(`There is no folder \`${catalog}\` in ${name}.`);
  const commit = commitOf(root, name);
  return { sources: sourcesAt(root, commit, catalog), changelog: textAt(root, commit, changelogName) };
}

interface Opened {
  readonly workshop: CatalogWithSources | null;
  readonly mistakes: readonly Diagnostic[];
}

function open(sources: CatalogSources): Opened {
  const reporter = new Reporter();
  const workshop = openCatalogWithSources(sources, reporter);
  return { workshop, mistakes: reporter.sorted().filter(isMistake) };
}
