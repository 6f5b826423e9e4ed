/** The reference: shows the answer of a call below its form, and goes to the calculator that an older link names. */

/** The most characters of an answer that are shown. */
const most = 20_000;

export function answerCalls() {
  for (const form of document.querySelectorAll('form[data-answers]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void answerBelow(form);
    });
  addEventListener('hashchange', showCalculator);
  showCalculator();
}

/** The browser sends the form itself where the service cannot be reached by the script. */
async function answerBelow(form) {
  const output = form.nextElementSibling;
  try {
    const response = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`);
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

/** The page has the calls of one calculator; a link to those of another one loads these. */
function showCalculator() {
  const slug = /^#call-(.+)$/.exec(location.hash)?.[1];
  const options = [...(document.querySelector('.chooser select')?.options ?? [])];
  if (slug === undefined || document.getElementById(`call-${slug}`) !== null) return;
  if (options.some(({ value }) => value === slug)) location.search = `?calculator=${slug}`;
}
