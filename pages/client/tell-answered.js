/*
 * Tells the service once that somebody has changed the entries of the calculator on this page: which calculator it was and
 * nothing else. The first answer is that of the page as it was opened; frames tell for themselves.
 */
export function tellAnswered() {
  let first = null;
  let isTold = false;
  document.addEventListener('reckoner-answer', ({ target, detail: { query } }) => {
    if (target.localName !== 'reckoner-calculator') return;
    first ??= query;
    if (isTold || query === first) return;
    isTold = true;
    navigator.sendBeacon(`${location.pathname.replace(/\/$/, '')}/answered`);
  });
}
