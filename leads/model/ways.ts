/** Names the channels to those who get leads. */

/** The operator as a recipient; no provider may have this name. */
export const operatorRecipient = 'operator';
