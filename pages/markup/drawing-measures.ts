/** What the kinds of drawings know of the measures, and what they make of them. */
import type { DrawingLook, DrawingRole } from '../../engine/kernel/drawing.js';
import type { Html } from '../../words/html.js';
import type { PageLanguage } from '../answer/page-language.js';

/** A drawing with the height that it takes. */
export interface Drawn {
  readonly height: number;
  readonly content: Html;
}

/** What a drawing knows of its measures. */
export interface Measures {
  readonly words: PageLanguage['words'];
  /** The value with its unit; the label where it has none. */
  readonly text: (role: DrawingRole) => string;
  /** What one of the parts that a value is drawn as is worth, with its unit. */
  readonly share: (role: DrawingRole, each: number) => string;
  /** The size in the unit of the drawing; `usual` while there is none. */
  readonly size: (role: DrawingRole, usual: number) => number;
  readonly has: (role: DrawingRole) => boolean;
  readonly look: DrawingLook;
  /** What the gate is called; null where there is none. */
  readonly gate: string | null;
  readonly rooms: readonly Room[];
}

/** A room, with its sides to one scale. */
export interface Room {
  readonly length: number;
  readonly width: number;
  readonly texts: readonly [length: string, width: string];
}
