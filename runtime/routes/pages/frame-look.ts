/** The look of a frame on another site, as the page around it asks for it. */
import { frameParameters } from '../../../pages/answer/page-query.js';
import type { EmbedLook } from './embed-lines.js';
import { embedLook } from './embed-lines.js';

/** A frame knows nothing of the page around it: that page has looked at its own background. */
export interface FrameLook extends EmbedLook {
  readonly theme: 'light' | 'dark';
  /** The key of the provider whose site it is on; null where none is named. */
  readonly provider: string | null;
}

/** The look that a query asks for. What it does not say is the usual: light, whole, and no way out. */
export function frameLook(own: ReadonlyMap<string, string>): FrameLook {
  const provider = own.get(frameParameters.provider) ?? null;
  return { ...embedLook(own), provider, theme: own.get(frameParameters.theme) === 'dark' ? 'dark' : 'light' };
}

/** The names and values of a query that asks for this look. */
export function frameQuery(look: FrameLook): readonly (readonly [name: string, value: string])[] {
  const { theme, accent, compact, links, provider } = frameParameters;
  const flag = (name: string, isSet: boolean): readonly (readonly [string, string])[] => (isSet ? [[name, '1']] : []);
  return [
    [theme, look.theme],
    ...(look.accent === null ? [] : [[accent, look.accent] as const]),
    ...flag(compact, look.isCompact),
    ...flag(links, look.hasLinks),
    ...(look.provider === null ? [] : [[provider, look.provider] as const]),
  ];
}
