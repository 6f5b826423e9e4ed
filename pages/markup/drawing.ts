/** Renders the drawing of what is measured, as SVG with a title and a description. Pure functions of a view. */
import { quantityText } from '../../engine/calculator/quantity-text.js';
import { roundTo } from '../../engine/kernel/math.js';
import { html } from '../../words/html.js';
import type { DrawingView, MeasureView } from '../answer/drawing.js';
import type { PageLanguage } from '../answer/page-language.js';
import { drawings } from './drawing-kinds.js';
import type { Drawn, Measures } from './drawing-measures.js';
import { drawingWidth } from './drawing-parts.js';

/** What is drawn without the frame around it, for a picture that has its own. */
export function drawnParts(language: PageLanguage, drawing: DrawingView): Drawn {
  return drawings[drawing.kind](measuresOf(language, drawing));
}

/** A file of its own for browsers, so that it gives text: `Html` of another file is none to `html`. */
export function draw(language: PageLanguage, drawing: DrawingView): string {
  const { height, content } = drawnParts(language, drawing);
  return html`<svg class="drawing" viewBox="0 0 ${drawingWidth} ${Math.round(height)}" role="img" aria-labelledby="drawing-title drawing-text"><title id="drawing-title">${language.words.drawings[drawing.kind]}</title><desc id="drawing-text">${saidOf(language, drawing)}</desc>
${content}</svg>`.text;
}

/** The measures in words, or the rooms in place of their sum, and the gate. */
function saidOf(language: PageLanguage, { measures, rooms, gate }: DrawingView): string {
  const own = Object.values(measures).map((measure) => `${measure.label} ${shownValue(language, measure)}`.trim());
  const sides = rooms.map(({ length, width }) => `${shownValue(language, length)} × ${shownValue(language, width)}`);
  return [...own, ...sides, ...(gate === null ? [] : [gate])].join(', ');
}

function measuresOf(language: PageLanguage, { measures, look, gate, rooms }: DrawingView): Measures {
  return {
    ...{ words: language.words, look, gate },
    has: (role) => measures[role] !== undefined,
    size: (role, usual) => measures[role]?.value?.size ?? usual,
    text: (role) => {
      const measure = measures[role];
      return measure === undefined ? '' : shownMeasure(language, measure);
    },
    share: (role, each) => quantityText(language, each, measures[role]?.value?.unit ?? ''),
    rooms: rooms.map(({ length, width }) => ({
      ...{ length: length.value?.size ?? 1, width: width.value?.size ?? 1 },
      texts: [shownValue(language, length), shownValue(language, width)],
    })),
  };
}

/** The value, with its label where it has no unit; the label alone while there is no value. */
function shownMeasure(language: PageLanguage, measure: MeasureView): string {
  const { label, value } = measure;
  if (value === null) return label;
  return value.unit === '' ? `${label}: ${shownValue(language, measure)}` : shownValue(language, measure);
}

/** The value with its unit; empty while there is none. */
function shownValue(language: PageLanguage, { value }: MeasureView): string {
  return value === null ? '' : quantityText(language, roundTo(value.value, 2), value.unit);
}
