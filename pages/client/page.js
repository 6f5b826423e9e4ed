/*
 * The calculator keeps the query of the page's address in step with its form. Whatever leads on from the page takes
 * that query along: the place, the request and the call of the interface for programs.
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
  // A part of one city is none of another: it is chosen again there.
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
