/** The reports of Schemathesis that are expected: refusals by rules that no schema can express, with reasons. */

/** The parts of a report that reasons look at: the check, the request and the answer. */
export interface Report {
  readonly check: string;
  readonly operation: string;
  readonly body: string;
}

export interface Expected {
  readonly reason: string;
  /** The codes of refusals that the reason explains. */
  readonly codes: readonly string[];
  /** True for requests of leads only, false for all others. */
  readonly isOfLeads: boolean;
}

const ofQueries = (reason: string, ...codes: readonly string[]): Expected => ({ reason, codes, isOfLeads: false });
const ofLeads = (reason: string, ...codes: readonly string[]): Expected => ({ reason, codes, isOfLeads: true });

const nearlyWhole = ofQueries('numbers count to nine decimals, so that one that lies nearer to a whole one is whole');

export const expected: readonly Expected[] = [
  nearlyWhole,
  ofQueries(
    'a neighborhood needs its own city: a rule between two parameters',
    'neighborhood_without_city',
    'unknown_neighborhood',
  ),
  ofQueries(
    'fields, figure, by and for take names that are those of an answer or a calculator, and not any text',
    'unknown_option',
  ),
  ofQueries(
    'a question takes the inputs of the calculator in its address, and no others',
    'unknown_parameter',
    'missing_parameter',
  ),
  ofQueries(
    'inputs that count take whole numbers, and points are a list that is a text',
    'not_whole',
    'invalid_number',
  ),
  ofQueries(
    'a plan takes calculators that there are, at most ten of them',
    'unknown_calculator',
    'too_many_parameters',
  ),
  ofQueries(
    'not every calculator has a range of money or a figure that is searched',
    'no_such_figure',
    'not_searchable',
  ),
  ofQueries('inputs can be sound alone and not go together', 'invalid_combination'),
  ofQueries('a search takes words, which have a letter or a digit somewhere', 'invalid_text'),
  ofLeads('one Idempotency-Key belongs to one lead, and the document shows one key', 'idempotency_key_reused'),
  ofLeads(
    'a lead takes telephone numbers, addresses and days that there are, and the very text of consent',
    'invalid_value',
    'invalid_phone',
    'invalid_email',
    'consent_text_differs',
    'consent_required',
    'missing_field',
    'unknown_option',
    'unknown_neighborhood',
    'unknown_calculator',
    'unknown_parameter',
    'unknown_field',
    'invalid_number',
    'invalid_text',
  ),
];

interface Refusal {
  readonly code?: string;
  readonly errors?: readonly { readonly code: string }[];
}

/** The reasons that together explain a report; none when any part of it has no reason. */
export function reasonsFor({ check, operation, body }: Report): readonly Expected[] {
  if (check === 'negative_data_rejection' && operation.startsWith('GET /api/calc/') && isNearlyWhole(body))
    return [nearlyWhole];
  if (check !== 'positive_data_acceptance' || body === '') return [];
  const isOfLeads = operation.startsWith('POST ') || body.includes('/api/lead-submit"');
  const { code = '', errors = [] } = JSON.parse(body) as Refusal;
  const codes = errors.length === 0 ? [code] : errors.map((error) => error.code);
  const rows = codes.map((each) => expected.find((row) => row.isOfLeads === isOfLeads && row.codes.includes(each)));
  return rows.every((row) => row !== undefined) ? [...new Set(rows)] : [];
}

interface Answer {
  readonly ok?: boolean;
  readonly inputs?: Readonly<Record<string, { readonly raw?: unknown }>>;
}

/** True when the answered number is not whole, but nearer to a whole one than the resolution of numbers. */
function isNearlyWhole(body: string): boolean {
  const { ok, inputs = {} } = JSON.parse(body) as Answer;
  const numbers = Object.values(inputs).flatMap(({ raw }) => (typeof raw === 'number' ? [raw] : []));
  return ok === true && numbers.some((raw) => !Number.isInteger(raw) && Math.abs(raw - Math.round(raw)) < 5e-10);
}
