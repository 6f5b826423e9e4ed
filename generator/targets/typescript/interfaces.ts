/** Emits the two interfaces of a module: its inputs and its steps. */

import type { InterfaceDeclarationStructure } from 'ts-morph';
import { StructureKind } from 'ts-morph';
import { dayText } from '../../../engine/kernel/days.js';
import { isRequired, usualText } from '../../program/call-point.js';
import type { Calculator, Input } from '../../program/catalog.js';
import { wrapWords } from '../../source/case.js';
import { stepDoc } from '../plan/functions.js';
import { literal, quoted } from './code.js';
import { docComment } from './doc-comment.js';
import { longestLine } from './layout.js';
import type { ModuleNames } from './module-names.js';

const memberIndent = 2;

export function inputsInterface({ title, inputs }: Calculator, name: string, names: ModuleNames) {
  return interfaceOf(name, `The inputs of the ${title}, inside their bounds.`, inputProperties(inputs, names));
}

export function inputProperties(inputs: readonly Input[], names: Pick<ModuleNames, 'input'>): readonly Property[] {
  return inputs.map((input) => ({
    name: names.input(input.name) === input.name ? input.name : quoted(input.name),
    type: inputType(input),
    doc: inputDoc(input),
  }));
}

export function stepsInterface({ steps }: Calculator, name: string, names: ModuleNames) {
  const properties = steps.flatMap((step) =>
    step.parts.map((part) => ({
      name: names.step(part.name),
      type: step.text === null ? 'number' : 'string',
      doc: stepDoc(step, part.name),
    })),
  );
  return interfaceOf(name, 'The steps of the calculation.', properties);
}

interface Property {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
}

export function interfaceOf(name: string, doc: string, properties: readonly Property[]): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name,
    docs: [docComment(doc)],
    properties: properties.map((each) => ({
      name: each.name,
      isReadonly: true,
      type: each.type,
      docs: [docComment(each.doc, memberIndent)],
    })),
  };
}

/** The type of an input; wraps a long union, whose further lines ts-morph indents. */
function inputType(input: Input): string {
  if (input.kind === 'number') return input.isDay ? 'string' : 'number';
  const union = input.options.map(({ key }) => quoted(key)).join(' | ');
  const width = longestLine - memberIndent - `readonly ${quoted(input.name)}: ;`.length;
  return wrapWords(union, width).join('\n').replaceAll(/ \|\n/g, '\n| ');
}

function inputDoc(input: Input): string {
  if (input.kind === 'select')
    return `${input.label}; ${input.default === null ? 'required' : `${quoted(input.default)} when omitted`}.`;
  if (input.isDay) {
    const [min, max] = [input.min, input.max].map(dayText);
    return `${input.label}, ${min} to ${max}; ${isRequired(input) ? 'required' : `${usualText(input)} when omitted`}.`;
  }
  const unit = input.unitLabel === null ? '' : ` ${input.unitLabel}`;
  const range = `${literal(input.min)} to ${literal(input.max)}${unit} in steps of ${literal(input.step)}`;
  const omitted = input.default === null ? 'required' : `${literal(input.default)} when omitted`;
  return `${input.label}, ${input.whole ? 'whole, ' : ''}${range}; ${omitted}.`;
}
