/** A calculator in a further language: the checked one with the texts of the language, found by their ids. */
import type { NumberForm } from '../../engine/kernel/language.js';
import { textIn, unitAfter } from '../../engine/kernel/language.js';
import { trimmed } from '../elaborate/declaration/sentence.js';
import type { RawLanguage } from '../language/forms/language.js';
import { selectsOf } from '../program/call-point.js';
import type {
  Calculator,
  CostBand,
  Example,
  Input,
  ListInput,
  Option,
  Requirement,
  SentenceCase,
  SentencePart,
  Validity,
} from '../program/catalog.js';
import { countedUnits, countedWords } from '../program/counted-units.js';
import { evaluate } from '../program/evaluate.js';
import type { Evidence } from '../program/evidence.js';
import { dayOf } from '../program/list.js';
import { pointOfExample, programOf, textAt } from '../program/published-program.js';
import { renderSentence } from '../program/sentence.js';
import type { Template } from './compare-texts.js';
import type { LocalUnits } from './local-units.js';
import type { EntryTexts } from './read-languages.js';
import { lineAt } from './texts.js';
import { withWords } from './word-walk.js';

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
  const known = withWords(original, { texts: formulas, units: words.units });
  const calculator = new Translation(known, texts, words).calculator();
  const counted = countedUnits(calculator, words.units.all);
  return {
    ...calculator,
    counted,
    examples: calculator.examples.map((each) => exampleIn(each, calculator, words.numbers)),
  };
}

/** The texts of one calculator in the language. `at` is the id of a text or a part within its entry. */
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
    const { result, secondary, guidance, estimate, own, costBand } = known;
    const labels = this.#labels();
    return {
      ...this.#said(known, ''),
      service: this.#service(),
      guidance: guidance && {
        ...this.#said(guidance, 'guidance/'),
        pitfalls: this.#each('guidance/pitfalls', guidance.pitfalls),
      },
      inputs: known.inputs.map((input) => this.#input(input, `inputs/${input.name}/`, labels.get(input.name))),
      lists: known.lists.map((list) => this.#list(list, `inputs/${list.name}/`)),
      requirements: known.requirements.map((each) => this.#requirement(each)),
      result: { ...result, unitLabel: this.#text('result/label', result.unitLabel) },
      secondary: secondary.map((each, at) => this.#said(each, `result/secondary/${at}/`)),
      estimate: estimate && {
        ...estimate,
        lines: estimate.lines.map((line, at) => this.#said(line, `estimate/lines/${at}/`)),
        options: estimate.options.map((line) => this.#said(line, `estimate/options/${line.key}/`)),
        leavesOut: this.#each('estimate/leaves_out', estimate.leavesOut),
      },
      own: own && {
        ...own,
        figures: own.figures.map((figure) => ({ ...figure, label: labels.get(figure.name) ?? figure.label })),
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

  #each(at: string, originals: readonly string[]): readonly string[] {
    return originals.map((each, index) => this.#text(`${at}/${index}`, each));
  }

  /** A part with the texts that the language has for it, under the keys of the entry. */
  #said<T extends object>(part: T, at: string): T {
    const texts = Object.keys(part).map((key) => [key, this.#own(`${at}${snakeCase(key)}`)] as const);
    return { ...part, ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)) };
  }

  /** The name of its category or its trade. */
  #service(): string {
    const { slug, title } = this.#calculator;
    return this.#words.categories.get(slug) ?? this.#written('service') ?? this.#text('title', title);
  }

  /** The labels of the entry, then those that only the language has. */
  #labels(): ReadonlyMap<string, string> {
    const { slug, labels } = this.#calculator;
    const start = `${slug}/labels/`;
    const names = [...this.#texts.own.keys()].flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []));
    return new Map([...labels, ...names.map((name) => [name, this.#own(`labels/${name}`) ?? ''] as const)]);
  }

  /** An input that replaces a step over a list is not in the file, and has the label of the step. */
  #input(input: Input, at: string, labelOfStep?: string): Input {
    const label = this.#written(`${at}label`) ?? labelOfStep ?? input.label;
    const own = { ...this.#said(input, at), label };
    if (own.kind === 'number') return own;
    return { ...own, options: own.options.map((each) => this.#option(each, own.isYesNo, `${at}options/${each.key}`)) };
  }

  /** An answer that the entry does not label has the usual one; an option that is only its value is that value. */
  #option(option: Option, isYesNo: boolean, at: string): Option {
    const { language, units, numbers } = this.#words;
    const usual = isYesNo ? language[option.key === 'yes' ? 'yes' : 'no'] : valueLabel(option.label, units, numbers);
    const label = this.#written(at) ?? usual;
    // A phrase such as 3/12, which is the same in every language, is no text to translate.
    const phrase = option.phrase === option.label ? label : option.phrase;
    return { ...option, label, phrase: this.#written(`${at}/phrase`) ?? phrase };
  }

  #list(list: ListInput, at: string): ListInput {
    // A day in place of a number is its own item.
    const isDay = dayOf(list) !== null;
    const items = list.items.map((item) => this.#input(item, isDay ? at : `${at}of/${item.name}/`));
    return { ...this.#said(list, at), items };
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

  #case(sentence: SentenceCase, at: string): SentenceCase {
    const id = `${this.#calculator.slug}/${at}`;
    const { sentences } = this.#texts;
    const template = sentences.get(id) ?? sentences.get(`${id}/${sentence.place}/say`);
    return template === undefined ? sentence : { ...sentence, parts: this.#ranged(filled(template, sentence.parts)) };
  }

  /** The word of the language before a range, unless a word that takes its place is there. */
  #ranged(parts: readonly SentencePart[]): readonly SentencePart[] {
    const { from } = this.#words.language;
    if (from === null) return parts;
    return parts.map((part, index) => {
      if (part.kind !== 'figure' || part.high === null) return part;
      const before = parts[index - 1];
      const [, last] = before?.kind === 'text' ? (/(?:^|[^\p{L}])(\p{L}*)[\s(:,;]*$/u.exec(before.text) ?? []) : [];
      if (last === undefined || from.notAfter.includes(last.toLowerCase())) return part;
      return { ...part, format: { ...part.format, from: `${from.word} ` } };
    });
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
          ...figure,
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

/** `useWhen` as `use_when`. */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
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
function valueLabel(label: string, { all }: LocalUnits, form: NumberForm): string {
  const [, number, unit] = /^([\d.,/ ]+) (\S.*)$/.exec(label) ?? [];
  const named = all.find(({ name, also }) => name === unit || (unit !== undefined && also.includes(unit)));
  if (number === undefined || named === undefined) return label;
  return `${number} ${unitAfter(number, named.label, countedWords(named.label, all), textIn(form))}`;
}

/** The texts of an example in the language, computed at its point. */
function exampleIn(example: Example, calculator: Calculator, numbers: NumberForm): Example {
  const program = programOf(calculator);
  const point = pointOfExample(example);
  const evaluation = evaluate(program, point);
  return {
    ...example,
    text: calculator.text && textAt(calculator.text, evaluation),
    texts: calculator.texts.map(({ text }) => textAt(text, evaluation)),
    interpretation: renderSentence(calculator.interpretation, evaluation, point, selectsOf(program.inputs), numbers),
  };
}
