/** The only text that the element has before it has loaded any. */
export const notLoaded = 'The calculator could not be loaded. Please reload the page.';
