/** Turns emitted TypeScript into what runs without a compiler. */
import { ts } from 'ts-morph';

const { ES2022: target } = ts.ScriptTarget;
const compilerOptions = { target, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };

export function asJavaScript(text: string): string {
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/** A name that no module imports: it would be taken for the text itself, as TypeScript's own "module.ts" was. */
const fileName = '[declared].ts';

/** The types of a module whose exports all name theirs. */
export function asDeclarations(text: string): string {
  const options = { compilerOptions: { ...compilerOptions, isolatedDeclarations: true }, fileName };
  return ts.transpileDeclaration(text, options).outputText;
}
