/** Renders the drawing of what is measured, as SVG with a title and a description. Pure functions of a view. */
import { quantityText } from '../../engine/calculator/quantity-text.js';
import type { DrawingRole } from '../../engine/kernel/drawing.js';
import { roundTo } from '../../engine/kernel/math.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { DrawingView, MeasureView } from '../answer/drawing.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import type { Drawn, Measures } from './drawing-kinds.js';
import { drawings } from './drawing-kinds.js';
import { drawingWidth } from './drawing-parts.js';

/** What is drawn without the frame around it, for a picture that has its own. */
export function drawnParts(language: PageLanguage, drawing: DrawingView): Drawn {
  return drawings[drawing.kind](measuresOf(language, drawing));
}

export function renderDrawing({ drawing, language }: Pick<CalculatorView, 'drawing' | 'language'>): Html {
  if (drawing === null) return nothing;
  const { kind, measures } = drawing;
  const told = Object.values(measures).map((measure) => `${measure.label} ${shownValue(language, measure)}`.trim());
  const { height, content } = drawnParts(language, drawing);
  return html`<svg class="drawing" viewBox="0 0 ${drawingWidth} ${Math.round(height)}" role="img" aria-labelledby="drawing-title drawing-text"><title id="drawing-title">${language.words.drawings[kind]}</title><desc id="drawing-text">${told.join(', ')}</desc>
${content}</svg>`;
}

function measuresOf(language: PageLanguage, { measures }: DrawingView): Measures {
  return {
    words: language.words,
    has: (role: DrawingRole) => measures[role] !== undefined,
    size: (role, usual) => measures[role]?.value?.size ?? usual,
    text: (role) => {
      const measure = measures[role];
      return measure === undefined ? '' : shownValue(language, measure) || measure.label;
    },
  };
}

/** The value with its unit; empty while there is none. */
function shownValue(language: PageLanguage, { value }: MeasureView): string {
  return value === null ? '' : quantityText(language, roundTo(value.value, 2), value.unit);
}
