/** All that is held of the checked catalog and of what is emitted for it: one suite, so that both are made once. */
import './agreement.part.js';
import './beside-guides.part.js';
import './clock-ahead.part.js';
import './compiled-files.part.js';
import './document-sizes.part.js';
import './examples.part.js';
import './guidance.part.js';
import './printer.part.js';
import './reference.part.js';
import './refused-trades.part.js';
import './reserved-words.part.js';
import './spanish.part.js';
import './spoken-figures.part.js';
import './sweep.part.js';
