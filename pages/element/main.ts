/** Defines the element: once imported, every `<reckoner-calculator>` of a page is a calculator. */
import { ReckonerCalculator } from './calculator-element.js';

customElements.define('reckoner-calculator', ReckonerCalculator);
