/** The words of units in a generated document that only pages read. */

export const unitWordsFile = 'unit-words.json';

export interface UnitWords {
  readonly name: string;
  /** What stands beside numbers: a sign of money, an abbreviation or a plural. */
  readonly label: string;
  /** In a rate, what it is for: `foot` of dollars per foot. */
  readonly below: string;
  /** After 1, or by plural form; absent where the label goes with every amount. */
  readonly counted?: string | Readonly<Record<string, string>>;
}
