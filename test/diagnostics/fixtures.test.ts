/** All that is held of the fixtures: one suite, so that each of them is checked once. */
import './diagnostics.part.js';
import './explanations.part.js';
import './hints.part.js';
