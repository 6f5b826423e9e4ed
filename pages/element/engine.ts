/** The service's engine in a browser: loads and prepares the module of one calculator. */
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { prepareAlone } from '../../engine/calculator/prepared-calculator.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import type { AnsweringService } from '../../engine/kernel/service.js';
import type { Translation } from '../../words/phrases.js';

/** The modules that an element needs to calculate. */
export interface CalculatorSource {
  readonly calculator: AnyCalculator;
  readonly service: AnsweringService;
  /** The texts of its language. Without them, it speaks the American English that it was bundled with. */
  readonly translation?: Translation | undefined;
}

/** Prepares the calculator without a network, because the page handles places. */
export function prepare({ calculator, service, translation }: CalculatorSource): PreparedCalculator {
  return prepareAlone(calculator, service, Date.now, translation);
}

/** Imports the modules at two addresses. Rejects when they cannot be loaded or are something else. */
export async function loadSource(moduleAddress: string, serviceAddress: string): Promise<CalculatorSource> {
  const [module, facts] = await Promise.all([load(moduleAddress), load(serviceAddress)]);
  const calculator = Object.values(module).find(isCalculator);
  const { service, translation } = facts;
  if (calculator === undefined) throw new Error(`${moduleAddress} exports no calculator`);
  if (!isService(service)) throw new Error(`${serviceAddress} exports no service`);
  return { calculator, service, ...(isTranslation(translation) ? { translation } : {}) };
}

async function load(address: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(new URL(address, document.baseURI).href);
}

/** Tells a calculator from the functions that its module also exports: two members are enough. */
function isCalculator(value: unknown): value is AnyCalculator {
  return typeof value === 'object' && value !== null && 'slug' in value && 'answer' in value;
}

function isService(value: unknown): value is AnsweringService {
  return typeof value === 'object' && value !== null && 'legalDisclaimer' in value;
}

function isTranslation(value: unknown): value is Translation {
  return typeof value === 'object' && value !== null && 'language' in value && 'texts' in value;
}
