/** `GET /api/calc/{slug}/workbook`: the workbook of a calculator with the inputs of a call. */
import { calculationAddress } from '../../contract/addresses.js';
import { workbookType } from '../../contract/workbook-template.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';
import { sendProblem } from '../../http/problem.js';
import { entityTag, replyCacheable } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';
import { cellValues } from '../workbook/cell-values.js';
import { fillTemplate } from '../workbook/fill-template.js';
import { answerCalculation } from './calculate.js';
import type { ResourceHandler } from './resource.js';
import { unknownCalculator } from './unknown-calculator.js';

/** Refuses what a calculation refuses, and is kept for as long. */
export function sendWorkbook(catalog: ServedCatalog, caching: HeaderList): ResourceHandler {
  const { baseUrl, calculators, workbooks } = catalog;
  return (exchange, { slug: asked }) => {
    const [slug, query] = [String(asked), queryOf(exchange.request.url ?? '')];
    const known = calculators.get(slug);
    if (known === undefined) {
      sendProblem(exchange, unknownCalculator(catalog, slug, query));
      return;
    }
    const address = `${baseUrl}${calculationAddress(slug)}`;
    const template = workbooks?.(slug) ?? null;
    if (template === null) {
      sendProblem(exchange, {
        code: 'not_found',
        detail: exchange.instance.words.routes.noWorkbook({ slug, address }),
      });
      return;
    }
    const answered = answerCalculation(known, query, { baseUrl, caching }, `${address}/workbook`);
    const values = readQuery(known.plan, scanQuery(query));
    if (answered.kind === 'refused') sendProblem(exchange, answered.problem);
    else if (values !== null) {
      const calculator = known.owning(values);
      const inputs = calculator.inputs(values);
      const body = fillTemplate(template, cellValues(calculator, values, inputs, catalog.today()));
      const disposition = `attachment; filename="${fileName(calculator, values, inputs)}"`;
      const headers = [...answered.headers, 'Content-Disposition', disposition];
      replyCacheable(exchange, headers, { type: workbookType, body, etag: entityTag(body) });
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
