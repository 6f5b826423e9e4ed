/** Evidence of figures and cells, as lines for a reviewer. */
import type { RawControl } from '../../generator/language/forms/control.js';
import type { RawEvidence, RawRecord } from '../../generator/language/forms/evidence.js';

/** `cell` leaves out records that are about others. */
export function evidenceLines(evidence: RawEvidence | null, cell: string | null = null): readonly string[] {
  if (evidence === null) return [];
  const { records, because, judgement, sameAs } = evidence;
  return [
    ...records.filter((record) => isAbout(record, cell)).map(recordLine),
    ...(sameAs === null ? [] : [`As ${sameAs.value}.`]),
    ...(because === null ? [] : [`Because: ${because.value}`]),
    ...(judgement === null ? [] : [`Judgement: ${judgement.value}`]),
  ];
}

function isAbout({ for: about }: RawRecord, cell: string | null): boolean {
  const cells = about.map(({ value }) => value);
  return (
    cell === null || cells.length === 0 || cells.some((each) => each === cell || `${each}/`.startsWith(`${cell}/`))
  );
}

function recordLine({ who, says, year, date, at }: RawRecord): string {
  const numbers = says.map(({ text }) => text).join(', ');
  return `${who}, ${date?.value ?? year?.value ?? 'undated'}: ${numbers} (${at.value})`;
}

export function controlLines(control: RawControl | null): readonly string[] {
  if (control === null) return [];
  const { count, source, own, at } = control;
  const from = source ?? own;
  const place = at === null ? '' : ` (${at.value})`;
  return [`Control totals of ${count.value} numbers: ${from?.value ?? ''}${place}`];
}
