/** Tracks the files of the catalog: their stored text, and whether the page has changed it. */
import type { KeptFile } from '../files/store.js';

interface Kept {
  /** The stored text, with only line feeds as line ends. */
  readonly text: string;
  /** Null for a file that is not stored yet. */
  readonly digest: string | null;
  readonly lineEnd: '\n' | '\r\n';
}

export class Documents {
  readonly #kept = new Map<string, Kept>();

  /** Takes a stored file and returns the text for the editor. */
  keep({ path, text, digest }: KeptFile): string {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    const shown = text.replaceAll('\r\n', '\n');
    this.#kept.set(path, { text: shown, digest, lineEnd });
    return shown;
  }

  /** Notes that a text was saved under a digest. */
  saved(path: string, text: string, digest: string): void {
    this.#kept.set(path, { text, digest, lineEnd: this.#kept.get(path)?.lineEnd ?? '\n' });
  }

  /** Notes that the stored file is gone. */
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

  /** The text with the line ends of the stored file. */
  written(path: string, text: string): string {
    return this.#kept.get(path)?.lineEnd === '\r\n' ? text.replaceAll('\n', '\r\n') : text;
  }
}
