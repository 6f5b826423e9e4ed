/** The file of a calculator's workbook as the compiler prepares it: everything but what a call decides. */

/** A cell that takes a value by its key. `formula` is its formula as XML; null for a cell that is typed into. */
export interface TemplateCell {
  readonly key: string;
  readonly formula: string | null;
}

/** The place of the hash by which the service names its catalog. */
export const catalogHash = { fact: 'catalog hash' } as const;

/** XML with the cells that take values, and the place of the hash. What stands in front of a cell ends behind its attributes. */
export interface FilledPart {
  readonly path: string;
  readonly pieces: readonly (string | TemplateCell | typeof catalogHash)[];
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
