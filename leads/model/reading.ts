/** What came of reading something that an operator wrote: its value, or sentences on what is wrong. */
export type Reading<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly mistakes: readonly string[] };
