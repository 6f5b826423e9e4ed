/** Sends diagnostics to an editor: at once those that need no new proof, then the others in time slices. */
import type { Connection } from 'vscode-languageserver/node';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { diagnosticOf, groupedByFile } from './answers.js';
import type { CatalogFile, OpenCatalog } from './workspace.js';

/** Milliseconds per slice, which the editor's next request may have to wait; one proof may take longer. */
const slice = 20;

export class Publisher {
  readonly #connection: Connection;
  /** The diagnostics last sent for each file that has any, as JSON by URI. */
  readonly #told = new Map<OpenCatalog, Map<string, string>>();
  readonly #proving = new Set<OpenCatalog>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Sends the diagnostics of a catalog after a change of a file, if it has one, and goes on with open proofs. */
  publish(changed: CatalogFile | null): void {
    if (changed === null) return;
    const { catalog, path } = changed;
    const { diagnostics, open } = catalog.service.findings();
    this.#tell(catalog, diagnostics);
    if (open > 0 && !this.#proving.has(catalog)) this.#proveLater(catalog, path);
  }

  /** Proves the next slice once waiting requests are answered. */
  #proveLater(catalog: OpenCatalog, path: string): void {
    this.#proving.add(catalog);
    setImmediate(() => {
      this.#proving.delete(catalog);
      const end = performance.now() + slice;
      const { diagnostics, open } = catalog.service.prove(() => performance.now() < end, path);
      this.#tell(catalog, diagnostics);
      if (open > 0) this.#proveLater(catalog, path);
    });
  }

  /** Sends the diagnostics of the files for which they have changed. */
  #tell(catalog: OpenCatalog, diagnostics: readonly Diagnostic[]): void {
    const before = this.#told.get(catalog) ?? new Map<string, string>();
    const byFile = groupedByFile(diagnostics, catalog.addressOf);
    const now = new Map<string, string>();
    for (const uri of new Set([...before.keys(), ...byFile.keys()])) {
      const told = (byFile.get(uri) ?? []).map((found) => diagnosticOf(found, catalog.addressOf));
      const text = JSON.stringify(told);
      if (told.length > 0) now.set(uri, text);
      if (text !== (before.get(uri) ?? '[]')) void this.#connection.sendDiagnostics({ uri, diagnostics: told });
    }
    this.#told.set(catalog, now);
  }
}
