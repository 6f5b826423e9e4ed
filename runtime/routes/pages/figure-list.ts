/** Renders what the figures of a calculator rest on: who says what, in which year, at which address. */
import type { figureEntry, figureRecord } from '../../../contract/figures.js';
import type { Static } from '../../../contract/schema.js';
import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import { quantityText } from '../../../engine/calculator/quantity-text.js';
import type { AnyCalculator, InputSpec } from '../../../engine/kernel/module.js';
import { capital, inWords } from '../../../pages/answer/step-name.js';
import { rangeText } from '../../../pages/markup/quantity.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import { inOriginal, ofOriginal } from '../../../words/original.js';
import type { PageSite } from './page-site.js';
import type { UnitTable } from './written-amount.js';
import { amountText, unitTable } from './written-amount.js';

type FigureEntry = Static<typeof figureEntry>;
type FigureRecord = Static<typeof figureRecord>;

/** Names of the catalog as people read them. */
interface FigureWords {
  readonly inputs: readonly InputSpec[];
  /** What the calculator calls steps and open figures, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  /** By the name of the unit. */
  readonly units: UnitTable;
}

/** Makes the function that renders the list of a calculator. */
export function figureLists(
  site: PageSite,
  { figures, documents }: ServedCatalog,
): (calculator: AnyCalculator) => Html {
  const all = [...figures.values()];
  const units = unitTable(documents);
  return ({ slug, inputs, labels = {} }) => {
    const used = all.filter((figure) => figure.used_by.includes(slug));
    return renderFigures(site, used, { inputs, labels, units });
  };
}

/** Renders the list, folded: it is long, and only few want to check it. A link to it opens it. */
function renderFigures(site: PageSite, figures: readonly FigureEntry[], words: FigureWords): Html {
  if (figures.length === 0) return nothing;
  return html`<details class="sources"><summary><h2>${site.words.site.figures}</h2></summary>
<ul id="sources">${figures.map((figure) => figureItem(site, figure, words))}</ul></details>`;
}

function figureItem(site: PageSite, figure: FigureEntry, words: FigureWords): Html {
  const { name, records = [], source, voices, judgement, because } = figure;
  const cells = cellItems(site, figure, words);
  const value = valueText(site, figure);
  const head = html`<b>${nameText(name, words)}</b>${value === '' ? nothing : html`: ${value}`}`;
  const oneVoice = voices === 1 && records.length > 0 ? site.words.site.oneVoice : undefined;
  const { code } = site.language;
  const told = [
    source === undefined ? undefined : inOriginal(code, source),
    oneVoice,
    judgement === undefined ? undefined : site.words.site.judgement({ why: judgement }),
    because,
  ];
  const texts = told.flatMap((text) => (text === undefined ? [] : [html` ${text}`]));
  const built = (figure.build_up ?? []).map(({ amount }) => amountText(site, amount, words.units));
  const roads = built.map((amount) => html`<li>${site.words.site.buildUp({ amount })}</li>`);
  const items = [...cells, ...roads, ...records.map((record) => recordItem(site, record, words))];
  return html`<li>${head}.${texts}${items.length === 0 ? nothing : html`<ul>${items}</ul>`}</li>`;
}

/** The prices of options, by what they are called. */
function cellItems(
  site: PageSite,
  { cells = {}, values = [] }: FigureEntry,
  { inputs, units }: FigureWords,
): readonly Html[] {
  if (values.length > 0) return [];
  const options = inputs.flatMap((input) => (input.type === 'select' ? input.options : []));
  const labelOf = (key: string): string => options.find(({ value }) => value === key)?.label ?? inWords(key);
  return Object.entries(cells).map(
    ([cell, text]) =>
      html`<li>${cell.split('/').map(labelOf).join(', ')}: <b>${amountText(site, text, units)}</b></li>`,
  );
}

function recordItem(
  site: PageSite,
  { at, who, says, published, read, where }: FigureRecord,
  { units }: FigureWords,
): Html {
  const { code } = site.language;
  const place = where === undefined ? nothing : html`, ${inOriginal(code, where)}`;
  const unread = read === null ? html`, ${site.words.site.unread}` : nothing;
  const facts = html`${published ?? site.words.site.undated}${place}${unread}`;
  const amounts = says.map((each) => amountText(site, each, units)).join(', ');
  return html`<li><a href="${at}" rel="nofollow"${ofOriginal(code, 'link')}>${who}</a> (${facts}): ${amounts}</li>`;
}

/** The label of an open figure, a table or an input, or the words of a name: `ready mix` of `prices.ready_mix`. A question names nothing. */
function nameText(name: string, { inputs, labels }: FigureWords): string {
  const last = name.split('.')[1] ?? name;
  const input = inputs.find((each) => each.name === last && !each.label.endsWith('?'));
  return capital(labels[name] ?? labels[last] ?? input?.label ?? inWords(last));
}

/** The value of the last period, which is the one that holds longest. */
function valueText(site: PageSite, { values = [], unit }: FigureEntry): string {
  const last = values[values.length - 1];
  if (last === undefined) return '';
  return last.value === undefined
    ? rangeText(site.language, last.low ?? 0, last.high ?? 0, unit)
    : quantityText(site.language, last.value, unit);
}
