/*
 * Tells the service once that somebody has changed the entries of the calculator on this page: which calculator it was and
 * nothing else. The first answer is that of the page as it was opened.
 */
let first = null;
let isTold = false;
document.addEventListener('reckoner-answer', ({ detail: { query } }) => {
  first ??= query;
  if (isTold || query === first) return;
  isTold = true;
  navigator.sendBeacon(`${location.pathname.replace(/\/$/, '')}/answered`);
});
