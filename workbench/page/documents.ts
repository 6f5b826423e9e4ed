/** The files of the catalog on this page: what is kept elsewhere, and whether the page has something else by now. */
import type { KeptFile } from '../files/store.js';

interface Kept {
  /** As it is kept, with line feeds alone. */
  readonly text: string;
  /** Null for a file that is kept nowhere yet. */
  readonly digest: string | null;
  /** The line ends that the file has where it is kept. */
  readonly lineEnd: '\n' | '\r\n';
}

export class Documents {
  readonly #kept = new Map<string, Kept>();

  /** Takes a file as it is kept, and gives the text that the editor shows. */
  keep({ path, text, digest }: KeptFile): string {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    const shown = text.replaceAll('\r\n', '\n');
    this.#kept.set(path, { text: shown, digest, lineEnd });
    return shown;
  }

  /** Takes the digest under which a text was kept. */
  saved(path: string, text: string, digest: string): void {
    this.#kept.set(path, { text, digest, lineEnd: this.#kept.get(path)?.lineEnd ?? '\n' });
  }

  /** The file is gone where it was kept. */
  gone(path: string): void {
    const kept = this.#kept.get(path);
    if (kept !== undefined) this.#kept.set(path, { ...kept, digest: null });
  }

  forget(path: string): void {
    this.#kept.delete(path);
  }

  has(path: string): boolean {
    return this.#kept.has(path);
  }

  get paths(): readonly string[] {
    return [...this.#kept.keys()].sort();
  }

  digestOf(path: string): string | null {
    return this.#kept.get(path)?.digest ?? null;
  }

  isChanged(path: string, text: string): boolean {
    const kept = this.#kept.get(path);
    return kept !== undefined && (kept.digest === null || kept.text !== text);
  }

  /** The text as it is to be kept. */
  written(path: string, text: string): string {
    return this.#kept.get(path)?.lineEnd === '\r\n' ? text.replaceAll('\n', '\r\n') : text;
  }
}
