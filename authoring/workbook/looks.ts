/** How the cells of workbooks look. */

const ink = { rgb: '1F2937' } as const;
const quiet = { rgb: '6B7280' } as const;
const accent = { rgb: '1D4ED8' } as const;
const line = { style: 'thin', color: { rgb: 'D1D5DB' } } as const;
const wrapped = { vertical: 'top', wrapText: true } as const;
const head = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E5E7EB' } } as const;
const paper = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FEF9C3' } } as const;
const boxed = { top: line, right: line, bottom: line, left: line } as const;
const entry = { fill: paper, border: boxed, alignment: { vertical: 'top', horizontal: 'right' } } as const;

export const looks = {
  title: { font: { bold: true, size: 16, color: ink } },
  sentence: { font: { size: 12, color: ink }, alignment: wrapped },
  heading: { font: { bold: true, color: accent }, border: { bottom: { style: 'medium', color: accent } } },
  columns: { font: { bold: true, color: ink }, fill: head },
  text: { alignment: wrapped },
  quiet: { font: { color: quiet }, alignment: wrapped },
  warning: { font: { bold: true, color: { rgb: 'B91C1C' } }, alignment: wrapped },
  number: { numFmt: '#,##0.00', alignment: { vertical: 'top' } },
  exact: { numFmt: 'General', alignment: { vertical: 'top' } },
  day: { numFmt: 'yyyy-mm-dd', alignment: { vertical: 'top' } },
  numberEntry: { ...entry, numFmt: 'General' },
  // A text stays one, though it reads like a number or a day: 10%, 4/12.
  choiceEntry: { ...entry, numFmt: '@', alignment: { vertical: 'top', horizontal: 'left', shrinkToFit: true } },
  dayEntry: { ...entry, numFmt: 'yyyy-mm-dd' },
  fixed0: { numFmt: '#,##0', alignment: { vertical: 'top' } },
  fixed1: { numFmt: '#,##0.0', alignment: { vertical: 'top' } },
  fixed2: { numFmt: '#,##0.00', alignment: { vertical: 'top' } },
  total: { font: { bold: true }, numFmt: '#,##0.00', border: { top: line, bottom: { style: 'double', color: ink } } },
  differs: {
    font: { color: { rgb: '9F1239' } },
    fill: { type: 'pattern', pattern: 'solid', bgColor: { rgb: 'FECACA' }, fgColor: { rgb: 'FECACA' } },
  },
  void: { font: { color: { rgb: 'FFFFFF' } } },
} as const;

export type Look = keyof typeof looks;

/** The look of a number with so many decimals. */
export function decimalsLook(decimals: number): Look {
  return decimals === 0 ? 'fixed0' : decimals === 1 ? 'fixed1' : decimals === 2 ? 'fixed2' : 'exact';
}
