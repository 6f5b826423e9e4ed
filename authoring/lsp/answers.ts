/** Converts answers of the language service to protocol types. */
import type {
  CodeAction,
  CompletionItem,
  DocumentSymbol,
  Location,
  Diagnostic as ProtocolDiagnostic,
  Hover as ProtocolHover,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import {
  CodeActionKind,
  CompletionItemKind,
  DiagnosticSeverity,
  MarkupKind,
  SymbolKind as ProtocolSymbolKind,
} from 'vscode-languageserver/node';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { Edit } from '../../generator/source/hint.js';
import type { Span } from '../../generator/source/source.js';
import type { Completion, ItemKind } from '../language/complete.js';
import type { Fix } from '../language/fixes.js';
import type { Hover } from '../language/hover.js';
import type { CatalogSymbol, SymbolKind } from '../language/symbols.js';
import { rangeOf, textEditOf } from './positions.js';

/** Returns the URI of a file from its path in the catalog. */
export type AddressOf = (path: string) => string;

export function diagnosticOf(found: Diagnostic, addressOf: AddressOf): ProtocolDiagnostic {
  return {
    range: rangeOf(found.span),
    severity: isMistake(found) ? DiagnosticSeverity.Error : DiagnosticSeverity.Information,
    code: found.code,
    source: 'reckoner',
    message: `${found.message}\n${found.hint}`,
    relatedInformation: found.related.map(({ span, label }) => ({
      location: locationOf(span, addressOf),
      message: label === '' ? 'see here' : label,
    })),
  };
}

export function locationOf(span: Span, addressOf: AddressOf): Location {
  return { uri: addressOf(span.source.path), range: rangeOf(span) };
}

export function hoverOf({ span, markdown }: Hover): ProtocolHover {
  return { range: rangeOf(span), contents: { kind: MarkupKind.Markdown, value: markdown } };
}

const itemKinds: Readonly<Record<ItemKind, CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  input: CompletionItemKind.Variable,
  step: CompletionItemKind.Variable,
  table: CompletionItemKind.Struct,
  figure: CompletionItemKind.Constant,
  column: CompletionItemKind.Field,
  unit: CompletionItemKind.Unit,
  function: CompletionItemKind.Function,
  value: CompletionItemKind.Value,
};

export function completionItems({ span, items }: Completion): readonly CompletionItem[] {
  const range = rangeOf(span);
  return items.map(({ label, kind, told, insert }) => ({
    label,
    kind: itemKinds[kind],
    detail: kind,
    ...(told === '' ? {} : { documentation: { kind: MarkupKind.Markdown, value: told } }),
    textEdit: { range, newText: insert },
  }));
}

const symbolKinds: Readonly<Record<SymbolKind, ProtocolSymbolKind>> = {
  entry: ProtocolSymbolKind.Class,
  input: ProtocolSymbolKind.Field,
  step: ProtocolSymbolKind.Function,
  table: ProtocolSymbolKind.Array,
  result: ProtocolSymbolKind.Constant,
  key: ProtocolSymbolKind.Key,
};

export function documentSymbol({ name, kind, span, nameSpan, children }: CatalogSymbol): DocumentSymbol {
  return {
    // Editors refuse a symbol without a name, such as a key that is about to be written.
    name: name === '' ? '?' : name,
    kind: symbolKinds[kind],
    range: rangeOf(span),
    selectionRange: rangeOf(nameSpan),
    children: children.map(documentSymbol),
  };
}

export function codeAction({ title, diagnostic, edit, isCertain }: Fix, addressOf: AddressOf): CodeAction {
  return {
    title,
    kind: CodeActionKind.QuickFix,
    isPreferred: isCertain,
    diagnostics: [diagnosticOf(diagnostic, addressOf)],
    edit: workspaceEdit([edit], addressOf),
  };
}

export function workspaceEdit(edits: readonly Edit[], addressOf: AddressOf): WorkspaceEdit {
  const byFile = groupedByFile(edits, addressOf);
  return { changes: Object.fromEntries([...byFile].map(([uri, own]) => [uri, own.map(textEditOf)])) };
}

/** Groups things with a span by the URI of their file. */
export function groupedByFile<T extends { readonly span: Span }>(
  items: readonly T[],
  addressOf: AddressOf,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const uri = addressOf(item.span.source.path);
    const group = groups.get(uri) ?? [];
    group.push(item);
    groups.set(uri, group);
  }
  return groups;
}
