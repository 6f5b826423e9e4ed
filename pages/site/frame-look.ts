/** The look of a frame on another site, as the page around it asks for it. */
import { frameParameters } from '../answer/page-query.js';
import type { EmbedLook } from './embed-lines.js';
import { embedLook } from './embed-lines.js';

/** A frame knows nothing of the page around it: that page has looked at its own background. */
export interface FrameLook extends EmbedLook {
  readonly theme: 'light' | 'dark';
}

/** The look that a query asks for. What it does not say is the usual: light, whole, and no way out. */
export function frameLook(own: ReadonlyMap<string, string>): FrameLook {
  return { ...embedLook(own), theme: own.get(frameParameters.theme) === 'dark' ? 'dark' : 'light' };
}
