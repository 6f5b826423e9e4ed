/** The reference: shows the answer of a call below its form, and goes to the calculator that an older link names. */

/** The most characters of an answer that are shown. */
const most = 20_000;

export function answerCalls() {
  for (const form of document.querySelectorAll('form[data-answers]')) {
    for (const field of form.querySelectorAll('fieldset')) field.disabled = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void answerBelow(form);
    });
  }
  addEventListener('hashchange', showCalculator);
  showCalculator();
}

/** The browser sends the form itself where the service cannot be reached by the script, or answers with a file. */
async function answerBelow(form) {
  const output = form.nextElementSibling;
  const given = [...new FormData(form)].filter(([, value]) => value !== '');
  try {
    const response = await fetch(`${form.action}?${new URLSearchParams(given)}`);
    if (!/json|^text\//.test(response.headers.get('content-type'))) return form.submit();
    output.textContent = `${response.status}\n${readable(await response.text()).slice(0, most)}`;
    output.hidden = false;
  } catch {
    form.submit();
  }
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The page has the call of one calculator; a link to that of another one loads it, once. */
function showCalculator() {
  const slug = /^#call-([\w-]+)$/.exec(location.hash)?.[1];
  const isHere = slug === undefined || document.getElementById(`call-${slug}`) !== null;
  const isAsked = new URLSearchParams(location.search).get('calculator') === slug;
  if (document.querySelector('form.chooser') !== null && !isHere && !isAsked) location.search = `?calculator=${slug}`;
}
