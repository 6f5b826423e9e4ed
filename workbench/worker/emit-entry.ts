/** Emits a proved entry: its module as the generator writes it, and as browsers run it. */
import { transform } from 'sucrase';
import { emitLlmsByTag } from '../../generator/documents/llms-tag.js';
import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { emitCalculatorModule } from '../../generator/targets/typescript/calculator-module.js';
import { createModuleWriter } from '../../generator/targets/typescript/module-writer.js';
import { emitService } from '../../generator/targets/typescript/runtime-modules.js';
import { acceptedGroups, emitUnits } from '../../generator/targets/typescript/units-module.js';
import type { RunnableModules } from '../messages/draft.js';

const write = createModuleWriter();

/** The module as in a project that installs the package, which imports the kernel from it. */
export function typescriptOf(calculator: Calculator): string {
  return emitCalculatorModule(calculator, 'reckoner/kernel', write);
}

/** The modules of a calculator as JavaScript. `kernel` is the address of the kernel's folder. */
export function runnableModules(catalog: Catalog, calculator: Calculator, kernel: string): RunnableModules {
  const only = { ...catalog, calculators: [calculator] };
  return {
    slug: calculator.slug,
    calculator: javascript(emitCalculatorModule(calculator, kernel, write)),
    units: javascript(emitUnits(acceptedGroups([calculator]), kernel, write)),
    service: javascript(emitService(only, kernel, write)),
  };
}

function javascript(typescript: string): string {
  return transform(typescript, { transforms: ['typescript'], disableESTransforms: true }).code;
}

/** The lines of a calculator in the document of its tag. */
export function llmsLines(catalog: Catalog, { slug, tag }: Calculator): readonly string[] {
  const documents = new Map(emitLlmsByTag(catalog));
  const lines = documents.get(`llms/${tag}.txt`)?.split('\n') ?? [];
  return lines.filter((line) => line.includes(`/api/calc/${slug})`));
}
