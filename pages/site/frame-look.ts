/** The look of a frame on another site, as the page around it asks for it. */
import { frameParameters } from '../answer/page-query.js';

/** What the page around a frame asks of its look. */
export interface FrameLook {
  readonly theme: 'light' | 'dark';
  /** Six hexadecimal digits; null for the usual color. */
  readonly accent: string | null;
  readonly isCompact: boolean;
  /** Whether it may lead to pages of this service. */
  readonly hasLinks: boolean;
}

/** The look that a query asks for. What it does not say is the usual: light, whole, and no way out. */
export function frameLook(own: ReadonlyMap<string, string>): FrameLook {
  const accent = /^#?([0-9a-f]{6})$/i.exec(own.get(frameParameters.accent) ?? '')?.[1] ?? null;
  return {
    theme: own.get(frameParameters.theme) === 'dark' ? 'dark' : 'light',
    accent,
    isCompact: own.has(frameParameters.compact),
    hasLinks: own.has(frameParameters.links),
  };
}
