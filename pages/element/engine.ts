/** The service's own engine in a browser: the module of one calculator, made ready as the service makes it ready. */
import { calendarOf } from '../../engine/calculator/calendar.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { prepareCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import type { ServiceInfo } from '../../engine/kernel/service.js';

/** What an element calculates with. */
export interface CalculatorSource {
  readonly calculator: AnyCalculator;
  readonly service: ServiceInfo;
}

/** The calculator without a network: places are the page's concern, and it needs them to ask nobody. */
export function prepare({ calculator, service }: CalculatorSource): PreparedCalculator {
  return prepareCalculator(calculator, {
    service,
    network: null,
    baseUrl: service.baseUrl,
    clock: Date.now,
    calendar: calendarOf(service.timeZone),
    // It is there for caches, and nothing is cached here.
    digest: () => '',
  });
}

/** Imports the modules at two addresses. Rejects where they cannot be loaded or are something else. */
export async function loadSource(moduleAddress: string, serviceAddress: string): Promise<CalculatorSource> {
  const [module, facts] = await Promise.all([load(moduleAddress), load(serviceAddress)]);
  const calculator = Object.values(module).find(isCalculator);
  const service = facts['service'];
  if (calculator === undefined) throw new Error(`${moduleAddress} exports no calculator`);
  if (!isService(service)) throw new Error(`${serviceAddress} exports no service`);
  return { calculator, service };
}

async function load(address: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(new URL(address, document.baseURI).href);
}

/** The compiler writes these modules, so that a look at two members tells them from the functions beside them. */
function isCalculator(value: unknown): value is AnyCalculator {
  return typeof value === 'object' && value !== null && 'slug' in value && 'answer' in value;
}

function isService(value: unknown): value is ServiceInfo {
  return typeof value === 'object' && value !== null && 'legalDisclaimer' in value;
}
