/** Names and limits that pages in browsers share with the interface. Its schemas, which those do not need, are elsewhere. */

/** The name of the total where questions ask for a figure. */
export const totalFigure = 'total';

/** The parameter that adds options of an estimate. */
export const withParameter = 'with';

/** The parameter that names the language of an answer. */
export const languageName = 'lang';

/** Most lines of an offer. */
export const mostLines = 40;
