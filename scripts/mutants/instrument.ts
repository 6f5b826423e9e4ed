/**
 * Writes all mutants of a file into it at once, each behind a switch, so that one process can try them one after
 * another without loading anything again (mutant schemata; Untch, Offutt and Harrold, 1993).
 */
import { ts } from 'ts-morph';
import { alternativesInPlace, alternativesOf, earlyReturnsOf } from './alternatives.js';

export interface Mutant {
  readonly id: number;
  readonly file: string;
  /** The declaration around it, the original text and its replacement; edits elsewhere do not change it. */
  readonly key: string;
}

export interface Instrumented {
  readonly code: string;
  readonly mutants: readonly Mutant[];
}

/** Instruments a file. Only `wanted` mutants get a switch, because each switch takes time; all of them are listed. */
export function instrument(
  path: string,
  text: string,
  firstId: number,
  wanted: (mutant: Mutant) => boolean = () => true,
): Instrumented {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const mutants: Mutant[] = [];
  const counts = new Map<string, number>();
  const add = (node: ts.Node, from: string, to: string): number | null => {
    const plainKey = `${declarationOf(node)}: ${inOneLine(from)} -> ${inOneLine(to)}`;
    const count = (counts.get(plainKey) ?? 0) + 1;
    counts.set(plainKey, count);
    const id = firstId + mutants.length;
    const mutant = { id, file: path, key: count === 1 ? plainKey : `${plainKey} (${count})` };
    mutants.push(mutant);
    return wanted(mutant) ? id : null;
  };
  return { code: render(file, file, add), mutants };
}

type Add = (node: ts.Node, from: string, to: string) => number | null;

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The names of the enclosing function or top-level constant, and of the property of a table in it. */
function declarationOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name) names.push(at.name.text);
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) names.push(at.name.getText());
    if (ts.isPropertyAssignment(at) && ts.isArrowFunction(at.initializer)) names.push(at.name.getText());
  }
  return names.reverse().join('.');
}

/** Text behind a switch; empty if the mutant gets none. */
function switched(id: number | null, write: (on: string) => string): string {
  return id === null ? '' : write(`__mutants.on(${id})`);
}

function render(node: ts.Node, file: ts.SourceFile, add: Add): string {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
    return node.getFullText(file);
  if (ts.isTypeAliasDeclaration(node) || ts.isParameter(node)) return node.getFullText(file);
  const lead = file.text.slice(node.getFullStart(), node.getStart(file));
  const alternatives = node.parent === undefined ? [] : [...alternativesOf(node, file), ...alternativesInPlace(node)];
  const switches = alternatives
    .map((each) => switched(add(node, node.getText(file), each), (on) => `${on} ? (${each}) : `))
    .join('');
  const own = renderChildren(node, file, add);
  return lead + (switches === '' ? own : `(${switches}(${own}))`);
}

/** The text of a node with its children rendered, and additions at the start of blocks. */
function renderChildren(node: ts.Node, file: ts.SourceFile, add: Add): string {
  let [text, at] = ['', node.getStart(file)];
  ts.forEachChild(node, (child) => {
    text += file.text.slice(at, child.getFullStart()) + renderChild(child, file, add);
    at = child.end;
  });
  return text + file.text.slice(at, node.end);
}

function renderChild(child: ts.Node, file: ts.SourceFile, add: Add): string {
  const { parent } = child;
  const isLoopBody = ts.isIterationStatement(parent, false) && parent.statement === child;
  const isFunctionBody = ts.isBlock(child) && ts.isFunctionLike(parent);
  const rendered = render(child, file, add);
  if (!isLoopBody && !isFunctionBody) return rendered;
  const early = isFunctionBody
    ? earlyReturnsOf(parent, file).map((each) =>
        switched(add(parent, 'all', each), (on) => `if (${on}) return ${each};`),
      )
    : [];
  return `{ __mutants.tick(); ${early.join(' ')} ${rendered} }`;
}
