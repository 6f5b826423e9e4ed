/** The program of the element: imported once, it makes every `<reckoner-calculator>` of a page a calculator. */
import { ReckonerCalculator } from './calculator-element.js';

customElements.define('reckoner-calculator', ReckonerCalculator);
