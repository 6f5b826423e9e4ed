/** The English words by which is read what people type. They are read in every language, and in browsers, too. */

/** Words have spaces between them, and are in lower case and without accents. */
export const typedTexts = {
  /** Names that people give to parameters. */
  alsoCalled: {
    amount: 'price quote total',
    line: 'lines items item',
    ownPrice: 'price prices rate rates cost costs',
  },
  /** Values: answers, the word in 12 by 14, and what stands behind numbers. Those of money and measures also have accents. */
  typed: {
    yes: 'yes y on',
    no: 'no n off',
    by: 'by',
    cents: 'c ct cts cent cents',
    money: 'dollar dollars euro euros',
    measures: 'sq ft feet foot lf lin yd yard gal lb mi kw amp m cu in x psi btu',
  },
} as const;

export type TypedTexts = typeof typedTexts;
