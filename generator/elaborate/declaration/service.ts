/** Checks service.yaml: its tags, country, currency, time zone and lead terms. */

import { isDay } from '../../../engine/spelling/day.js';
import { formatList } from '../../../engine/spelling/list-names.js';
import type { Located } from '../../language/forms/form.js';
import type { RawLeadTerms, RawService } from '../../language/forms/service.js';
import type { Currency, LeadTerms, SecurityContact, Service } from '../../program/service.js';
import type { Reporter } from '../../source/diagnostic.js';
import { didYouMean } from '../../source/hint.js';
import { quote } from '../../source/suggest.js';
import type { NamedUnit } from '../../units/unit.js';
import type { UnitTable } from '../../units/units.js';
import { byName } from './by-name.js';
import { knownTag } from './entry-category.js';
import { isCountry, readPhone } from './phone.js';
import { checkPostalCode } from './postal-code.js';

/** Checks service.yaml. `hasNetwork` is true even if network.yaml could not be read. */
export function checkService(raw: RawService, hasNetwork: boolean, reporter: Reporter): Omit<Service, 'currency'> {
  knownTag(raw.discoveryTag, raw.tags, reporter);
  for (const { name } of raw.tagTitles) knownTag(name, raw.tags, reporter);
  checkCountry(raw, hasNetwork, reporter);
  checkTimeZone(raw.timeZone, reporter);
  const terms = raw.leads && checkLeads(raw.leads, raw, hasNetwork, reporter);
  const {
    span: _,
    country,
    currency: __,
    timeZone,
    discoveryTag,
    tagTitles,
    leads: _leads,
    limits,
    security,
    cta,
    look,
    popular,
    languages,
    ...facts
  } = raw;
  const zone = timeZone?.value ?? 'UTC';
  return {
    ...{
      ...facts,
      ...limits,
      country: country?.value ?? null,
      timeZone: zone,
      discoveryTag: discoveryTag.value,
      ctaMessage: cta,
      leads: terms,
      security: security && checkSecurity(security, reporter),
    },
    look: { accent: look?.accent?.slice(1).toLowerCase() ?? null, logo: look?.logo ?? null },
    tagTitles: byName(tagTitles),
    popular: popular.map(({ value }) => value),
    languages: languages?.map(({ value }) => value) ?? [],
  };
}

/** Whether the day has passed is left to `check`, since a catalog is compiled without a clock. */
function checkSecurity(
  { contact, expires: { value, span } }: NonNullable<RawService['security']>,
  reporter: Reporter,
): SecurityContact {
  if (!isDay(value)) {
    const rule = 'there is no such day; use one that exists, such as 2026-02-28';
    reporter.report('malformed', span, { found: quote(value), rule });
  }
  return { contact, expires: value };
}

/** Reports popular entries that are no calculators. */
export function checkPopular({ popular }: RawService, slugs: readonly string[], reporter: Reporter): void {
  for (const { value, span } of popular) {
    if (slugs.includes(value)) continue;
    reporter.report('unknown-calculator', span, { name: value }, didYouMean(value, slugs));
  }
}

function checkCountry({ country, span }: RawService, hasNetwork: boolean, reporter: Reporter): void {
  if (country === null && hasNetwork) {
    const hint = 'Add the country of the telephone numbers, such as `country: US`.';
    reporter.report('missing-key', span, { owner: 'The service file', name: 'country' }, { hint });
  }
  if (country === null || isCountry(country.value)) return;
  const rule = 'it is not a country; write its two-letter ISO 3166 code, such as US';
  reporter.report('malformed', country.span, { found: quote(country.value), rule });
}

function checkTimeZone(zone: Located<string> | null, reporter: Reporter): void {
  if (zone === null || isTimeZone(zone.value)) return;
  const rule = 'it is not a time zone; write its IANA name, such as America/Chicago';
  const hint = didYouMean(zone.value, Intl.supportedValuesOf('timeZone'));
  reporter.report('malformed', zone.span, { found: quote(zone.value), rule }, hint);
}

/** True for the name of a time zone, false for an offset from UTC. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}

function checkLeads(
  { tag, samplePhone, postalCode, ...terms }: RawLeadTerms,
  { country, tags }: RawService,
  hasNetwork: boolean,
  reporter: Reporter,
): LeadTerms {
  knownTag(tag, tags, reporter);
  if (!hasNetwork) reporter.report('leads-not-possible', tag.span, {});
  return {
    ...terms,
    tag: tag.value,
    samplePhone: {
      national: samplePhone.value,
      international: readPhone(samplePhone, country?.value ?? null, reporter) ?? '',
    },
    postalCode: postalCode && checkPostalCode(postalCode, reporter),
  };
}

/** The currency of cost bands; `none` when service.yaml names none, `unclear` after a mistake. */
export type BandMoney = NamedUnit | 'none' | 'unclear';

export function checkCurrency(raw: RawService | null, units: UnitTable, reporter: Reporter): BandMoney {
  if (raw === null) return 'unclear';
  if (raw.currency === null) return 'none';
  const unit = units.units.get(raw.currency.value);
  if (unit !== undefined && unit.symbol !== null) return unit;
  if (!units.broken.has(raw.currency.value)) reportCurrency(raw.currency, units, reporter);
  return 'unclear';
}

export function currencyOf({ name, symbol }: NamedUnit): Currency {
  return { code: name, symbol: symbol ?? '' };
}

function reportCurrency({ value, span }: Located<string>, { units }: UnitTable, reporter: Reporter): void {
  const money = [...units.values()].filter(({ symbol }) => symbol !== null).map(({ name }) => quote(name));
  const allowed = money.length === 0 ? 'a unit of money, but units.yaml has none' : formatList(money, 'or');
  reporter.report('not-allowed-value', span, { found: quote(value), allowed });
}
