/** A refused lead in the words of its form: each mistake at its field. */

import type { Problem } from '../../../http/problem.js';
import type { FormError, LeadField } from '../../../pages/site/lead-form.js';
import { leadFields } from '../../../pages/site/lead-form.js';
import { leadWords } from '../../../pages/site/site-words.js';

/** An entry of the problem of a lead: where the mistake is, as a JSON Pointer in a URI fragment. */
interface Mistake {
  readonly code: string;
  readonly detail: string;
  readonly pointer?: string;
}

/** At least one; those that belong to no field stand for the form as a whole. */
export function formErrors({ code, detail, errors = [] }: Problem): readonly FormError[] {
  if (code === 'idempotency_key_reused') return [{ field: null, text: leadWords.changed }];
  if (errors.length === 0) return [{ field: null, text: detail }];
  const told = errors.map(errorOf);
  return told.filter(
    ({ field }, place) => field === null || told.findIndex((other) => other.field === field) === place,
  );
}

function errorOf({ pointer = '', code, detail }: Mistake): FormError {
  const field = fieldOf(pointer);
  return { field, text: sentences[`${pointer} ${code}`] ?? detail };
}

/** `#/contact/phone` is the field `phone`; a contact without any way to reach it is told at the first of these. */
function fieldOf(pointer: string): FormError['field'] {
  if (pointer === '#/contact') return 'phone';
  if (pointer.startsWith('#/consent')) return 'consent';
  const name = pointer.replace(/^#\/(?:contact\/)?/, '');
  return (leadFields as readonly string[]).includes(name) ? (name as LeadField) : null;
}

/** Error texts for people in place of those for programs. */
const sentences: Readonly<Record<string, string>> = {
  '#/contact/name missing_field': leadWords.nameMissing,
  '#/contact/name invalid_value': leadWords.nameWrong,
  '#/contact missing_field': leadWords.contactMissing,
  '#/contact/phone missing_field': leadWords.phoneMissing,
  '#/contact/email missing_field': leadWords.emailMissing,
  '#/contact/phone invalid_phone': leadWords.phoneWrong,
  '#/contact/email invalid_email': leadWords.emailWrong,
  '#/consent/given consent_required': leadWords.consentMissing,
  '#/consent/text consent_text_differs': leadWords.consentDiffers,
  '#/city missing_field': leadWords.placeMissing,
};
