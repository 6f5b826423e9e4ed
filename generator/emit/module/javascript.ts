/** Turns emitted TypeScript into what runs without a compiler. */
import { ts } from 'ts-morph';

const { ES2022: target } = ts.ScriptTarget;
const compilerOptions = { target, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };

export function asJavaScript(text: string): string {
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/** The types of a module whose exports all name theirs. */
export function asDeclarations(text: string): string {
  return ts.transpileDeclaration(text, { compilerOptions: { ...compilerOptions, isolatedDeclarations: true } })
    .outputText;
}
