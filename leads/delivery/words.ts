/** The words of mails about leads. Providers and operators read English. */
import { mailTexts } from '../../words/mail-texts.js';
import { phrases } from '../../words/phrases.js';

export const words = phrases(mailTexts);
