/** The words of mails about leads. Providers and operators read English. */
import { mailTexts } from '../../engine/words/mail-texts.js';
import { phrases } from '../../engine/words/phrases.js';

export const words = phrases(mailTexts);
