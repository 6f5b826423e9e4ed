/** Names recipients of leads. */

/** The operator as a recipient; no provider may have this name. */
export const operatorRecipient = 'operator';
