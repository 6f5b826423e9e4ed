/** Inputs in another language. */

import { byName } from '../elaborate/declaration/by-name.js';
import type { Named } from '../language/forms/form.js';
import type { RawInput, RawList, RawOption } from '../language/forms/inputs.js';
import type { RawLanguage } from '../language/forms/language.js';
import type { Input, ListInput, NumberInput, Option, SelectInput } from '../program/catalog.js';
import { unitLabel } from '../units/unit.js';
import type { LocalUnits } from './local-units.js';

export interface InputWords {
  readonly units: LocalUnits;
  readonly language: RawLanguage;
}

/** The texts of inputs. An input that stands for a step over a list has its label in `labels`. */
interface WrittenInputs {
  readonly inputs: readonly Named<RawInput>[];
  readonly labels: ReadonlyMap<string, string>;
}

/** Translates each input. */
export function translatedInputs(
  inputs: readonly Input[],
  { inputs: written, labels }: WrittenInputs,
  words: InputWords,
): readonly Input[] {
  const said = byName(written);
  return inputs.map((input) => {
    const raw = said.get(input.name);
    if (input.kind === 'number') {
      const own = raw ?? { label: labels.get(input.name) ?? input.label, unitLabel: null, hint: null };
      return translatedNumber(input, own, words);
    }
    return raw?.type === 'select' ? translatedSelect(input, raw, words) : input;
  });
}

function translatedNumber(
  input: NumberInput,
  { label, unitLabel: own, hint }: Pick<RawInput, 'label' | 'unitLabel' | 'hint'>,
  { units }: InputWords,
): NumberInput {
  const unit = units.local(input.unit);
  const usual = input.unitLabel === null ? null : unitLabel(unit);
  return { ...input, label, unit, unitLabel: own ?? usual, accepts: units.accepted(input.unit, input.accepts), hint };
}

function translatedSelect(
  input: SelectInput,
  raw: Extract<RawInput, { readonly type: 'select' }>,
  { units, language }: InputWords,
): SelectInput {
  const { value } = input;
  const usual = value === null || raw.unit === null ? input.unitLabel : unitLabel(units.local(value.unit));
  const options = byName(raw.options);
  return {
    ...input,
    label: raw.label,
    unitLabel: raw.unitLabel ?? usual,
    accepts: value === null ? input.accepts : units.accepted(value.unit, input.accepts),
    options: input.options.map((option) =>
      translatedOption(option, options.get(option.key), input, { units, language }),
    ),
    hint: raw.hint,
  };
}

function translatedOption(
  option: Option,
  raw: RawOption | undefined,
  { isYesNo }: SelectInput,
  { units, language }: InputWords,
): Option {
  if (raw === undefined) return option;
  const label = (isYesNo ? answerLabel(raw.label, language) : raw.label) ?? valueLabel(option.label, units);
  return { ...option, label, phrase: raw.phrase ?? label };
}

/** Answers without labels in the entry have the usual ones. */
function answerLabel(label: string | null, { yes, no }: RawLanguage): string | null {
  if (label === 'Yes') return yes;
  return label === 'No' ? no : label;
}

/** A value such as `3 in` or `12 percent`, its unit in the words of the language. */
function valueLabel(label: string, { all }: LocalUnits): string {
  const [, number, unit] = /^([\d.,/ ]+) (\S.*)$/.exec(label) ?? [];
  const named = all.find(({ name, also }) => name === unit || (unit !== undefined && also.includes(unit)));
  return number === undefined || named === undefined ? label : `${number} ${named.label}`;
}

export function translatedLists(
  lists: readonly ListInput[],
  written: readonly Named<RawList>[],
  words: InputWords,
): readonly ListInput[] {
  const said = byName(written);
  return lists.map((list) => {
    const raw = said.get(list.name);
    if (raw === undefined) return list;
    return {
      ...list,
      label: raw.label,
      hint: raw.hint,
      items: translatedInputs(list.items, { inputs: raw.of, labels: new Map() }, words),
    };
  });
}
