/** The command `mutate`: lists slips that no example of the catalog would catch. */
import type { CallOf } from '../../cli/command/rows.js';
import { positionAt } from '../../generator/source/source.js';
import { annotationsOf } from '../explain/finding.js';
import type { SlipFilter, SlipReport } from '../mutate/mutate.js';
import { mutate } from '../mutate/mutate.js';
import { renderSlips, slipsAsFindings, slipsAsJson } from '../mutate/report.js';
import { unknownCalculator } from '../sample/catalog-with-sources.js';
import type { Caller } from './caller.js';
import { changedLines } from './history.js';
import { openedCatalog } from './verdict.js';

/** Gives the exit code: 0, or 1 for a catalog with mistakes and for survivors on changed lines, 2 for an unknown slug. */
export function runMutate(call: CallOf<'mutate'>, caller: Caller): number {
  const { say, complain, progress } = caller;
  const { operands: slugs, 'changed-since': since } = call;
  const workshop = openedCatalog(call, caller);
  if (workshop === null) return 1;
  const known = workshop.catalog.calculators.map(({ slug }) => slug);
  const stranger = slugs.find((slug) => !known.includes(slug));
  if (stranger !== undefined) {
    complain(`${unknownCalculator(stranger, workshop.catalog)}\n`);
    return 2;
  }
  const reports = mutate(workshop, slugs, filterOf(call), progress);
  const shown = since === undefined ? reports : reports.filter(({ survivors }) => survivors.length > 0);
  const text = textOf(shown, call);
  if (text !== '') say(`${text}\n`);
  return since !== undefined && shown.length > 0 ? 1 : 0;
}

function textOf(reports: readonly SlipReport[], { format, brief }: CallOf<'mutate'>): string {
  if (format === 'text') return renderSlips(reports, !brief);
  if (format === 'json') return JSON.stringify(slipsAsJson(reports), null, 2);
  return annotationsOf(slipsAsFindings(reports));
}

function filterOf({ root, catalog, 'changed-since': since }: CallOf<'mutate'>): SlipFilter {
  if (since === undefined) return () => true;
  const lines = changedLines(root, since, catalog);
  return ({ span: { source, start } }) => {
    const { line } = positionAt(source, start);
    return (lines.get(source.path) ?? []).some(({ from, to }) => from <= line && line <= to);
  };
}
