/** Styles of workbook cells. */

const ink = { rgb: '1F2937' } as const;
const quiet = { rgb: '6B7280' } as const;
const accent = { rgb: '1D4ED8' } as const;
const line = { style: 'thin', color: { rgb: 'D1D5DB' } } as const;
/** Every system has it, or a face of the same widths. */
export const face = { name: 'Arial', size: 10 } as const;
const small = { ...face, size: 9 } as const;
const wrapped = { vertical: 'top', wrapText: true } as const;
const head = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E5E7EB' } } as const;
const paper = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FEF9C3' } } as const;
const top = { vertical: 'top' } as const;
const boxed = { top: line, right: line, bottom: line, left: line } as const;
const entry = { font: face, fill: paper, border: boxed, alignment: { ...top, horizontal: 'right' } } as const;
const amount = { font: face, alignment: top } as const;

const total = {
  font: { ...face, bold: true },
  border: { top: line, bottom: { style: 'double', color: ink } },
  alignment: top,
} as const;

const heading = {
  font: { ...face, bold: true, color: accent },
  border: { bottom: { style: 'medium', color: accent } },
} as const;

export const looks = {
  title: { font: { ...face, bold: true, size: 16, color: ink } },
  sentence: { font: { ...face, size: 11, color: ink }, alignment: wrapped },
  heading,
  columns: { font: { ...face, bold: true, color: ink }, fill: head, alignment: wrapped },
  text: { font: face, alignment: wrapped },
  quiet: { font: { ...small, color: quiet }, alignment: wrapped },
  warning: { font: { ...small, bold: true, color: { rgb: 'B91C1C' } }, alignment: wrapped },
  number: { ...amount, numFmt: '#,##0.00' },
  exact: { ...amount, numFmt: 'General' },
  day: { ...amount, numFmt: 'yyyy-mm-dd' },
  numberEntry: { ...entry, numFmt: 'General' },
  // A text that reads like a number or a day, such as 10% or 4/12, stays a text.
  choiceEntry: { ...entry, numFmt: '@', alignment: { ...top, horizontal: 'left', shrinkToFit: true } },
  dayEntry: { ...entry, numFmt: 'yyyy-mm-dd' },
  fixed0: { ...amount, numFmt: '#,##0' },
  fixed1: { ...amount, numFmt: '#,##0.0' },
  fixed2: { ...amount, numFmt: '#,##0.00' },
  total0: { ...total, numFmt: '#,##0' },
  total1: { ...total, numFmt: '#,##0.0' },
  total2: { ...total, numFmt: '#,##0.00' },
  totalExact: { ...total, numFmt: 'General' },
  label: { font: face, numFmt: '@', alignment: wrapped },
  unit: { font: face, alignment: { ...wrapped, horizontal: 'left', indent: 1 } },
  unitHeading: { ...heading, alignment: { horizontal: 'left', indent: 1 } },
  rightHeading: { ...heading, alignment: { horizontal: 'right' } },
  differs: {
    font: { color: { rgb: '9F1239' } },
    fill: { type: 'pattern', pattern: 'solid', bgColor: { rgb: 'FECACA' }, fgColor: { rgb: 'FECACA' } },
  },
  void: { font: { color: { rgb: 'FFFFFF' } } },
  /** Amounts that do not count at present. */
  faint: { font: { color: { rgb: '9CA3AF' } } },
  /** A whole number, which needs no decimals. */
  whole: { numFmt: '#,##0' },
} as const;

export type Look = keyof typeof looks;

/** The look of a number with this many decimals. */
export function decimalsLook(decimals: number): Look {
  return decimals === 0 ? 'fixed0' : decimals === 1 ? 'fixed1' : decimals === 2 ? 'fixed2' : 'exact';
}

/** The same for a sum. */
export function totalLook(decimals: number): Look {
  return decimals === 0 ? 'total0' : decimals === 1 ? 'total1' : decimals === 2 ? 'total2' : 'totalExact';
}
