/** Checks single records: their addresses, days and numbers. */

import { isDay } from '../../../engine/spelling/day.js';
import type { ConstantFigure } from '../../elaborate/declaration/figures.js';
import { readFigure } from '../../elaborate/declaration/figures.js';
import type { RawRecord } from '../../language/forms/evidence.js';
import type { Located } from '../../language/forms/form.js';
import type { EvidenceRecord, Publisher } from '../../program/evidence.js';
import type { Details, Reporter } from '../../source/diagnostic.js';
import { write } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { EvidenceContext } from './evidence-context.js';
import { publisherOf } from './publishers.js';

/** A record, and its numbers as figures. */
export interface ReadRecord {
  readonly record: EvidenceRecord;
  /** In the unit of the figure where the record gives them so. */
  readonly numbers: readonly ConstantFigure[];
}

/** Reads a record; without its numbers after a reported mistake. */
export function readRecord(raw: RawRecord, context: EvidenceContext): ReadRecord {
  const { reporter } = context;
  checkAddress(raw.at, reporter);
  checkDates(raw, reporter);
  checkConversion(raw, reporter);
  const [says, as] = [raw.says, raw.as].map((written) =>
    written.flatMap((each) => readFigure(each, null, context) ?? []),
  );
  return { record: recordOf(raw, publisherOf(raw.at, context)), numbers: (raw.as.length > 0 ? as : says) ?? [] };
}

function recordOf(raw: RawRecord, publisher: Publisher): EvidenceRecord {
  return {
    who: raw.who,
    says: raw.says.map(({ text }) => text),
    as: raw.as.map(({ text }) => text),
    by: raw.by,
    published: raw.date?.value ?? raw.year?.value ?? null,
    at: raw.at.value,
    publisher,
    read: raw.read?.value ?? null,
    where: raw.where,
    kind: raw.kind,
    cells: raw.for.map(({ value }) => value),
    note: raw.note,
  };
}

/** Reports an address that leads to no page, or to one that anybody on the way could change. */
export function checkAddress({ value, span }: Located<string>, reporter: Reporter): void {
  if (isAddress(value)) return;
  const bare = value.replace(/^http:\/\//i, '');
  const secure = `https://${bare}`;
  const isInsecure = bare !== value && isAddress(secure);
  const wanted = isInsecure ? 'an https address' : 'the address of a page';
  const details = isInsecure ? movedTo(secure) : isAddress(secure) ? write(secure) : {};
  reporter.report('malformed-address', span, { found: value, wanted }, details);
}

/** A page that was read at http may not be there at https, so only a person changes its address. */
function movedTo(text: string): Details {
  const hint = `Open ${quote(text)}, and write it if it shows the same page.`;
  return { hint, choices: [text] };
}

function isAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && /^[^.]+(?:\.[^.]+)+$/.test(hostname) && username === '';
}

function checkDates(raw: RawRecord, reporter: Reporter): void {
  const { year, date, read, undated, unread, span } = raw;
  const dates = [year !== null, date !== null, undated].filter(Boolean).length;
  if (dates !== 1) {
    const reason = dates === 0 ? 'it does not say when it was published' : 'it says twice when it was published';
    const hint = 'Add one of `year: ...`, `date: ...` and `undated: true`.';
    const place = (dates === 0 ? null : (year?.span ?? date?.span)) ?? span;
    reporter.report('bad-evidence', place, { reason }, { hint });
  }
  if ((read !== null) === unread) {
    const reason = unread ? 'it is both read and unread' : 'it does not say whether somebody read it';
    const hint = 'Add `read: ...` with the day, or `unread: true` where nobody could read it again.';
    reporter.report('bad-evidence', read?.span ?? span, { reason }, { hint });
  }
  for (const day of [date, read]) checkDay(day, reporter);
  if (read !== null) checkPublication(date ?? year, read.value, reporter);
}

/** Reports a day that does not exist. */
export function checkDay(day: Located<string> | null, reporter: Reporter): void {
  if (day === null || day.value.length < 10 || isDay(day.value)) return;
  const hint = 'Use a date that exists, such as 2026-02-28.';
  reporter.report('bad-evidence', day.span, { reason: `${day.value} is not a real date` }, { hint });
}

/** Reports a day of publication after `last`, the day on which it was read or the newest one on which anything was. */
export function checkPublication(published: Located<string> | null, last: string, reporter: Reporter): void {
  if (published === null || published.value <= last.slice(0, published.value.length)) return;
  reporter.report('future-evidence', published.span, { found: `Published ${published.value}, but read by ${last}` });
}

function checkConversion({ as, by, span }: RawRecord, reporter: Reporter): void {
  if (as.length > 0 === (by !== null)) return;
  const at: Span = as[0]?.content ?? span;
  const reason = by === null ? '`as` needs `by`, which says how it follows' : '`by` explains an `as` that is not there';
  const hint = 'Add both, such as `as: 2 cuft/bag` and `by: 27 cu ft a cubic yard`, or neither.';
  reporter.report('bad-evidence', at, { reason }, { hint });
}
