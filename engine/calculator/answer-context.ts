/** Facts shared by the answers of all calculators, and an answer as text. */

import type { Translation } from '../../words/phrases.js';
import type { AnsweringService, Network } from '../kernel/service.js';
import type { Calendar, Clock } from './calendar.js';
import type { FigureFacts } from './figure-facts.js';

/** The JSON text of an answer. */
export interface AnswerText {
  readonly body: string;
  /** Equal for equal answers. */
  readonly digest: string;
  /** Seconds for which today's figures still hold; null when no figure changes, or the caller named the day. */
  readonly secondsLeft: number | null;
}

/** The facts and functions that the answers of all calculators share. */
export interface AnswerContext {
  readonly service: AnsweringService;
  readonly network: Network | null;
  /** The public address of the service, without a final slash. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** A short digest of a text. Passed in, because browsers have no digest that answers at once. */
  readonly digest: (text: string) => string;
  /** The language of the answers. */
  readonly translation: Translation;
  /** The language that calls in answers ask for; absent for the service's own. */
  readonly lang?: string | null;
  /** Facts about figures; left out where nobody asks. */
  readonly figures?: FigureFacts;
}
