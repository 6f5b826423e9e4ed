/** `GET /api/calc/{slug}/workbook`: the workbook of a calculator with the inputs of a call. */
import { calculationAddress, workbookAddress } from '../../contract/addresses.js';
import { workbookType } from '../../contract/workbook-template.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import { pairsIn } from '../../engine/calculator/open-records.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import type { Handler } from '../../http/locals.js';
import { sendProblem } from '../../http/problem.js';
import { entityTag, sendCacheable } from '../../http/representation.js';
import { cellValues } from '../workbook/cell-values.js';
import { fillTemplate } from '../workbook/fill-template.js';
import { answerCalculation } from './calculate.js';
import type { Site } from './site.js';
import { unknownCalculator } from './unknown-calculator.js';

/** Refuses what a calculation refuses, and is kept for as long. */
export function sendWorkbook({ baseUrl, caching, catalog, words }: Site): Handler {
  const { calculators, workbooks, service } = catalog;
  return ({ params, url }, response) => {
    const [slug, query] = [String(params['slug']), queryOf(url)];
    const known = calculators.get(slug);
    if (known === undefined) {
      sendProblem(response, unknownCalculator(catalog, slug, query));
      return;
    }
    const template = workbooks?.(slug) ?? null;
    if (template === null) {
      const address = `${baseUrl}${calculationAddress(slug)}`;
      sendProblem(response, { code: 'not_found', detail: words.routes.noWorkbook({ slug, address }) });
      return;
    }
    const address = `${baseUrl}${workbookAddress(slug)}`;
    const answered = answerCalculation(known, query, { baseUrl, caching }, address);
    const values = readQuery(known.plan, pairsIn(known.plan, query));
    if (answered.kind === 'refused') sendProblem(response, answered.problem);
    else if (values !== null) {
      const calculator = known.owning(values);
      const inputs = calculator.inputs(values);
      const cells = cellValues(calculator, values, inputs, catalog.today());
      const body = fillTemplate(template, cells, service.catalogHash);
      const disposition = `attachment; filename="${fileName(calculator, values, inputs)}"`;
      const headers = [...answered.headers, 'Content-Disposition', disposition];
      sendCacheable(response, headers, { type: workbookType, body, etag: entityTag(body) });
    }
  };
}

const longestName = 80;

/** `fence-150-vinyl_6.xlsx`: the calculator and the inputs that were given, in characters that every system takes. */
function fileName(
  { slug, specs }: Pick<PreparedCalculator, 'slug' | 'specs'>,
  { inputs: given }: Pick<QueryValues, 'inputs'>,
  inputs: Inputs,
): string {
  const named = specs.filter((_, at) => given[at] !== undefined).map(({ name }) => String(inputs[name]));
  const name = [slug, ...named].join('-').replace(/[^A-Za-z0-9._-]+/g, '_');
  return `${name.slice(0, longestName).replace(/[._-]+$/, '')}.xlsx`;
}
