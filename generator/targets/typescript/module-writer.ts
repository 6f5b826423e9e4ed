/** Writes generated TypeScript files with ts-morph, from one project per run. */
import type { SourceFileStructure } from 'ts-morph';
import { IndentationText, NewLineKind, Project, QuoteKind, StructureKind } from 'ts-morph';
import { wholeComment } from './doc-comment.js';
import type { Statement } from './statements.js';

/** Returns the text of a file from its path below `generated/`, its head comment and its statements. */
export type WriteModule = (path: string, head: string, statements: readonly Statement[]) => string;

export function createModuleWriter(): WriteModule {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      quoteKind: QuoteKind.Single,
      newLineKind: NewLineKind.LineFeed,
    },
  });
  return (path, head, statements) => {
    const file = project.createSourceFile(path, fileStructure(head, statements), { overwrite: true });
    const text = file.getFullText();
    file.forget();
    return text;
  };
}

function fileStructure(head: string, statements: readonly Statement[]): SourceFileStructure {
  return { kind: StructureKind.SourceFile, leadingTrivia: `${wholeComment(head)}\n`, statements: [...statements] };
}
