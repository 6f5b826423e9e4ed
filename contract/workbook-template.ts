/** The file of a calculator's workbook as the compiler prepares it: everything but what a call decides. */

/** A cell that takes a value by its key. `formula` is its formula as XML; null for a cell that is typed into. */
export interface TemplateCell {
  readonly key: string;
  readonly formula: string | null;
}

/** A sheet: XML with the cells that take values. What stands in front of one ends behind its attributes. */
export interface FilledPart {
  readonly path: string;
  readonly pieces: readonly (string | TemplateCell)[];
}

/** A part that is the same for every call, as it stands in the archive. */
export interface KeptPart {
  readonly path: string;
  /** Compressed, in base64. */
  readonly deflated: string;
  readonly crc: number;
  readonly size: number;
}

export type TemplatePart = FilledPart | KeptPart;

/** The parts in the order in which they stand in the file. */
export interface WorkbookTemplate {
  readonly parts: readonly TemplatePart[];
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The folder of templates below that of the generated files, with a file for each calculator. */
export const templateFolder = 'workbooks';
