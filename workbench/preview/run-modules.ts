/** An emitted calculator as something that calculates: its modules are imported from addresses made for them. */
import type { CalculatorSource } from '../../pages/element/engine.js';
import { loadSource } from '../../pages/element/engine.js';
import type { RunnableModules } from '../messages/draft.js';

/**
 * Modules exist only as text here, and a policy without `unsafe-eval` runs no text. It lets `blob:` addresses pass: only
 * scripts that run on this page already can make one.
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
