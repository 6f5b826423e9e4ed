/** Emits the functions of a module that format its amounts, one for each format. */
import type { FunctionDeclarationStructure } from 'ts-morph';
import { StructureKind } from 'ts-morph';
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Format } from '../../program/catalog.js';
import { shownAmount } from '../../program/sentence.js';
import { isBare, keepsZeros, writeAmount } from '../../program/write-sentence.js';
import { inPlainLetters, pascalCase } from '../../source/case.js';
import type { Code } from '../code/code.js';
import { callCode } from '../code/code.js';
import type { NameTable } from '../plan/name-table.js';
import { literal, memberCode, objectCode, quoted } from './code.js';
import { docComment } from './doc-comment.js';
import { onOneLine } from './layout.js';

/** A function that formats amounts in one format. */
interface Formatter {
  readonly name: string;
  readonly format: Format;
  readonly isRange: boolean;
}

/** Collects the formatting functions that a module needs, in the order of their first use. */
export class Formatters {
  readonly #names: NameTable;
  readonly #kernel: (name: string) => string;
  readonly #form: NumberForm | null;
  readonly #found = new Map<string, Formatter>();

  /** `kernel` records the use of a kernel function and returns its name; `form` is how the language writes numbers. */
  constructor(names: NameTable, kernel: (name: string) => string, form: NumberForm | null) {
    this.#form = form;
    this.#names = names;
    this.#kernel = kernel;
  }

  /** The text of an amount, or of a range with two ends. A number without a unit needs no formatting function. */
  shown(format: Format, ends: readonly Code[]): Code {
    if (isBare(format, ends)) return this.#written(format, ends);
    return callCode(this.#formatter(format, ends.length > 1).name, ends);
  }

  /** A day in words. */
  day(day: Code): Code {
    return callCode(this.#kernel('longDay'), [day]);
  }

  #written(format: Format, ends: readonly Code[]): Code {
    return writeAmount<Code>(format, ends, {
      number: literal,
      text: quoted,
      forms: (forms) => objectCode(Object.entries(forms).map(([form, words]) => memberCode(form, quoted(words)))),
      kernel: (name, args) => callCode(this.#kernel(name), args),
    });
  }

  #formatter(format: Format, isRange: boolean): Formatter {
    const { decimals, prefix, one, many, forms, from, isEstimate, fractions } = format;
    const shape = [isRange, decimals, keepsZeros(format), isEstimate, fractions, prefix, one, many, forms];
    const before = isRange ? from : undefined;
    const key = JSON.stringify(['formatter', ...shape, before]);
    const name = this.#names.nameOf(key, nameFor(format, isRange, before));
    const formatter = this.#found.get(key) ?? { name, format, isRange };
    this.#found.set(key, formatter);
    return formatter;
  }

  /** The collected functions. */
  structures(): readonly FunctionDeclarationStructure[] {
    return [...this.#found.values()].map((formatter) => this.#structure(formatter));
  }

  #structure({ name, format, isRange }: Formatter): FunctionDeclarationStructure {
    const ends = isRange ? ['low', 'high'] : ['value'];
    return {
      kind: StructureKind.Function,
      name,
      docs: [docComment(docOf(format, isRange, this.#form))],
      parameters: ends.map((end) => ({ name: end, type: 'number' })),
      returnType: 'string',
      statements: [`return ${onOneLine(this.#written(format, ends))};`],
    };
  }
}

/** `inYards`, `rangeInYards`, `inWholeYards`, `inYardsTo3Decimals`. */
function nameFor(format: Format, isRange: boolean, from: string | undefined): string {
  const unit = nameOfUnit(format.unit);
  const { before, behind } = precisionOf(format);
  const start = isRange ? 'rangeIn' : 'in';
  return `${from === undefined ? start : `from${pascalCase(start)}`}${before}${unit === '' ? 'Numbers' : unit}${behind}`;
}

/** `yardas cúbicas` becomes `YardasCubicas`, `pies²` `Pies2`. */
function nameOfUnit(unit: string): string {
  return pascalCase(inPlainLetters(unit.normalize('NFKC')));
}

/** The parts of a name that tell the decimals; empty for the default: two, or none for money. */
function precisionOf(format: Format): { readonly before: string; readonly behind: string } {
  if (format.isEstimate) return { before: 'Rough', behind: '' };
  if (format.fractions !== null) return { before: '', behind: `And${nameOfUnit(format.fractions.many)}` };
  const usual = format.prefix !== '' && format.many === '' ? 0 : 2;
  if (format.decimals === usual && !keepsZeros(format)) return { before: '', behind: '' };
  if (format.decimals === 0) return { before: 'Whole', behind: '' };
  return { before: '', behind: `To${format.decimals}${format.decimals === 1 ? 'Decimal' : 'Decimals'}` };
}

function docOf(format: Format, isRange: boolean, form: NumberForm | null): string {
  const [low, high] = (format.fractions === null ? [1000, 2500] : [0.75, 2.5]) as [number, number];
  return `"${shownAmount(format, isRange ? [low, high] : [high], form)}", for instance.`;
}
