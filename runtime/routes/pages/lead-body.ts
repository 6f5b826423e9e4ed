/** From a form that was sent to the body of a lead. */
import type { LeadBody } from '../../../contract/lead-schema.js';
import { isOfCalculation } from '../../../engine/calculator/given-entries.js';
import { itemParts } from '../../../engine/calculator/list-parameter.js';
import type { Given } from '../../../pages/answer/view.js';
import type { LeadField } from './lead-form.js';
import { consentField, consentTextField, keyField, leadFields, trapField } from './lead-form.js';

/** A form as it was sent: clean texts, none of them empty. */
export interface SentForm {
  /** Null where it has none that a page of this service gave it. */
  readonly key: string | null;
  readonly values: Readonly<Partial<Record<LeadField, string>>>;
  readonly isAgreed: boolean;
  /** The text that the person was shown. */
  readonly consentText: string;
  /** Content of the field that people do not see. */
  readonly trap: string;
}

/** The keys that pages give to forms: nobody can guess one, so its holder may see what became of the request. */
export const formKey = /^page-[\w-]{22}$/;

/** Reads the fields of a form; of a field that was sent twice, the first. */
export function readForm(sent: Readonly<Record<string, unknown>>): SentForm {
  // Browsers write the ends of lines in two characters.
  const text = (name: string): string =>
    String([sent[name] ?? ''].flat()[0])
      .replace(/\r\n?/g, '\n')
      .trim();
  const values = leadFields.map((field) => [field, text(field)] as const).filter(([, value]) => value !== '');
  const key = text(keyField);
  return {
    key: formKey.test(key) ? key : null,
    values: Object.fromEntries(values),
    isAgreed: text(consentField) !== '',
    consentText: text(consentTextField),
    trap: text(trapField),
  };
}

/** The rest of a lead: the service, the page and the calculation. */
export interface LeadContext {
  readonly slug: string;
  /** The address of the page, in full. */
  readonly pageUrl: string;
  /** Values from the query, the place included. */
  readonly given: Given;
  /** False where the calculator has no answer to these values; the request then goes without a calculation. */
  readonly isAnswered: boolean;
}

/** The longest address of a page that a lead may name. */
const longestAddress = 500;

/** The body as the interface for programs takes it. Sent again, the same form makes the same body. */
export function leadBody({ values, isAgreed, consentText, trap }: SentForm, context: LeadContext): LeadBody {
  const { slug, pageUrl, given, isAnswered } = context;
  const { name, phone, email, preferred_channel, timeframe, message } = values;
  const known = new Map(given);
  const contact = { name, phone, email, preferred_channel, website: trap === '' ? undefined : trap };
  const calculation = { slug, inputs: inputsOf(given) };
  const body = {
    service: slug,
    city: known.get('city'),
    neighborhood: known.get('neighborhood'),
    contact: defined(contact),
    message,
    timeframe,
    ...(isAnswered ? { calculation } : {}),
    consent: { given: isAgreed, text: consentText, method: 'web_form' as const },
    ...(pageUrl.length > longestAddress ? {} : { source: { page_url: pageUrl } }),
  };
  // What people choose is checked where every lead is checked.
  return defined(body) as LeadBody;
}

type Item = Readonly<Record<string, string>>;

/** Everything that was given but the place. A list repeats its name for each item, and has them in an array here. */
function inputsOf(given: Given): Readonly<Record<string, string | readonly Item[]>> {
  const own = given.filter(([name]) => isOfCalculation(name));
  const valuesOf = (name: string) => own.flatMap(([other, value]) => (other === name ? [value] : []));
  return Object.fromEntries(
    own.map(([name, value]) => [name, valuesOf(name).length === 1 ? value : valuesOf(name).map(itemOf)]),
  );
}

/** `length:12~width:14` as an object. */
function itemOf(text: string): Item {
  return Object.fromEntries(itemParts(text).map(({ name, text: value }) => [name, value ?? '']));
}

function defined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
