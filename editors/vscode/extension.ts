/** The half of the extension that runs in the editor: it starts the language server and stops it. */
import { join } from 'node:path';
import type { ExtensionContext } from 'vscode';
import { commands, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | null = null;

/** The editor calls this when a folder with a catalog is opened. */
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

/** The editor calls this when it closes. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
