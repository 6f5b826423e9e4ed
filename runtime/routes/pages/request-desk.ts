/** Where a form for a request stands: on the page of a calculator, or in a frame on the site of a provider. */
import {
  calculatorAddress,
  embedAddress,
  framedRequestAddress,
  queryText,
  requestAddress,
  withQuery,
} from '../../../contract/addresses.js';
import { givenEntries } from '../../../engine/calculator/given-entries.js';
import { pairsIn } from '../../../engine/calculator/open-records.js';
import { readQuery } from '../../../engine/calculator/read-query.js';
import type { PageUse } from '../../../http/locals.js';
import type { HeaderList } from '../../../http/security.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import type { CalculatorView, Given } from '../../../pages/answer/view.js';
import { headlineText } from '../../../pages/markup/answer.js';
import type { AskedCalculator } from './asked-calculator.js';
import { calculatorPage, embedPage } from './calculator.js';
import type { FrameLook } from './frame-look.js';
import { frameLook, frameQuery } from './frame-look.js';
import { framedProvider, framePolicy } from './framed-provider.js';
import type { SentForm } from './lead-body.js';
import type { LeadFormView } from './lead-form.js';
import type { SentRequest, Wishes } from './outcome-page.js';
import type { PagedSite } from './paged-site.js';
import { businessOf } from './place.js';

export interface RequestDesk {
  readonly where: PageUse['where'];
  readonly addressOf: (slug: string) => string;
  /** The page with the form once more. */
  readonly page: (asked: AskedCalculator, form: LeadFormView) => string;
  readonly back: (asked: AskedCalculator) => string;
  /** What the address of an outcome says beside the entries. */
  readonly kept: (asked: AskedCalculator) => Given;
  /** Headers of a page with the form or its outcome. */
  readonly headers: (asked: AskedCalculator) => HeaderList;
  /** False where the form may not be shown, and so was not. */
  readonly isOpen: (asked: AskedCalculator) => boolean;
  readonly frame: (asked: AskedCalculator) => FrameLook | null;
}

/** The desk on the pages of calculators. */
export function pageDesk(site: PagedSite): RequestDesk {
  return {
    where: 'page',
    addressOf: requestAddress,
    page: (asked, form) => calculatorPage(site, asked, form),
    back: ({ calculator, given }) => withQuery(calculatorAddress(calculator.slug), queryText(given)),
    kept: () => [],
    headers: () => [],
    isOpen: () => true,
    frame: () => null,
  };
}

/** The desk in frames on the sites of providers. */
export function frameDesk(site: PagedSite): RequestDesk {
  const kept = ({ view }: AskedCalculator): Given => frameQuery(frameLook(view.own));
  return {
    where: 'embed',
    addressOf: framedRequestAddress,
    page: (asked, form) => embedPage(site, asked, form),
    back: (asked) => withQuery(embedAddress(asked.calculator.slug), queryText([...asked.given, ...kept(asked)])),
    kept,
    headers: (asked) => framePolicy(framedProvider(site, asked)),
    isOpen: (asked) => framedProvider(site, asked) !== null,
    frame: ({ view }) => frameLook(view.own),
  };
}

/** The address that tells what became of a form: its entries, and how and when the person wants to be reached. */
export function outcomeQuery(desk: RequestDesk, asked: AskedCalculator, form: SentForm): string {
  return queryText([...asked.given, ...wishesOf(form), ...desk.kept(asked)]);
}

/** How and when the person wants to be reached, for the address of the outcome. */
export function wishesOf({ values }: SentForm): Given {
  const wishes: Given = [
    [pageParameters.channel, values.preferred_channel ?? ''],
    [pageParameters.timeframe, values.timeframe ?? ''],
  ];
  return wishes.filter(([, value]) => value !== '');
}

/** The same, read from the address. */
export function wishesIn(own: ReadonlyMap<string, string>): Wishes {
  return { channel: own.get(pageParameters.channel) ?? null, timeframe: own.get(pageParameters.timeframe) ?? null };
}

/** What the address of an outcome says of the request. */
export function sentRequest(site: PagedSite, desk: RequestDesk, asked: AskedCalculator): SentRequest {
  const { view, calculator, given } = asked;
  return {
    entries: [...entriesOf(site, calculator.slug, queryText(given)), ...totalOf(view)],
    hasCalculation: view.state.kind === 'answered',
    ...wishesIn(view.own),
    business: businessOf(site.catalog, calculator, given)?.name ?? null,
    back: desk.back(asked),
    frame: desk.frame(asked),
  };
}

type Entries = SentRequest['entries'];

/** What a query enters into a calculator, by its labels in the language of the page. */
export function entriesOf({ catalog, words }: PagedSite, slug: string, query: string): Entries {
  const prepared = catalog.calculators.get(slug);
  const values = prepared && readQuery(prepared.plan, pairsIn(prepared.plan, query));
  if (!prepared || !values) return [];
  const { ownFigure } = words.form;
  return givenEntries(prepared, values).map(({ kind, label, text }) => [
    label,
    kind === 'own' ? ownFigure({ figure: text }) : text,
  ]);
}

/** What it comes to; nothing where nobody pays. */
function totalOf(view: CalculatorView): Entries {
  if (view.state.kind !== 'answered') return [];
  const { label, value } = headlineText(view, view.state.answer);
  return label === '' ? [] : [[label, value]];
}
