/** Tells an editor what is wrong: at once what needs no new proof, and the proofs in slices behind it. */
import type { Connection } from 'vscode-languageserver/node';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { diagnosticOf, groupedByFile } from './answers.js';
import type { CatalogFile, OpenCatalog } from './workspace.js';

/** How long the editor's next question may have to wait, in milliseconds; one proof may take longer. */
const slice = 20;

export class Publisher {
  readonly #connection: Connection;
  /** What was told last of each file that has anything wrong, by its address. */
  readonly #told = new Map<OpenCatalog, Map<string, string>>();
  readonly #proving = new Set<OpenCatalog>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Tells what is known of a catalog of which a file has changed, and goes on to prove what is open. */
  publish({ catalog, path }: CatalogFile): void {
    const { diagnostics, open } = catalog.service.findings();
    this.#tell(catalog, diagnostics);
    if (open > 0 && !this.#proving.has(catalog)) this.#proveLater(catalog, path);
  }

  /** Whatever has come in meanwhile is answered first. */
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

  /** Only files of which something else is to be told than before are told of. */
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
