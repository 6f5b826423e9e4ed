/** The parameters of an address that name a place. */
export const placeNames = ['city', 'neighborhood'];
