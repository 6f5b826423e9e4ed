/** Loads an emitted calculator by importing its modules from addresses made for them. */
import type { CalculatorSource } from '../../pages/element/engine.js';
import { loadSource } from '../../pages/element/engine.js';
import type { RunnableModules } from '../messages/draft.js';

/**
 * Imports modules that exist only as text. A policy without `unsafe-eval` runs no text, but it may allow `blob:`
 * addresses, which only scripts of this page can make.
 */
export async function runModules({ calculator, units, service }: RunnableModules): Promise<CalculatorSource> {
  const made: string[] = [];
  const addressOf = (text: string): string => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    made.push(address);
    return address;
  };
  try {
    const module = calculator.replace("'../units.js'", () => `'${addressOf(units)}'`);
    return await loadSource(addressOf(module), addressOf(service));
  } finally {
    for (const address of made) URL.revokeObjectURL(address);
  }
}
