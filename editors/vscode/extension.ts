/** The half of the extension that runs in the editor: starts and stops the language server. */
import { join } from 'node:path';
import type { ExtensionContext } from 'vscode';
import { commands, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | null = null;

/** Called when the editor opens a folder with a catalog. */
export async function activate(context: ExtensionContext): Promise<void> {
  const module = join(context.extensionPath, 'dist', 'server.cjs');
  const server = { module, transport: TransportKind.stdio };
  const files = workspace.createFileSystemWatcher('**/*.yaml');
  const own = new LanguageClient('reckoner', 'Reckoner', server, {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
    synchronize: { fileEvents: files },
  });
  client = own;
  context.subscriptions.push(
    files,
    commands.registerCommand('reckoner.restart', () => own.restart()),
  );
  await own.start();
}

/** Called when the editor closes. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
