/** The command `mutate`: lists slips that no example of the catalog would catch. */

import { positionAt } from '../../generator/source/source.js';
import { annotationsOf } from '../explain/finding.js';
import type { SlipFilter, SlipReport } from '../mutate/mutate.js';
import { mutate } from '../mutate/mutate.js';
import { renderSlips, slipsAsFindings, slipsAsJson } from '../mutate/report.js';
import { unknownCalculator } from '../sample/catalog-with-sources.js';
import type { Caller } from './caller.js';
import { command } from './caller.js';
import { changedLines } from './history.js';
import type { CatalogPlace } from './read-call.js';
import { formatOption, readCall } from './read-call.js';
import { openedCatalog } from './verdict.js';

const formats = ['text', 'json', 'github'] as const;

interface MutateOptions extends CatalogPlace {
  readonly slugs: readonly string[];
  readonly format: (typeof formats)[number];
  /** Leaves survivors out of the report. */
  readonly brief: boolean;
  /** Only slips on lines that changed since this commit are tried, and none of them may survive. */
  readonly changedSince: string | null;
}

function readMutateOptions(args: readonly string[]): MutateOptions | null {
  const own = { brief: { type: 'boolean', default: false }, 'changed-since': { type: 'string' } } as const;
  return readCall(args, { ...formatOption, ...own }, ({ brief, ...values }, slugs, place) => {
    const format = formats.find((each) => each === values.format);
    return format === undefined
      ? null
      : { ...place, slugs, format, brief, changedSince: values['changed-since'] ?? null };
  });
}

/** Gives the exit code: 0, or 1 for a catalog with mistakes and for survivors on changed lines, 2 for an unknown slug. */
function runMutate(options: MutateOptions, caller: Caller): number {
  const { say, complain, progress } = caller;
  const workshop = openedCatalog(options, caller);
  if (workshop === null) return 1;
  const known = workshop.catalog.calculators.map(({ slug }) => slug);
  const stranger = options.slugs.find((slug) => !known.includes(slug));
  if (stranger !== undefined) {
    complain(`${unknownCalculator(stranger, workshop.catalog)}\n`);
    return 2;
  }
  const reports = mutate(workshop, options.slugs, filterOf(options), progress);
  const shown = options.changedSince === null ? reports : reports.filter(({ survivors }) => survivors.length > 0);
  const text = textOf(shown, options);
  if (text !== '') say(`${text}\n`);
  return options.changedSince !== null && shown.length > 0 ? 1 : 0;
}

export const callMutate = command(readMutateOptions, runMutate);

function textOf(reports: readonly SlipReport[], { format, brief }: MutateOptions): string {
  if (format === 'text') return renderSlips(reports, !brief);
  if (format === 'json') return JSON.stringify(slipsAsJson(reports), null, 2);
  return annotationsOf(slipsAsFindings(reports));
}

function filterOf({ root, catalog, changedSince }: MutateOptions): SlipFilter {
  if (changedSince === null) return () => true;
  const lines = changedLines(root, changedSince, catalog);
  return ({ span: { source, start } }) => {
    const { line } = positionAt(source, start);
    return (lines.get(source.path) ?? []).some(({ from, to }) => from <= line && line <= to);
  };
}
