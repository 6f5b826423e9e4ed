/** Renders `/embed`: chooses a calculator and its look for another site, shows the two lines to paste and what they give. */
import { frameParameters } from '../answer/page-query.js';
import type { Html } from '../markup/html.js';
import { html, nothing } from '../markup/html.js';
import type { EmbedLook } from './embed-lines.js';
import { embedLines, frameOf } from './embed-lines.js';
import { frameQuery } from './frame-look.js';
import type { ListedCalculator, TagList } from './index-page.js';
import { calculatorOptions } from './index-page.js';
import { renderPage } from './layout.js';
import type { PageSite } from './page-site.js';
import { asked, embedAddress, embedBuilderAddress, embedScriptAddress, pathOf, queryText } from './page-site.js';
import { embedWords } from './site-words.js';

/** Choices of the person. */
export interface EmbedChoice {
  readonly calculator: ListedCalculator;
  readonly look: EmbedLook;
  /** The color as it was typed; empty for the usual one. */
  readonly color: string;
}

export function renderEmbedBuilder(site: PageSite, tags: readonly TagList[], choice: EmbedChoice): string {
  const { calculator, look } = choice;
  const { slug, title } = calculator;
  return renderPage(site, {
    title: embedWords.title,
    description: embedWords.description,
    canonical: embedBuilderAddress,
    scripts: [embedScriptAddress],
    main: html`<h1>${embedWords.title}</h1>
<p class="lead">${embedWords.description}</p>
${formOf(site, tags, choice)}
<section aria-labelledby="lines"><h2 id="lines">${embedWords.lines}</h2>
<p>${embedWords.paste}</p><pre tabindex="0"><code>${embedLines(site, slug, title, look)}</code></pre>
<p>${embedWords.events}</p></section>
<section aria-labelledby="shown"><h2 id="shown">${embedWords.shown}</h2>
${frameOf(pathOf(site, ''), slug, title, look, withoutScript(site, calculator, look))}</section>`,
  });
}

function formOf(site: PageSite, tags: readonly TagList[], { calculator, look, color }: EmbedChoice): Html {
  const isWrong = color !== '' && look.accent === null;
  const themes = Object.entries(embedWords.themes).map(
    ([value, text]) => html`<option value="${value}"${chosen(value === look.theme, 'selected')}>${text}</option>`,
  );
  const wrong = html`<p class="error" id="accent-error">${embedWords.wrongColor}</p>`;
  const trouble = isWrong ? html` aria-invalid="true" aria-describedby="accent-error"` : nothing;
  return html`<form class="embed-form" action="${pathOf(site, embedBuilderAddress)}" data-live>
<div class="field"><label for="slug">${embedWords.calculator}</label>
<select id="slug" name="slug">${calculatorOptions(tags, calculator.slug)}</select></div>
<div class="field"><label for="theme">${embedWords.theme}</label>
<select id="theme" name="${frameParameters.theme}">${themes}</select></div>
<div class="field"><label for="accent">${embedWords.accent}</label>${isWrong ? wrong : nothing}
<input id="accent" name="${frameParameters.accent}" value="${color}" placeholder="#c2410c" maxlength="20" autocomplete="off"${trouble}></div>
<p>${checkbox(frameParameters.compact, embedWords.compact, look.isCompact)}</p>
<p>${checkbox(frameParameters.links, embedWords.links, look.hasLinks)}</p>
<button class="primary">${embedWords.show}</button></form>`;
}

function checkbox(name: string, text: string, isChecked: boolean): Html {
  return html`<label><input type="checkbox" name="${name}" value="1"${chosen(isChecked, 'checked')}> ${text}</label>`;
}

const chosen = (isIt: boolean, word: 'checked' | 'selected'): Html => (isIt ? html` ${word}` : nothing);

/** The same frame for a browser that runs no script: it cannot be as high as its content. */
function withoutScript(site: PageSite, { slug, title }: ListedCalculator, look: EmbedLook): Html {
  const given = frameQuery({ ...look, theme: look.theme === 'dark' ? 'dark' : 'light', provider: null });
  const address = asked(pathOf(site, embedAddress(slug)), queryText(given));
  return html`<noscript><iframe class="embedded" src="${address}" title="${title}"></iframe></noscript>`;
}
