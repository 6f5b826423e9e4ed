/** What a workbook says of numbers and days of a call that lie beyond their bounds: its entries have them as asked for. */

import { keys } from '../../contract/workbook-cells.js';
import { numberOf } from '../../engine/calculator/applied-inputs.js';
import type { AmountWords, Spoken } from '../../engine/calculator/clamp.js';
import { isMoved, numbersOf, quantity, usedValue } from '../../engine/calculator/clamp.js';
import { onGrid } from '../../engine/calculator/grid.js';
import type { GivenList, ReadValue } from '../../engine/calculator/measure.js';
import { plainOf } from '../../engine/calculator/measure.js';
import type { Cells } from '../../engine/calculator/shown-cells.js';
import type { DayInput, InputSpec, InputValue, NumberInput } from '../../engine/kernel/module.js';
import { engineWords } from '../../words/engine-words.js';
import type { InterfaceWords } from '../../words/interface-words.js';
import { wordsFor } from '../../words/interface-words.js';

/** Texts of cells by key: those that the call decides, and what formulas make of them. */
export interface MovedCells {
  readonly typed: Cells;
  readonly shown: Cells;
  /** All notes in a row, as they stand in front of the sentence. */
  readonly notes: string;
}

export function movedCells(
  { specs, translation, counted }: Spoken & { readonly specs: readonly InputSpec[] },
  values: readonly (ReadValue | undefined)[],
): MovedCells {
  const say = {
    words: wordsFor(translation).workbook,
    engine: engineWords(translation),
    numbers: numbersOf(translation),
    counted,
  };
  const moved = movedIn(specs, values);
  const rows = values.flatMap((value, at) => {
    const list = listIn(value);
    return list?.gives[0] === specs[at]?.name && list !== null ? rowNotes(list, say) : [];
  });
  const notes = moved.map((each) => [keys.note(each.spec.name), noteOn(each, each.spec.label, say)] as const);
  const asked = moved.map((each) => [keys.asked(each.spec.name), askedText(each, say)] as const);
  const short = moved.map((each, at) => [keys.moved(each.spec.name), shortNote(each, say) + asked[at]?.[1]] as const);
  return {
    typed: asked,
    shown: [...rows, ...notes, ...short],
    notes: [...rows, ...notes].map(([, note]) => note).join(''),
  };
}

/** The number that an entry holds: as it was asked for, though beyond the bounds. Undefined for an option or a day. */
export function askedNumber(spec: InputSpec, value: ReadValue | undefined): number | undefined {
  return spec.type === 'number' && value !== undefined ? onGrid(numberOf(value)) : undefined;
}

interface Saying extends AmountWords {
  readonly words: InterfaceWords['workbook'];
  readonly engine: ReturnType<typeof engineWords>;
}

interface MovedNumber {
  readonly spec: NumberInput | DayInput;
  readonly value: ReadValue;
}

function movedIn(specs: readonly InputSpec[], values: readonly (ReadValue | undefined)[]): readonly MovedNumber[] {
  return specs.flatMap((spec, at) => {
    const value = values[at];
    if (spec.type === 'select' || value === undefined) return [];
    return isMoved(spec, plainOf(value)) ? [{ spec, value }] : [];
  });
}

function listIn(value: ReadValue | undefined): GivenList | null {
  return typeof value === 'object' ? (value.from ?? null) : null;
}

/** The note of each row of a list that has one. */
function rowNotes({ name, isDay, inputs, items }: GivenList, say: Saying): readonly (readonly [string, string])[] {
  return items.flatMap((item, place) => {
    const at = `${name}[${place + 1}]`;
    const labelled = (label: string): string => (isDay ? label : say.engine.ofItem({ label, item: at }));
    const notes = movedIn(inputs, item).map((each) => noteOn(each, labelled(each.spec.label), say));
    return notes.length === 0 ? [] : [[keys.noteRow(at), notes.join('')] as const];
  });
}

function noteOn({ spec, value }: MovedNumber, label: string, say: Saying): string {
  const used = usedValue(spec, plainOf(value));
  const moved = say.words.moved[used === spec.max ? 'most' : 'least'];
  return `${moved({ label, to: shown(used, spec.unit, say) })} `;
}

function shortNote({ spec, value }: MovedNumber, say: Saying): string {
  return say.words.movedTo({ to: shown(usedValue(spec, plainOf(value)), undefined, say) });
}

/** A number with its unit, or a day. */
function shown(value: InputValue, unit: string | undefined, say: AmountWords): string {
  return typeof value === 'number' ? quantity(value, unit, say) : value;
}

/** The number with the unit that was typed; empty for what a list comes to, which its sheet shows. */
function askedText({ value }: MovedNumber, say: Saying): string {
  if (listIn(value) !== null) return '';
  const asked =
    typeof value === 'object' ? value.text.replace(/\s+/g, ' ').trim() : shown(plainOf(value), undefined, say);
  return ` ${say.words.askedFor({ asked })}`;
}
