/** Where an entry declares what its formulas read: the sites at which a unit can be missing or wrong. */

import type { Located, Named } from '../language/forms/form.js';
import type { RawInput } from '../language/forms/inputs.js';
import type { RawCalculator } from '../language/read-calculator.js';
import type { Span } from '../source/source.js';
import { quote } from '../source/suggest.js';
import type { Place, UnitNotes } from '../units/inference.js';
import type { Unit } from '../units/unit.js';

export interface UnitSite {
  readonly place: Place;
  readonly kind: 'input' | 'column' | 'table' | 'schedule' | 'step';
  readonly name: string;
  /** Words for it, such as "input `length` of `rooms`". */
  readonly what: string;
  readonly span: Span;
  readonly declared: Unit;
  /** True where most units are left out on purpose: of whole numbers, and of figures that are only factors. */
  readonly isUsuallyPlain: boolean;
  /** The input itself, when it is a number. */
  readonly input: Extract<RawInput, { type: 'number' }> | null;
}

type Site = Omit<UnitSite, 'declared'>;

/** The sites that formulas have read, in the order of the entry, but the last steps first. */
export function unitSites(raw: RawCalculator, { declared }: UnitNotes): readonly UnitSite[] {
  const items = raw.lists.flatMap(({ name, value }) => value.of.flatMap((each) => sitesOfInput(each, name.value)));
  const all: readonly Site[] = [
    ...raw.inputs.flatMap((each) => sitesOfInput(each, null)),
    ...items,
    ...raw.tables.map(({ name }) => siteOf('table', name)),
    ...raw.schedules.map(({ name }) => siteOf('schedule', name)),
    ...[...raw.steps].reverse().map(({ name }) => siteOf('step', name)),
  ];
  return all.flatMap((site) => {
    const unit = declared.get(site.place);
    return unit === undefined ? [] : [{ ...site, declared: unit }];
  });
}

function siteOf(kind: UnitSite['kind'], { value: name, span }: Located<string>): Site {
  const place: Place = `${kind} ${name}`;
  return { place, kind, name, what: `${kind} ${quote(name)}`, span, isUsuallyPlain: true, input: null };
}

function sitesOfInput({ name, value }: Named<RawInput>, list: string | null): readonly Site[] {
  const whole = list === null ? name.value : `${list}.${name.value}`;
  const ofList = list === null ? '' : ` of ${quote(list)}`;
  const own = {
    ...siteOf('input', { ...name, value: whole }),
    name: name.value,
    what: `input ${quote(name.value)}${ofList}`,
  };
  if (value.type === 'number')
    return [{ ...own, input: value, isUsuallyPlain: value.whole || value.unitLabel !== null }];
  if (value.type === 'day') return [];
  const columns = value.options[0]?.value.columns ?? [];
  const ofColumns = columns.map(({ name: column }) => ({
    ...siteOf('column', { ...column, value: `${whole}.${column.value}` }),
    what: `column ${quote(column.value)} of ${quote(name.value)}`,
  }));
  return [own, ...ofColumns];
}
