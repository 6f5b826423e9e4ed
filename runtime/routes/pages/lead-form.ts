/** Renders the form by which a person asks to be contacted, with the consent text and the errors. */

import { leadSchema } from '../../../contract/lead-schema.js';
import type { Html } from '../../../words/html.js';
import { hiddenFields, html, nothing, option } from '../../../words/html.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import type { Business } from './place.js';
import { phoneText } from './place.js';

/** The names of the fields that a person fills in. */
export const leadFields = ['name', 'phone', 'email', 'preferred_channel', 'timeframe', 'message'] as const;

export type LeadField = (typeof leadFields)[number];

/** The hidden fields: the key of this request, and the text that the person was shown. */
export const keyField = 'key';
export const consentTextField = 'consent_text';
export const consentField = 'consent';
/** A field that people do not see and bots fill in. */
export const trapField = 'website';

/** A mistake in a field, or in the whole form when `field` is null. */
export interface FormError {
  readonly field: LeadField | 'consent' | null;
  readonly text: string;
}

/** A business that gets a request. */
export interface Recipient extends Business {
  /** The trade that it is asked for, where there are several. */
  readonly trade?: string;
}

export interface LeadFormView {
  /** Who gets it: nobody, one business, or one for each trade of a plan. */
  readonly recipients: readonly Recipient[];
  /** What it says of itself, where that is not about one calculator. */
  readonly texts?: Pick<PageSite['words']['form'], 'title' | 'intro' | 'consent'>;
  /** The key of this request: sent twice, it counts once. */
  readonly key: string;
  /** The current consent text. */
  readonly consentText: string;
  /** The values filled in. */
  readonly values: Readonly<Partial<Record<LeadField, string>>>;
  readonly isAgreed: boolean;
  readonly errors: readonly FormError[];
}

const { name, phone, email, preferred_channel: channel } = leadSchema.properties.contact.properties;
const { message, timeframe } = leadSchema.properties;

/**
 * Renders the form. The address that it is sent to, below the root, carries the query of the page, so that the
 * calculation goes with the request.
 */
export function renderLeadForm(site: PageSite, action: string, view: LeadFormView): Html {
  const { key, consentText } = view;
  const { form } = site.words;
  const { title, intro } = view.texts ?? form;
  return html`<section class="lead" id="request" aria-labelledby="request-title">
<h2 id="request-title">${title}</h2>
<p>${intro}</p>
${summaryOf(site, view.errors)}
<form method="post" action="${pagePath(site, action)}#lead-problems" novalidate data-sends-query>
${hiddenFields([
  [keyField, key],
  [consentTextField, consentText],
])}
${line(site, view, 'name', form.name, { autocomplete: 'name', maxlength: name.maxLength })}
${line(site, view, 'phone', form.phone, { type: 'tel', autocomplete: 'tel', maxlength: phone.maxLength })}
${line(site, view, 'email', form.email, { type: 'email', autocomplete: 'email', maxlength: email.maxLength })}
${choice(site, view, 'preferred_channel', { label: form.channel, values: channel.enum, words: form.channels })}
${choice(site, view, 'timeframe', { label: form.timeframe, values: timeframe.enum, words: form.timeframes })}
${textArea(site, view)}
<div class="trap" aria-hidden="true"><label for="lead-${trapField}">${form.trap}</label>
<input id="lead-${trapField}" name="${trapField}" tabindex="-1" autocomplete="off"></div>
${recipientsOf(site, view)}
${consentBox(site, view)}
<button class="primary">${form.send}</button></form></section>`;
}

const recipientsId = 'lead-goes-to';

function recipientsOf(site: PageSite, { recipients }: LeadFormView): Html {
  const { form, plan } = site.words;
  const texts = recipients.map(({ name: business, phone: number, trade }) => {
    const told = { business, phone: phoneText(site, number) };
    return trade === undefined ? form.goesTo(told) : plan.goesTo({ ...told, trade });
  });
  if (texts.length === 0) return nothing;
  const [only] = texts.length === 1 ? texts : [];
  if (only !== undefined) return html`<p id="${recipientsId}">${only}</p>`;
  const items = texts.map((text) => html`<li>${text}</li>`);
  return html`<div id="${recipientsId}"><p>${plan.goesToAll}</p><ul>${items}</ul></div>`;
}

function summaryOf(site: PageSite, errors: readonly FormError[]): Html {
  if (errors.length === 0) return nothing;
  const title = errors.length === 1 ? site.words.form.troubleOne : site.words.form.troubleMany;
  const lines = errors.map(({ field, text }) =>
    field === null ? html`<li>${text}</li>` : html`<li><a href="#${fieldId(field)}">${text}</a></li>`,
  );
  return html`<div class="problems" role="alert" tabindex="-1" id="lead-problems"><h3>${title}</h3>
<p>${site.words.form.nothingSent}</p><ul>${lines}</ul></div>`;
}

function fieldId(field: string): string {
  return `lead-${field}`;
}

interface LineAttributes {
  readonly type?: 'tel' | 'email';
  readonly autocomplete: string;
  readonly maxlength: number;
}

function line(site: PageSite, view: LeadFormView, field: LeadField, label: string, attributes: LineAttributes): Html {
  const { type = 'text', autocomplete, maxlength } = attributes;
  const { head, described } = aboutField(view, field, label, field === 'phone' ? site.words.form.phoneHint : '');
  return html`<div class="field">${head}<input id="${fieldId(field)}" name="${field}" type="${type}"
 autocomplete="${autocomplete}" maxlength="${maxlength}" value="${view.values[field] ?? ''}"${described}></div>`;
}

function textArea(site: PageSite, view: LeadFormView): Html {
  const { head, described } = aboutField(view, 'message', site.words.form.message, site.words.form.messageHint);
  return html`<div class="field">${head}<textarea id="${fieldId('message')}" name="message" rows="4"
 maxlength="${message.maxLength}"${described}>
${view.values.message ?? ''}</textarea></div>`;
}

interface Choice<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
}

function choice<Value extends string>(
  site: PageSite,
  view: LeadFormView,
  field: LeadField,
  { label, values, words }: Choice<Value>,
): Html {
  const { head, described } = aboutField(view, field, label, '');
  const options = values.map((value) => option(value, words[value], view.values[field] === value));
  return html`<div class="field">${head}<select id="${fieldId(field)}" name="${field}"${described}>
<option value="">${site.words.form.noMatter}</option>${options}</select></div>`;
}

/** The label, hint and error of a field, and the attributes that tie them to its control. */
function aboutField(view: LeadFormView, field: LeadField, label: string, hint: string) {
  const id = fieldId(field);
  const error = view.errors.find((each) => each.field === field);
  const ids = [...(error === undefined ? [] : [`${id}-error`]), ...(hint === '' ? [] : [`${id}-hint`])].join(' ');
  const head = html`<label for="${id}">${label}</label>
${hint === '' ? nothing : html`<p class="hint" id="${id}-hint">${hint}</p>`}${errorOf(error, id)}`;
  const described = html`${ids === '' ? nothing : html` aria-describedby="${ids}"`}${
    error === undefined ? nothing : html` aria-invalid="true"`
  }`;
  return { head, described };
}

function errorOf(error: FormError | undefined, id: string): Html {
  return error === undefined ? nothing : html`<p class="error" id="${id}-error">${error.text}</p>`;
}

/** The consent text word for word, for the businesses that are named, and a box that is never checked in advance. */
function consentBox(site: PageSite, view: LeadFormView): Html {
  const { consentText, isAgreed, errors, recipients } = view;
  const { consent } = view.texts ?? site.words.form;
  const id = fieldId('consent');
  const error = errors.find(({ field }) => field === 'consent');
  const about = recipients.length === 0 ? `${id}-text` : `${recipientsId} ${id}-text`;
  const described = error === undefined ? about : `${id}-error ${about}`;
  return html`<div class="field consent">${errorOf(error, id)}
<div class="tick"><input type="checkbox" id="${id}" name="${consentField}" value="yes" aria-describedby="${described}"${
    isAgreed ? html` checked` : nothing
  }${error === undefined ? nothing : html` aria-invalid="true"`}><label for="${id}">${consent}</label></div>
<blockquote id="${id}-text">${consentText}</blockquote></div>`;
}
