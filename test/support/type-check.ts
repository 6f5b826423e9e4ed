/**
 * TypeScript's opinion of files that exist only in memory, under the project's own strict options. No types are there
 * but those that the files import: what Node and the tests bring is four fifths of the work.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './project-root.js';

export interface TypeMistake {
  /** Relative to the project's folder. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * The mistakes in files given by their path relative to the project's folder, all in one program. They may import each
 * other and the project's files. With `roots`, only what those files reach is looked at.
 */
export function typeMistakes(files: ReadonlyMap<string, string>): readonly TypeMistake[] {
  const options = strictOptions();
  const texts = new Map([...files].map(([path, text]) => [join(projectRoot, path), text]));
  const program = ts.createProgram([...texts.keys()], options, memoryHost(texts, options));
  return ts.getPreEmitDiagnostics(program).map(mistakeOf);
}

function strictOptions(): ts.CompilerOptions {
  const path = join(projectRoot, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, projectRoot);
  const { tsBuildInfoFile: _, ...rest } = options;
  return { ...rest, types: [], incremental: false, noEmit: true };
}

/** The file system with more files in it. */
function memoryHost(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...texts.keys()].flatMap(ancestors));
  return {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
    getSourceFile: (path, version, ...rest) => {
      const text = texts.get(path);
      return text === undefined
        ? fileOnDisk(path, JSON.stringify(version), () => host.getSourceFile(path, version, ...rest))
        : ts.createSourceFile(path, text, version, true);
    },
  };
}

const known = new Map<string, ts.SourceFile | undefined>();

/** Read once for the suites of a worker: the libraries of the language are most of what a program reads. */
function fileOnDisk(path: string, version: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  const key = `${path} ${version}`;
  if (!known.has(key)) known.set(key, read());
  return known.get(key);
}

function ancestors(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...ancestors(parent)];
}

function mistakeOf({ file, start, messageText }: ts.Diagnostic): TypeMistake {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (file === undefined || start === undefined) return { file: '', line: 0, message };
  const { line } = file.getLineAndCharacterOfPosition(start);
  return { file: file.fileName.slice(projectRoot.length + 1), line: line + 1, message };
}
