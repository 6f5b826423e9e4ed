/** Writes generated TypeScript files with ts-morph, from one project per run. */
import type { SourceFileStructure } from 'ts-morph';
import { IndentationText, NewLineKind, Project, QuoteKind, StructureKind } from 'ts-morph';
import { wrapWords } from '../../text/case.js';
import { oneLine } from '../../text/one-line.js';
import { longestLine } from './layout.js';
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
  return { kind: StructureKind.SourceFile, leadingTrivia: `${headComment(head)}\n`, statements: [...statements] };
}

/** The head comment, wrapped if it is too long for one line. */
function headComment(head: string): string {
  const text = oneLine(head).replaceAll('*/', '* /');
  const short = `/** ${text} */`;
  if (short.length <= longestLine) return short;
  return ['/**', ...wrapWords(text, longestLine - ' * '.length).map((line) => ` * ${line}`), ' */'].join('\n');
}
