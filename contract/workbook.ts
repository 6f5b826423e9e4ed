/** `GET /api/calc/{slug}/workbook`: a calculation as a spreadsheet that goes on calculating. */
import { workbookAddress } from './addresses.js';
import { dayOf, get, inputsIn, optionsOf, slugIn } from './operation.js';
import { workbookType } from './workbook-template.js';

export const workbook = get({
  path: workbookAddress('{slug}'),
  id: 'get_workbook',
  isDetail: true,
  summary: 'Open as a workbook',
  description: 'The calculation as an .xlsx file with live formulas, its inputs filled in. Refuses what it refuses.',
  isThere: ({ slugs }) => slugs.length > 0,
  parameters: (facts) => [slugIn(facts), inputsIn(facts), ...optionsOf(facts), ...dayOf(facts)],
  answers: () => [{ status: 200, description: 'The file.', media: workbookType, schema: { type: 'string' } }],
  statuses: [304, 400, 404, 429],
});
