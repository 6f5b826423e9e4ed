/** The texts of problems and notes that routes of the service add. To translate them, translate this file. */
import { words as common } from '../../engine/calculator/words.js';

const noCalculator = 'There is no calculator of this name.';
const listed = (registry: string) => `All calculators are listed at ${registry}.`;

export const words = {
  undecodable: 'The address could not be decoded.',
  nothingThere: (baseUrl: string) => `Nothing is at this address. The starting points are listed at ${baseUrl}/.`,
  methodNotAllowed: (method: string, allowed: string) => `${method} is not allowed here. Allowed: ${allowed}.`,
  noErrorCode: (address: string) => `There is no error code of this name. All of them are listed at ${address}.`,
  noDocumentPart: (what: string, address: string) =>
    `There is no part of the OpenAPI document for this ${what}. All of it is at ${address}.`,
  registryParameters: 'The registry takes no parameters; it always lists every calculator.',
  soughtNotUsed: (input: string, value: string) => `${input} is what is looked for: ${value} was not used.`,

  noCalculator: (registry: string) => `${noCalculator} ${listed(registry)}`,
  nearCalculator: (slug: string, registry: string) => `${noCalculator} ${common.didYouMean(slug)} ${listed(registry)}`,
  noWorkbook: (slug: string, address: string) =>
    `No workbook of ${slug} was prepared when this service was built. ${address} has the same answer as data.`,
  serviceOnly: (service: string, leads: string | null, routing: string) =>
    `${service} has no calculator.${leads === null ? '' : ` Leads are taken for it: POST ${leads}.`} ${routing} tells who does it.`,

  notReady: (probes: readonly string[]) => `Not answering: ${probes.join(', ')}.`,
  noAnswer: (probe: string) => `${probe} does not answer.`,
  metricsElsewhere: 'Measurements are told on METRICS_PORT, and on this machine.',
  noBatches: 'Batches are not taken: send one JSON-RPC message in each request.',
  otherPage: 'Only pages of this service may send this form.',
} as const;
