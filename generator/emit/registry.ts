import type { Calculator, Catalog, CostBand, Input } from '../model/catalog.js';
import { jsonText } from './json.js';

/** The registry document of the service specification. */
export function emitRegistry({ service, calculators }: Catalog): string {
  return jsonText({
    ok: true,
    count: calculators.length,
    schema_version: service.schemaVersion,
    usage: service.usage,
    legal_disclaimer: service.legalDisclaimer,
    calculators: calculators.map((calculator) => registryEntry(calculator, service.baseUrl)),
  });
}

function registryEntry({ slug, title, subtitle, inputs, disclaimer, costBand }: Calculator, baseUrl: string) {
  return {
    slug,
    title,
    subtitle,
    endpoint: `${baseUrl}/api/calc/${slug}`,
    inputs: inputs.map(registryInput),
    disclaimer,
    cost_band: costBand && costBandJson(costBand),
  };
}

function registryInput(input: Input) {
  const { name, label, kind, unitLabel, hint } = input;
  const head = { name, label, type: kind, ...(unitLabel === null ? {} : { unit: unitLabel }) };
  const tail = hint === null ? {} : { hint };
  if (input.kind === 'number')
    return { ...head, default: input.default, min: input.min, max: input.max, step: input.step, ...tail };
  return {
    ...head,
    default: input.default,
    ...tail,
    options: input.options.map(({ key, label: shown }) => ({ value: key, label: shown })),
  };
}

/** A cost band as answers and the registry show it. */
export function costBandJson({ serviceName, unit, price, project, notes }: CostBand) {
  return {
    service_name: serviceName,
    unit,
    price_min_usd: price.low,
    price_max_usd: price.high,
    ...(project === null ? {} : { project_min_usd: project.low, project_max_usd: project.high }),
    ...(notes === null ? {} : { notes }),
  };
}
