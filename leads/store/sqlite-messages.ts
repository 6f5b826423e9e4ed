/** Messages between the service and the thread of the SQLite file. */

export interface ThreadOptions {
  readonly path: string;
  /** Refuses to make a file where there is none. */
  readonly mustExist: boolean;
}

export type ThreadRequest =
  | {
      readonly id: number;
      readonly kind: 'run';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** When to see whether the file is still the one that was opened. */
      readonly checksFile: 'before' | 'after' | 'never';
    }
  | { readonly id: number; readonly kind: 'close' };

export type ThreadAnswer =
  | { readonly id: number; readonly ok: true; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly ok: false; readonly code: string | undefined; readonly message: string };
