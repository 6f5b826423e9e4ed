/** What a form for a request is filled with: nothing yet, or what was sent with its mistakes. */
import { randomBytes } from 'node:crypto';
import type { Problem } from '../../../http/problem.js';
import { formErrors } from './form-errors.js';
import type { SentForm } from './lead-body.js';
import type { LeadFormView } from './lead-form.js';
import type { PagedSite, PageLeads } from './paged-site.js';

type Fields = Pick<LeadFormView, 'key' | 'consentText' | 'values' | 'isAgreed' | 'errors'>;

/** A form that nobody has filled in yet. */
export function emptyFields(leads: PageLeads | null): Fields {
  return { key: newKey(), consentText: leads?.terms.consentText ?? '', values: {}, isAgreed: false, errors: [] };
}

/** A form that was refused. It keeps its key where nothing was stored under that. */
export function refusedFields(
  { words }: PagedSite,
  { terms }: PageLeads,
  { form, problem }: { readonly form: SentForm; readonly problem: Problem },
): Fields {
  const { consentText, samplePhone } = terms;
  const isUsed = problem.code === 'idempotency_key_reused' || problem.code === 'lead_erased';
  const errors = formErrors(words.form, samplePhone.national, problem);
  // Nobody has agreed to a text that was not shown.
  const isAgreed = form.isAgreed && !errors.some(({ field }) => field === 'consent');
  const key = isUsed || form.key === null ? newKey() : form.key;
  return { key, consentText, values: form.values, isAgreed, errors };
}

/** A key of 128 random bits. */
function newKey(): string {
  return `page-${randomBytes(16).toString('base64url')}`;
}
