/** One line of a benchmark's report. */
export interface Row {
  /** The name of the measured thing, such as a kind of server. */
  readonly name: string;
  readonly value: number;
  /** The unit of the value, such as requests/s. */
  readonly unit: string;
  /** The value divided by that of the first row of the benchmark or of its group. */
  readonly ratio: number;
  /** Another measurement of the same run. */
  readonly note?: string;
}

/** The value below which this part of the values lies; 0.5 gives the median. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, value, unit, ratio, note = '' } of rows) {
    const figure = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
    console.log(`  ${name.padEnd(width)}  ${figure.padStart(8)} ${unit.padEnd(10)} x ${ratio.toFixed(2)}  ${note}`);
  }
}
