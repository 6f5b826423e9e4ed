/** Emits inputs that repeat: the type of an item, what formulas read of a list, and what a list gives. */
import type { FunctionDeclarationStructure } from 'ts-morph';
import { StructureKind } from 'ts-morph';
import { isDayInput } from '../../program/call-point.js';
import type { ListInput, SelectInput } from '../../program/catalog.js';
import type { Column, Fold } from '../../program/core.js';
import { itemColumns } from '../../program/list.js';
import { pascalCase } from '../../source/case.js';
import { toNumber } from '../../units/rational.js';
import type { Code } from '../code/code.js';
import { callCode, labelledCode } from '../code/code.js';
import { readNames } from '../plan/read-names.js';
import { genericCode, literal, memberCode, membersOf, objectCode, quoted, rowsCode } from './code.js';
import { docComment } from './doc-comment.js';
import { expressionCode } from './expression.js';
import type { DataConstant } from './figure-constants.js';
import { inputProperties, interfaceOf } from './interfaces.js';
import { onOneLine } from './layout.js';
import type { Module } from './module.js';
import type { ModuleNames } from './module-names.js';
import { returnStatement } from './statements.js';

/** The type of an item of a list. */
export function itemType({ inputsType }: Pick<Module, 'inputsType'>, { name }: ListInput): string {
  return `${inputsType.replace(/Inputs$/, '')}${pascalCase(name)}Item`;
}

export function itemInterfaces(module: Module) {
  const { calculator, names } = module;
  return calculator.lists.map((list) =>
    interfaceOf(
      itemType(module, list),
      `An item of ${list.name}, inside its bounds.`,
      inputProperties(list.items, names),
    ),
  );
}

/** The figures of options that formulas over items read. */
export function itemConstants(module: Module): readonly DataConstant[] {
  return module.calculator.lists.flatMap((list) => {
    return itemColumns(list).map((column): DataConstant => {
      const [name] = column.inputs;
      const key = genericCode('Record', [`${itemType(module, list)}[${quoted(name)}]`, 'number']);
      const select = list.items.find((input): input is SelectInput => input.name === name);
      const cells = (select?.options ?? []).map(({ key: option }) => memberCode(option, cellCode(column, option)));
      return {
        name: itemFigures(module.names, list.name, column),
        type: genericCode('Readonly', [key]),
        value: objectCode(cells),
      };
    });
  });
}

function cellCode({ cells }: Column, option: string): Code {
  const cell = cells.get(option);
  return cell === undefined ? 'NaN' : literal(toNumber(cell));
}

function itemFigures(names: ModuleNames, list: string, { inputs: [input], name }: Column): string {
  return names.itemFigures(list, input, name);
}

const kernelFunctions = { sum: 'sumOf', max: 'largestOf', min: 'smallestOf' } as const;

/** `sumOf(rooms, ({ length, width }) => length * width)` */
function foldCode({ by, item, list }: Fold, { items: inputs }: ListInput, items: string, names: ModuleNames): Code {
  if (by === 'items' || item === null) return `${items}.length`;
  const own: ModuleNames = {
    ...names,
    input: (name) => name,
    isDay: (name) => inputs.some((input) => input.name === name && isDayInput(input)),
    option: (column) => ({ kind: 'lookup', text: `${itemFigures(names, list, column)}[${column.inputs[0]}]` }),
  };
  const pattern = onOneLine(objectCode([...readNames([item]).inputs]));
  return callCode(names.kernel(kernelFunctions[by]), [
    items,
    labelledCode(`(${pattern}) =>`, expressionCode(item, own)),
  ]);
}

/** A function for each input that a list gives. */
export function givesFunctions(module: Module): readonly FunctionDeclarationStructure[] {
  return module.calculator.lists.flatMap((list) =>
    list.gives.map((gives) => {
      const { names } = module;
      const items = names.input(list.name);
      const label = module.calculator.inputs.find(({ name }) => name === gives.input)?.label ?? gives.input;
      return {
        kind: StructureKind.Function,
        isExported: true,
        name: names.gives(list.name, gives.input),
        docs: [docComment(`${label} from ${list.name}: ${gives.formula}.`)],
        parameters: [{ name: items, type: `readonly ${itemType(module, list)}[]` }],
        returnType: 'number',
        statements: [returnStatement(expressionCode(gives.core, names, (fold) => foldCode(fold, list, items, names)))],
      };
    }),
  );
}

/** The lists in the form of the kernel's interface. */
export function listsMember({ calculator, names }: Module, inputSpec: (input: ListInput['items'][number]) => Code) {
  if (calculator.lists.length === 0) return [];
  const rows = calculator.lists.map(({ name, label, one, hint, least, most, items, gives }) => {
    const given = gives.map(({ input, formula }) =>
      objectCode([...membersOf({ input, formula }), memberCode('of', names.gives(name, input))]),
    );
    return objectCode(
      [
        ...membersOf({ name, label, one: one ?? undefined, least, most, hint: hint ?? undefined }),
        memberCode('inputs', rowsCode(items.map(inputSpec))),
        ...(given.length === 0 ? [] : [memberCode('gives', rowsCode(given))]),
      ],
      { isAlwaysBroken: true },
    );
  });
  return [memberCode('lists', rowsCode(rows))];
}
