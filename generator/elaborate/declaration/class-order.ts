/** Texts with an order, such as classes: in laws each counts as its place among them. */
import type { Located } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Core, TableCells } from '../../program/core.js';
import { isRational } from '../../program/core.js';
import { constant } from '../../program/core-builders.js';
import type { TextPool } from '../../program/text-pool.js';
import { textOfCode } from '../../program/text-pool.js';
import { suggestOrList } from '../../source/hint.js';
import { quote } from '../../source/suggest.js';
import type { Rational } from '../../units/rational.js';
import { integer } from '../../units/rational.js';
import type { Scope } from '../expression/scope.js';

/** The texts of each step with an order, from the least to the greatest; null where the order has a mistake. */
export type ClassOrders = ReadonlyMap<string, readonly string[] | null>;

/** The orders of a calculator. Reports `bad-classes`. */
export function checkClassOrders({ classes }: Pick<RawCalculator, 'classes'>, scope: Scope): ClassOrders {
  return new Map(classes.map(({ name, value }) => [name.value, orderOf(name, value, scope)]));
}

function orderOf(
  name: Located<string>,
  texts: readonly Located<string>[],
  { steps, reporter }: Scope,
): readonly string[] | null {
  const step = steps.get(name.value);
  if (step === null) return null;
  if (step?.kind !== 'text') {
    const all = [...steps].flatMap(([each, known]) => (known?.kind === 'text' ? [each] : []));
    const reason = `${quote(name.value)} is no step with a text`;
    reporter.report('bad-classes', name.span, { reason }, suggestOrList(name.value, all, 'Steps with texts'));
    return null;
  }
  const order = texts.map(({ value }) => value);
  const lacking = step.possible.filter((text) => !order.includes(text));
  const stranger = texts.find(({ value }) => !step.possible.includes(value));
  const repeated = texts.find(({ value }, index) => order.indexOf(value) < index);
  const [wrong, why] = stranger === undefined ? [repeated, 'in it twice'] : [stranger, 'never one of its texts'];
  if (wrong !== undefined) {
    const hint = wrong === stranger ? suggestOrList(wrong.value, lacking, 'It lacks') : undefined;
    reporter.report('bad-classes', wrong.span, { reason: `"${wrong.value}" is ${why}` }, hint);
  } else if (lacking.length > 0)
    reporter.report('bad-classes', name.span, { reason: `${quote(name.value)} may also be "${lacking[0]}"` });
  return wrong === undefined && lacking.length === 0 ? order : null;
}

/** A text by its place in an order, from 1: conditions around it stay as they are. */
export function placeInOrder(
  core: Core,
  order: readonly string[],
  pool: TextPool,
  definitions: ReadonlyMap<string, Core>,
): Core {
  const place = (code: Rational) => integer(order.indexOf(textOfCode(pool, code)) + 1);
  const places = (cells: TableCells): TableCells =>
    new Map([...cells].map(([key, cell]) => [key, isRational(cell) ? place(cell) : places(cell)]));
  const placed = (part: Core): Core => {
    switch (part.kind) {
      case 'constant':
        return constant(place(part.value));
      case 'step': {
        const own = definitions.get(part.name);
        return own === undefined ? part : placed(own);
      }
      case 'if':
        return { ...part, consequent: placed(part.consequent), alternate: placed(part.alternate) };
      case 'lookup': {
        const { texts: _, cells, ...table } = part.table;
        return { ...part, table: { ...table, cells: places(cells) } };
      }
      case 'schedule': {
        const { texts: _, lines, ...schedule } = part.schedule;
        const values = lines.map((line) => ({ ...line, value: place(line.value) }));
        return { ...part, schedule: { ...schedule, lines: values } };
      }
      default:
        return part;
    }
  };
  return placed(core);
}
