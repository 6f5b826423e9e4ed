/*
 * The calculator keeps the query of the page's address in step with its form. The form of the place, the request for
 * contact and the link to the API take that query along.
 */
const places = ['city', 'neighborhood'];
const queryOfForm = (form) => {
  const hidden = [...form.querySelectorAll('input[type="hidden"]')];
  for (const input of hidden) input.remove();
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (places.includes(name)) continue;
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(input);
  }
};
for (const form of document.querySelectorAll('form[data-keeps-query]')) {
  form.addEventListener('submit', () => queryOfForm(form));
  // A neighborhood of one city is not one of another: it is chosen again there.
  form.elements
    .namedItem('city')
    .addEventListener('change', () => form.querySelector('[name="neighborhood"]')?.remove());
}
for (const form of document.querySelectorAll('form[data-sends-query]')) {
  form.addEventListener('submit', () => {
    form.action = form.action.replace(/\?.*$/, '') + location.search;
  });
}
for (const link of document.querySelectorAll('a[data-api]')) {
  link.addEventListener('click', () => {
    link.href = link.href.replace(/\?.*$/, '') + location.search;
  });
}
document.getElementById('lead-problems')?.focus();
