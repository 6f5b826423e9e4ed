/** Serves the Language Server Protocol over a connection; the language service answers the requests. */
import type { Connection, InitializeResult } from 'vscode-languageserver/node';
import {
  CodeActionKind,
  ErrorCodes,
  FileChangeType,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { LanguageService } from '../language/language-service.js';
import { codeAction, completionItems, documentSymbol, hoverOf, locationOf, workspaceEdit } from './answers.js';
import { offsetAt, rangeOf, textEditOf } from './positions.js';
import { Publisher } from './publisher.js';
import type { CatalogFile } from './workspace.js';
import { Workspace } from './workspace.js';

const initialized: InitializeResult = {
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['.', '{', '"', ' '] },
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    documentFormattingProvider: true,
  },
  serverInfo: { name: 'reckoner' },
};

/** Serves an editor until the connection ends. */
export function serveEditor(connection: Connection): void {
  const workspace = new Workspace();
  const publisher = new Publisher(connection);
  const documents = new TextDocuments(TextDocument);
  connection.onInitialize(() => initialized);
  documents.onDidChangeContent(({ document }) => {
    const file = workspace.fileAt(document.uri);
    file?.catalog.service.change(file.path, document.getText());
    publisher.publish(file);
  });
  documents.onDidClose(({ document }) => publisher.publish(workspace.readFromDisk(document.uri)));
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri, type } of changes)
      if (documents.get(uri) === undefined || type === FileChangeType.Deleted)
        publisher.publish(workspace.readFromDisk(uri));
  });
  answerRequests(connection, workspace);
  documents.listen(connection);
  connection.listen();
}

interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Parameters<typeof offsetAt>[1];
}

function answerRequests(connection: Connection, workspace: Workspace): void {
  const at = <T>(
    request: At,
    answer: (service: LanguageService, path: string, offset: number, file: CatalogFile) => T,
  ) => {
    const file = workspace.fileAt(request.textDocument.uri);
    const text = file?.catalog.service.textOf(file.path) ?? null;
    if (file === null || text === null) return null;
    return answer(file.catalog.service, file.path, offsetAt(text, request.position), file);
  };
  connection.onHover((request) =>
    at(request, (service, path, offset) => {
      const found = service.hover(path, offset);
      return found && hoverOf(found);
    }),
  );
  connection.onCompletion((request) =>
    at(request, (service, path, offset) => {
      const found = service.complete(path, offset);
      return found && [...completionItems(found)];
    }),
  );
  connection.onDefinition((request) =>
    at(request, (service, path, offset, { catalog }) => {
      const found = service.definition(path, offset);
      return found && locationOf(found, catalog.addressOf);
    }),
  );
  connection.onReferences((request) =>
    at(request, (service, path, offset, { catalog }) =>
      service.references(path, offset).map((span) => locationOf(span, catalog.addressOf)),
    ),
  );
  connection.onPrepareRename((request) =>
    at(request, (service, path, offset) => {
      const found = service.renamable(path, offset);
      return found && rangeOf(found);
    }),
  );
  connection.onRenameRequest((request) =>
    at(request, (service, path, offset, { catalog }) => {
      const renaming = service.rename(path, offset, request.newName);
      return 'refusal' in renaming
        ? new ResponseError<void>(ErrorCodes.InvalidRequest, renaming.refusal)
        : workspaceEdit(renaming.edits, catalog.addressOf);
    }),
  );
  answerAboutFiles(connection, workspace);
}

function answerAboutFiles(connection: Connection, workspace: Workspace): void {
  connection.onDocumentSymbol(({ textDocument }) => {
    const file = workspace.fileAt(textDocument.uri);
    return file === null ? null : file.catalog.service.symbols(file.path).map(documentSymbol);
  });
  connection.onDocumentFormatting(({ textDocument }) => {
    const file = workspace.fileAt(textDocument.uri);
    return file === null ? null : file.catalog.service.format(file.path).map(textEditOf);
  });
  connection.onCodeAction(({ textDocument, range }) => {
    const file = workspace.fileAt(textDocument.uri);
    const text = file?.catalog.service.textOf(file.path) ?? null;
    if (file === null || text === null) return null;
    const { service, addressOf } = file.catalog;
    const fixes = service.fixes(file.path, offsetAt(text, range.start), offsetAt(text, range.end));
    return fixes.map((fix) => codeAction(fix, addressOf));
  });
}
