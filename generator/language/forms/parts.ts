/** Forms of names, days and other texts that several files of the catalog hold. */
import { today } from '../../../engine/spelling/day.js';
import type { Hint } from '../../source/hint.js';
import { write } from '../../source/hint.js';
import type { Form, Located, RawFormula } from './form.js';
import { described, integer, located, oneLine, optional, parsed, text, withHabits } from './form.js';

const matching = (pattern: string, maxLength: number, description: string): Form<string> =>
  oneLine({ type: 'string', pattern, maxLength, description });

export const slug = matching(
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  60,
  'Lower-case letters and digits, parts joined by single hyphens.',
);

export const variableName = matching('^[A-Za-z][A-Za-z0-9_]*$', 40, 'A letter, then letters, digits and _.');

/** A reference by name to an input, a step or an index. */
export const reference = (description: string): Form<Located<string>> =>
  located(described(variableName, { description }));

export const labelledName = matching(
  '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)?$',
  81,
  'A step, or an open figure such as style.rate.',
);

export const optionKey = matching(
  '^[A-Za-z0-9][A-Za-z0-9_.-]*$',
  40,
  'Letters, digits, _ . and -, as callers write it in the address.',
);

export const unitName = matching('^(%|[A-Za-z][A-Za-z0-9_]*)$', 20, 'Letters, digits and _.');

export const cellKey = matching(
  '^[A-Za-z0-9][A-Za-z0-9_.-]*(/[A-Za-z0-9][A-Za-z0-9_.-]*){0,2}$',
  120,
  'An option, or the keys of a row and of the cells in it with / between them.',
);

export const figureKey = matching(
  '^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$',
  81,
  'A figure, such as prices.bag.',
);

export const age = matching(
  '^[1-9]\\d{0,2} months?$',
  10,
  'The age at which it needs another look, such as 24 months.',
);

const dayPattern = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';

/** A day of the calendar, as 2026-03-01. */
export const day = (description: string): Form<string> =>
  withHabits(matching(`^${dayPattern}$`, 10, `${description} A day, written 2026-03-01.`), { malformed: dayHint });

/** The same, or `today`. */
export const dayOrToday = (description: string): Form<string> =>
  withHabits(
    matching(`^(${today}|${dayPattern})$`, 10, `${description}: a day, written 2026-03-01, or \`${today}\`.`),
    {
      malformed: dayHint,
    },
  );

/** A hint for `2026-3-1` and `3/1/2026`. Only the editor knows which of two numbers is the month. */
export function dayHint(text: string): Hint | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  const isSwapped = Number(month) > 12 && Number(day) <= 12;
  const inOrder = `Write year, month and day in this order, such as \`${year}-${day}-${month}\`.`;
  if (isSwapped) return { hint: `There is no month ${month}. ${inOrder}` };
  if (Number(month) > 12 || Number(day) > 31) return undefined;
  if (year !== '') return write(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return { hint: 'A day is written as year, month and day in digits, such as 2026-03-01.' };
}

/** A unit, as in units.yaml; it is left out for plain numbers. */
export const unitText = (description: string): Form<RawFormula> =>
  withHabits(parsed(text(description, 40)), { blank: 'Leave `unit` out for a plain number.' });

export const periodDays = {
  from: optional(located(day('The first day; left out in the first period where it always was so.'))),
  until: optional(located(day('The last day; left out in the last period where no end is known.'))),
};

/** A day, a month as 2026-03, or a year. */
export const date = (description: string): Form<string> =>
  matching('^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$', 10, description);

/** The name of an entry that YAML reads as a number. It has no type, because editors would want it in quotes. */
export const numericName = (pattern: string, description: string): Form<string> => oneLine({ pattern, description });

/** The address of a source; the checker validates it. */
export const address = oneLine({
  type: 'string',
  minLength: 1,
  maxLength: 400,
  description: 'The address, which begins with https://.',
});

/** A host, without www. */
export const host = matching(
  '^(?!www\\.)[a-z0-9-]+(\\.[a-z0-9-]+)+$',
  120,
  'The host of an address, in small letters and without www, such as guide.example.',
);

export const decimals = integer('How many decimals the published value has; 2 when left out.', {
  minimum: 0,
  maximum: 9,
});

/** The checker tests that it is a number of the service's country. */
export const phone = text("A telephone number, as it is written in the service's country, or with + in front.", 40);
