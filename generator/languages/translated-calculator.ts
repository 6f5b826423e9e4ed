/** A calculator in a further language: the checked one with the texts of the language, found by their ids. */
import type { NumberForm } from '../../engine/kernel/language.js';
import { formatInWords } from '../elaborate/declaration/format.js';
import { trimmed } from '../elaborate/declaration/sentence.js';
import type { RawLanguage } from '../language/forms/language.js';
import { selectsOf } from '../program/call-point.js';
import type {
  Calculator,
  CostBand,
  Estimate,
  Example,
  Figure,
  Guidance,
  Input,
  ListInput,
  NamedFigure,
  NumberInput,
  Option,
  RangeFigure,
  Requirement,
  SelectInput,
  SentenceCase,
  SentencePart,
  Validity,
} from '../program/catalog.js';
import { evaluate } from '../program/evaluate.js';
import type { Evidence } from '../program/evidence.js';
import { pointOfExample, programOf } from '../program/published-program.js';
import { renderSentence } from '../program/sentence.js';
import type { TextFigure } from '../program/text-figure.js';
import { textOfCode } from '../program/text-pool.js';
import type { Unit } from '../units/unit.js';
import { unitLabel } from '../units/unit.js';
import type { Template } from './compare-texts.js';
import { withTexts } from './formula-texts.js';
import type { LocalUnits } from './local-units.js';
import type { EntryTexts } from './read-languages.js';
import { lineAt } from './texts.js';

/** The words of a language for its calculators. */
export interface CalculatorWords {
  readonly units: LocalUnits;
  readonly language: RawLanguage;
  readonly numbers: NumberForm;
  /** The names of categories by slug. */
  readonly categories: ReadonlyMap<string, string>;
  /** The text with an id in the files of figures; undefined if the language has none. */
  readonly ofFigure: (id: string) => string | undefined;
  /** Describes the evidence of a figure. */
  readonly source: (evidence: Evidence) => string;
}

export function translatedCalculator(original: Calculator, texts: EntryTexts, words: CalculatorWords): Calculator {
  const formulas = texts.formulas.get(original.slug) ?? new Map<string, string>();
  const calculator = new Translation(withTexts(original, formulas), texts, words).calculator();
  return { ...calculator, examples: calculator.examples.map((each) => exampleIn(each, calculator, words.numbers)) };
}

/** The parts of one calculator in the language. `at` is the id of a part within its entry. */
class Translation {
  readonly #calculator: Calculator;
  readonly #texts: EntryTexts;
  readonly #words: CalculatorWords;

  constructor(calculator: Calculator, texts: EntryTexts, words: CalculatorWords) {
    this.#calculator = calculator;
    this.#texts = texts;
    this.#words = words;
  }

  /** Its examples still have the texts of the original. */
  calculator(): Calculator {
    const known = this.#calculator;
    const { guidance, resultRange, estimate, own, costBand } = known;
    const labels = this.#labels();
    return {
      ...known,
      title: this.#text('title', known.title),
      subtitle: this.#text('subtitle', known.subtitle),
      service: this.#service(),
      disclaimer: this.#text('disclaimer', known.disclaimer),
      guidance: guidance && this.#guidance(guidance),
      inputs: known.inputs.map((input) => this.#input(input, `inputs/${input.name}`, labels.get(input.name))),
      lists: known.lists.map((list) => this.#list(list, `inputs/${list.name}`)),
      requirements: known.requirements.map((each) => this.#requirement(each)),
      steps: known.steps.map((step) => this.#withUnit(step)),
      result: this.#labelled(known.result, 'result/label'),
      secondary: known.secondary.map((each, index) => ({
        ...this.#labelled(each, `result/secondary/${index}/unit_label`),
        label: this.#text(`result/secondary/${index}/label`, each.label),
      })),
      resultRange: resultRange && this.#range(resultRange),
      figures: known.figures.map((each) => this.#named(each)),
      estimate: estimate && this.#estimate(estimate),
      cells: known.cells.map((cell) => this.#withUnit(cell)),
      own: own && {
        ...own,
        figures: own.figures.map((figure) => ({
          ...this.#withUnit(figure),
          label: labels.get(figure.name) ?? figure.label,
          accepts: this.#words.units.accepted(figure.unit, figure.accepts),
        })),
      },
      interpretation: known.interpretation.map((each) => this.#case(each, 'result/interpretation')),
      costBand: costBand && this.#band(costBand),
      labels,
      validity: this.#validity(known.validity),
    };
  }

  /** The text of the language; undefined if it has none. */
  #own(at: string): string | undefined {
    return lineAt(this.#texts.own, `${this.#calculator.slug}/${at}`);
  }

  /** The text of the language, else that of the entry as it is written; undefined if that has none. */
  #written(at: string): string | undefined {
    return this.#own(at) ?? lineAt(this.#texts.originals, `${this.#calculator.slug}/${at}`);
  }

  #text<T extends string | null>(at: string, original: T): string | T {
    return this.#own(at) ?? original;
  }

  #withUnit<T extends { readonly unit: Unit }>(part: T): T {
    return { ...part, unit: this.#words.units.local(part.unit) };
  }

  /** The name of its category or its trade. */
  #service(): string {
    const { slug, title } = this.#calculator;
    return this.#words.categories.get(slug) ?? this.#written('service') ?? this.#text('title', title);
  }

  #guidance({ useWhen, notWhen, pitfalls, nextStep }: Guidance): Guidance {
    return {
      useWhen: this.#text('guidance/use_when', useWhen),
      notWhen: this.#text('guidance/not_when', notWhen),
      pitfalls: pitfalls.map((each, index) => this.#text(`guidance/pitfalls/${index}`, each)),
      nextStep: this.#text('guidance/next_step', nextStep),
    };
  }

  /** The labels of the entry, then those that only the language has. */
  #labels(): ReadonlyMap<string, string> {
    const { slug, labels } = this.#calculator;
    const start = `${slug}/labels/`;
    const names = [...this.#texts.own.keys()].flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []));
    return new Map([...labels, ...names.map((name) => [name, this.#own(`labels/${name}`) ?? ''] as const)]);
  }

  /** An input that stands for a step over a list is not written, and has the label of the step. */
  #input(input: Input, at: string, labelOfStep?: string): Input {
    const own = input.kind === 'number' ? this.#number(input, at) : this.#select(input, at);
    return {
      ...own,
      label: this.#written(`${at}/label`) ?? labelOfStep ?? input.label,
      hint: this.#text(`${at}/hint`, input.hint),
    };
  }

  #number(input: NumberInput, at: string): NumberInput {
    const { unit, unitLabel: label, accepts } = input;
    return {
      ...this.#withUnit(input),
      unitLabel: this.#unitLabel(unit, label, `${at}/unit_label`),
      accepts: this.#words.units.accepted(unit, accepts),
    };
  }

  #select(input: SelectInput, at: string): SelectInput {
    const { value, unitLabel: label, accepts, options } = input;
    const written = options.map((option) => this.#option(option, input.isYesNo, `${at}/options/${option.key}`));
    if (value === null) return { ...input, unitLabel: this.#text(`${at}/unit_label`, label), options: written };
    return {
      ...input,
      unitLabel: this.#unitLabel(value.unit, label, `${at}/unit_label`),
      accepts: this.#words.units.accepted(value.unit, accepts),
      options: written,
    };
  }

  /** The label of a unit, or what the entry shows in its place. */
  #unitLabel<T extends string | null>(unit: Unit, label: T, at: string): string | T {
    return this.#own(at) ?? (label === unitLabel(unit) ? unitLabel(this.#words.units.local(unit)) : label);
  }

  /** An answer that the entry does not label has the usual one; an option that is only its value is that value. */
  #option(option: Option, isYesNo: boolean, at: string): Option {
    const { language, units } = this.#words;
    const usual = isYesNo ? language[option.key === 'yes' ? 'yes' : 'no'] : valueLabel(option.label, units);
    const label = this.#written(at) ?? usual;
    // A phrase such as 3/12, which is the same in every language, is no text to translate.
    const phrase = option.phrase === option.label ? label : option.phrase;
    return { ...option, label, phrase: this.#written(`${at}/phrase`) ?? phrase };
  }

  #list(list: ListInput, at: string): ListInput {
    return {
      ...list,
      label: this.#text(`${at}/label`, list.label),
      hint: this.#text(`${at}/hint`, list.hint),
      items: list.items.map((item) => this.#input(item, `${at}/of/${item.name}`)),
    };
  }

  /** Found by its original, as a proof may have removed requirements before it. */
  #requirement(requirement: Requirement): Requirement {
    const { originals, own } = this.#texts;
    const start = `${this.#calculator.slug}/require/`;
    const id = [...originals.keys()].find((each) => {
      return each.startsWith(start) && lineAt(originals, each) === requirement.message;
    });
    return { ...requirement, message: (id && lineAt(own, id)) ?? requirement.message };
  }

  #figure<T extends Figure>(figure: T): T {
    const own = this.#withUnit(figure);
    return { ...own, unitLabel: unitLabel(own.unit) };
  }

  /** A figure whose unit the entry may call something else. */
  #labelled<T extends Figure>(figure: T, at: string): T {
    return { ...this.#withUnit(figure), unitLabel: this.#unitLabel(figure.unit, figure.unitLabel, at) };
  }

  #named<T extends NamedFigure>(each: T): T {
    return { ...each, low: this.#figure(each.low), high: each.high && this.#figure(each.high) };
  }

  #range({ low, high }: RangeFigure): RangeFigure {
    return { low: this.#figure(low), high: this.#figure(high) };
  }

  #estimate(estimate: Estimate): Estimate {
    const line = <T extends Estimate['lines'][number]>(each: T, at: string | number): T => ({
      ...this.#named(each),
      line: this.#text(`estimate/${at}/line`, each.line),
    });
    return {
      ...estimate,
      lines: estimate.lines.map((each, index) => line(each, `lines/${index}`)),
      minimum: estimate.minimum && this.#named(estimate.minimum),
      total: this.#named(estimate.total),
      options: estimate.options.map((each) => line(each, `options/${each.key}`)),
      leavesOut: estimate.leavesOut.map((each, index) => this.#text(`estimate/leaves_out/${index}`, each)),
    };
  }

  #case(sentence: SentenceCase, at: string): SentenceCase {
    const parts = sentence.parts.map((part) => this.#part(part));
    const id = `${this.#calculator.slug}/${at}`;
    const { sentences } = this.#texts;
    const template = sentences.get(id) ?? sentences.get(`${id}/${sentence.place}/say`);
    return { ...sentence, parts: template === undefined ? parts : filled(template, parts) };
  }

  #part(part: SentencePart): SentencePart {
    if (part.kind !== 'figure') return part;
    const own = this.#withUnit(part);
    return { ...own, unitLabel: unitLabel(own.unit), format: formatInWords(part.format, own.unit) };
  }

  #band(band: CostBand): CostBand {
    const per = this.#written('cost_band/per') ?? band.unit.replace(/^per /, '');
    const notes = ['notes', 'because'].flatMap((key) => this.#written(`cost_band/${key}`) ?? []);
    return {
      ...band,
      serviceName: this.#service(),
      unit: `${this.#words.language.per} ${per}`,
      notes: notes.length === 0 ? band.notes : notes.join(' '),
    };
  }

  #validity(validity: Validity): Validity {
    const { source, ofFigure } = this.#words;
    return {
      ...validity,
      figures: validity.figures.map((figure) => {
        const { group, name, evidence } = figure;
        return {
          ...this.#withUnit(figure),
          source: evidence === null ? figure.source : source(evidence),
          evidence: evidence && reasonsIn(evidence, (key) => ofFigure(`${group}/${name}/${key}`)),
        };
      }),
      cells: validity.cells.map((cell) => ({
        ...cell,
        evidence: cell.evidence && reasonsIn(cell.evidence, (key) => this.#reasonOfCells(cell.name, key)),
      })),
    };
  }

  /** Selects, tables and schedules share one namespace. */
  #reasonOfCells(cell: string, key: string): string | undefined {
    const name = cell.slice(this.#calculator.slug.length + 1);
    const places = ['inputs', 'tables', 'schedules'].map((part) => this.#own(`${part}/${name}/${key}`));
    return places.find((text) => text !== undefined);
  }
}

/** The template with what the original shows in its places. */
function filled(template: Template, parts: readonly SentencePart[]): readonly SentencePart[] {
  const shown = parts.filter(({ kind }) => kind !== 'text');
  return trimmed(template.flatMap((piece) => (piece.kind === 'text' ? [piece] : (shown[piece.index] ?? []))));
}

function reasonsIn(evidence: Evidence, own: (key: 'because' | 'judgement') => string | undefined): Evidence {
  return {
    ...evidence,
    because: own('because') ?? evidence.because,
    judgement: own('judgement') ?? evidence.judgement,
  };
}

/** A value such as `3 in` or `12 percent`, its unit in the words of the language. */
function valueLabel(label: string, { all }: LocalUnits): string {
  const [, number, unit] = /^([\d.,/ ]+) (\S.*)$/.exec(label) ?? [];
  const named = all.find(({ name, also }) => name === unit || (unit !== undefined && also.includes(unit)));
  return number === undefined || named === undefined ? label : `${number} ${named.label}`;
}

/** The texts of an example in the language, computed at its point. */
function exampleIn(example: Example, calculator: Calculator, numbers: NumberForm): Example {
  const program = programOf(calculator);
  const point = pointOfExample(example);
  const evaluation = evaluate(program, point);
  const said = ({ pool, core }: TextFigure): string => textOfCode(pool, evaluation.number(core));
  return {
    ...example,
    text: calculator.text && said(calculator.text),
    texts: calculator.texts.map(({ text }) => said(text)),
    interpretation: renderSentence(calculator.interpretation, evaluation, point, selectsOf(program.inputs), numbers),
  };
}
