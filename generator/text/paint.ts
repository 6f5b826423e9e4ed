/** What in a report stands out on a terminal. */

/** Parts of a report, each of which may be shown in a way of its own. */
export type PaintedPart = 'place' | 'error' | 'advice' | 'margin' | 'mark' | 'hint';

/** Makes a part of a report stand out; the text stays the same but for signs that a terminal does not show. */
export type Paint = (part: PaintedPart, text: string) => string;

/** For files, pipes and people who want no colour. */
export const unpainted: Paint = (_, text) => text;
