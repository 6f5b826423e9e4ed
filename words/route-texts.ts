/** The texts of problems and notes that routes of the service add. */
export const routeTexts = {
  undecodable: 'The address could not be decoded.',
  nothingThere: 'Nothing is at this address. The starting points are listed at {baseUrl}/.',
  methodNotAllowed: '{method} is not allowed here. Allowed: {allowed}.',
  noErrorCode: 'There is no error code of this name. All of them are listed at {address}.',
  noDocumentPart: {
    calculator: 'There is no part of the OpenAPI document for this calculator. All of it is at {address}.',
    tag: 'There is no part of the OpenAPI document for this tag. All of it is at {address}.',
  },
  soughtNotUsed: '{input} is what is looked for: {value} was not used.',

  noCalculator: 'There is no calculator of this name. {hint}',
  allCalculators: 'All calculators are listed at {registry}.',
  noVectors: 'There are no test vectors of {slug}. All calculators are listed at {registry}.',
  noWorkbook: 'No workbook of {slug} was prepared when this service was built. {address} has the same answer as data.',
  serviceOnly: '{service} has no calculator. {routing} tells who does it.',
  serviceWithLeads: '{service} has no calculator. Leads are taken for it: POST {leads}. {routing} tells who does it.',

  notReady: 'Not answering: {probes}.',
  noAnswer: '{probe} does not answer.',
  metricsElsewhere: 'Measurements are told on METRICS_PORT, and on this machine.',
  noBatches: 'Batches are not taken: send one JSON-RPC message in each request.',
  otherPage: 'Only pages of this service may send this form.',
} as const;
