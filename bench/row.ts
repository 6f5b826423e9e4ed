/** One line of a benchmark's report. */
export interface Row {
  /** What was measured, such as a kind of server. */
  readonly name: string;
  readonly value: number;
  /** Of the value, such as requests/s. */
  readonly unit: string;
  /** The value beside that of the benchmark's first row, or of the first row of its group; 1 for that row itself. */
  readonly ratio: number;
  /** What else was measured in the same run. */
  readonly note?: string;
}

export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, value, unit, ratio, note = '' } of rows) {
    const figure = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
    console.log(`  ${name.padEnd(width)}  ${figure.padStart(8)} ${unit.padEnd(10)} x ${ratio.toFixed(2)}  ${note}`);
  }
}
