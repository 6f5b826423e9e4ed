/** A refused lead in the words of its form: each mistake at its field. */

import type { Problem } from '../../../http/problem.js';
import type { InterfaceWords } from '../../../words/interface-words.js';
import type { FormError, LeadField } from './lead-form.js';
import { leadFields } from './lead-form.js';

/** An entry of the problem of a lead: where the mistake is, as a JSON Pointer in a URI fragment. */
interface Mistake {
  readonly code: string;
  readonly detail: string;
  readonly pointer?: string;
}

/** At least one; those that belong to no field stand for the form as a whole. */
export function formErrors(
  words: InterfaceWords['form'],
  samplePhone: string,
  { code, detail, errors = [] }: Problem,
): readonly FormError[] {
  if (code === 'idempotency_key_reused') return [{ field: null, text: words.changed }];
  if (code === 'lead_erased') return [{ field: null, text: words.erased }];
  if (errors.length === 0) return [{ field: null, text: detail }];
  const sentences = sentencesIn(words, samplePhone);
  const told = errors.map(({ pointer = '', code: mistake, detail: text }: Mistake) => ({
    field: fieldOf(pointer),
    text: sentences[`${pointer} ${mistake}`] ?? text,
  }));
  return told.filter(
    ({ field }, place) => field === null || told.findIndex((other) => other.field === field) === place,
  );
}

/** `#/contact/phone` is the field `phone`; a contact without any way to reach it is reported at the first of these. */
function fieldOf(pointer: string): FormError['field'] {
  if (pointer === '#/contact') return 'phone';
  if (pointer.startsWith('#/consent')) return 'consent';
  const name = pointer.replace(/^#\/(?:contact\/)?/, '');
  return (leadFields as readonly string[]).includes(name) ? (name as LeadField) : null;
}

/** Error texts for people in place of those for programs. */
function sentencesIn(words: InterfaceWords['form'], samplePhone: string): Readonly<Record<string, string>> {
  return {
    '#/contact/name missing_field': words.nameMissing,
    '#/contact/name invalid_value': words.nameWrong,
    '#/contact missing_field': words.contactMissing,
    '#/contact/phone missing_field': words.phoneMissing,
    '#/contact/email missing_field': words.emailMissing,
    '#/contact/phone invalid_phone': words.phoneWrong({ example: samplePhone }),
    '#/contact/email invalid_email': words.emailWrong,
    '#/consent/given consent_required': words.consentMissing,
    '#/consent/text consent_text_differs': words.consentDiffers,
    '#/city missing_field': words.placeMissing,
  };
}
