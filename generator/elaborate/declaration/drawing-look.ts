/** Checks what a drawing is made of: one look, or looks by the options of an input. */
import type { Drawing, DrawingLook, DrawingParts } from '../../../engine/kernel/drawing.js';
import { drawingParts } from '../../../engine/kernel/drawing.js';
import type { RawDrawing } from '../../language/forms/drawing.js';
import type { Located } from '../../language/forms/form.js';
import { didYouMean, suggestOrList } from '../../source/hint.js';
import type { Scope } from '../expression/scope.js';

/** The look of a drawing, without what had a mistake. */
export function checkLook(raw: RawDrawing, scope: Scope): Pick<Drawing, 'look' | 'looks'> {
  const { look, kind } = raw;
  const { looks }: DrawingParts = drawingParts[kind.value];
  if (look === null || looks.length === 0) return {};
  const { single, by, of } = look;
  const named = single === null ? of.map(({ name }) => name) : [single];
  for (const { value, span } of named) {
    if (looks.some((each) => each === value)) continue;
    const allowed = `one of ${looks.join(', ')}`;
    scope.reporter.report('not-allowed-value', span, { found: `\`${value}\``, allowed }, didYouMean(value, looks));
  }
  if (single !== null) return { look: single.value };
  if (by === null) return {};
  const options = optionsOf(by, scope);
  const pairs = of.flatMap(({ name, value }) => value.map((option) => ({ look: name.value as DrawingLook, option })));
  for (const { option } of pairs) {
    if (options === null || options.includes(option.value)) continue;
    const hint = suggestOrList(option.value, options, 'Options');
    scope.reporter.report('unknown-option', option.span, { name: option.value, input: by.value }, hint);
  }
  return { looks: { by: by.value, of: Object.fromEntries(pairs.map((each) => [each.option.value, each.look])) } };
}

/** The options of a select; null after reporting a name that is none, or where it had a mistake of its own. */
function optionsOf(by: Located<string>, { inputs, brokenNames, used, reporter }: Scope): readonly string[] | null {
  const input = inputs.get(by.value);
  if (input?.kind === 'select') {
    used.inputs.add(by.value);
    return input.options.map(({ key }) => key);
  }
  if (brokenNames.has(by.value)) used.isUnclear = true;
  else if (input === undefined) {
    const selects = [...inputs.values()].filter(({ kind }) => kind === 'select').map(({ name }) => name);
    reporter.report(
      'unknown-name',
      by.span,
      { name: by.value },
      suggestOrList(by.value, selects, 'Inputs with options'),
    );
  } else reporter.report('wrong-kind', by.span, { expected: 'a choice', found: 'a number' });
  return null;
}
