/** The locale of the pages: how numbers are read and written, and days in print. */
export const locale = 'en-US';
/** Their language, for the `lang` attribute. */
export const language = 'en';
