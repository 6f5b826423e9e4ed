/*
 * In a frame on another site: tells the page around it how high its content is and what the calculator answers, and
 * takes the accent of that page, as far from its background as text needs.
 */
import { accentProperties, colorText, readableAccent } from '../../runtime/routes/pages/readable-color.ts';

const root = document.documentElement;
const tell = (message) => window.parent.postMessage(message, '*');

const { accent } = root.dataset;
if (accent !== undefined) {
  const readable = readableAccent(accent, root.classList.contains('dark') ? 'dark' : 'light');
  for (const [part, name] of Object.entries(accentProperties)) root.style.setProperty(name, colorText(readable[part]));
}

/** The request for contact takes along what the calculator says now; the look of the frame stays as it was. */
let entered = null;
document.addEventListener('reckoner-answer', ({ detail: { query } }) => {
  entered = query;
});
for (const form of document.querySelectorAll('form[data-sends-query]')) {
  form.addEventListener('submit', () => {
    if (entered === null) return;
    const address = new URL(form.action);
    const look = [...address.searchParams].filter(([name]) => name.startsWith('frame.'));
    address.search = new URLSearchParams([...new URLSearchParams(entered), ...look]);
    form.action = address.href;
  });
}

if (window.parent !== window) {
  new ResizeObserver(() => tell({ type: 'reckoner-height', height: root.getBoundingClientRect().height })).observe(
    root,
  );
  document.addEventListener('reckoner-answer', ({ detail: { slug, query, answer } }) => {
    if (answer === null) return;
    const { result, estimate = null, disclaimer, legal_disclaimer } = answer;
    tell({ type: 'reckoner-answer', slug, query, result, estimate, disclaimer, legal_disclaimer });
  });
}
