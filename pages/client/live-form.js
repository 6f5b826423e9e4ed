/** A form that shows at once what is chosen in it: the parts of the page that depend on it are loaded, and nothing moves. */

export function keepLive() {
  for (const form of document.querySelectorAll('form[data-live]')) {
    form.addEventListener('change', () => void show(form));
    for (const picker of form.querySelectorAll('[data-picks]')) offerColor(form, picker);
  }
  for (const backdrop of document.querySelectorAll('[data-backdrops]'))
    backdrop.addEventListener('change', ({ target }) => {
      const place = document.getElementById('shown-frame');
      place.dataset.backdrop = target.value;
      // The frame looks at the background when it comes into the page.
      place.replaceChildren(...[...place.children].map((each) => each.cloneNode(false)));
    });
}

/** Loads the parts of the page for what is chosen. A later choice wins; what has the focus stays. */
async function show(form) {
  const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
  form.dataset.shown = address;
  try {
    const text = await (await fetch(address)).text();
    if (form.dataset.shown !== address) return;
    const page = new DOMParser().parseFromString(text, 'text/html');
    for (const part of document.querySelectorAll('[data-part]')) {
      const next = page.getElementById(part.id);
      if (next === null || next.innerHTML === part.innerHTML) continue;
      part.replaceChildren(...next.childNodes);
    }
    for (const field of form.querySelectorAll('[aria-describedby]'))
      field.ariaInvalid = page.getElementById(field.id)?.ariaInvalid ?? null;
    history.replaceState(null, '', address);
  } catch {
    form.requestSubmit();
  }
}

/** A picker writes into the text field beside it, which is the one that is sent. */
function offerColor(form, picker) {
  const field = form.elements.namedItem(picker.dataset.picks);
  picker.addEventListener('input', () => {
    field.value = picker.value;
  });
  picker.addEventListener('change', () => field.dispatchEvent(new Event('change', { bubbles: true })));
}
