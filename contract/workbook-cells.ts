/** The keys of the cells and ranges of a calculator in its workbook: the compiler lays them out, the service fills them. */

export const keys = {
  /** The number that a formula reads. */
  input: (name: string) => `input ${name}`,
  /** Cell that somebody types or chooses in. */
  entry: (name: string) => `entry ${name}`,
  /** The position of the chosen option, from 1. */
  chosen: (name: string) => `chosen ${name}`,
  /** The catalog's own figure, where somebody may type another. */
  catalog: (name: string) => `catalog ${name}`,
  step: (name: string) => `step ${name}`,
  figure: (name: string) => `figure ${name}`,
  secondary: (index: number) => `secondary ${index}`,
  line: (index: number) => `line ${index}`,
  option: (key: string) => `option ${key}`,
  /** Yes, for an option of the estimate that is wanted. */
  wanted: (key: string) => `wanted ${key}`,
  result: 'result',
  text: 'text',
  range: 'range',
  minimum: 'minimum',
  lift: 'lift',
  total: 'total',
  sentence: 'sentence',
  /** Mistakes in the inputs; empty when there are none. */
  problem: 'problem',
  /** What an input is before its bounds: given by itself, by a list, or by neither. */
  given: (name: string) => `given ${name}`,
  /** The number of items that a list has. */
  count: (list: string) => `count ${list}`,
  /** 1 for a row of a list with anything in it; `at` is the list with the place of the row, from 1. */
  filled: (at: string) => `filled ${at}`,
  /** 1 for a row with an entry that is missing or cannot be read. */
  unreadRow: (at: string) => `unread ${at}`,
  /** What the sentence says first of a number that was moved. */
  note: (name: string) => `note ${name}`,
  /** The same in short, beside the number. */
  moved: (name: string) => `moved ${name}`,
  /** What a call asked for in place of a number that was moved, behind the short note; empty in other files. */
  asked: (name: string) => `asked ${name}`,
  /** What a row says of numbers that were moved. */
  noteRow: (at: string) => `note ${at}`,
  /** What a row adds to what a list gives. */
  part: (at: string, fold: string) => `part ${at} ${fold}`,
  low: (key: string) => `${key}.low`,
  high: (key: string) => `${key}.high`,
} as const;

/** The ranges of cells that formulas look up. */
export const ranges = {
  labels: (input: string) => `labels ${input}`,
  phrases: (input: string) => `phrases ${input}`,
  column: (input: string, name: string) => `column ${input} ${name}`,
  table: (name: string) => `table ${name}`,
  filled: (list: string) => `filled ${list}`,
  unreadRows: (list: string) => `unread ${list}`,
  parts: (fold: string) => `parts of ${fold}`,
  schedule: (name: string, part: 'limits' | 'values' | 'upTo' | 'floor' | 'base' | 'rate') => `${part} of ${name}`,
} as const;
