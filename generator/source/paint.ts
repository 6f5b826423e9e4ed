/** Styles for the parts of a report on a terminal. */

/** The parts of a report that can have a style. */
export type PaintedPart = 'place' | 'error' | 'advice' | 'margin' | 'mark' | 'hint';

/** Styles a part of a report by adding control codes around its text. */
export type Paint = (part: PaintedPart, text: string) => string;

/** No styles: for files, pipes and people who want no color. */
export const unpainted: Paint = (_, text) => text;
