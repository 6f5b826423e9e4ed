/** Words of offers in each language: what takes something away, which part of a job a line pays for, and sums. */
import { listed } from '../../search/grammar.js';

export interface OfferGrammar {
  /** All ways to say that something is taken out or hauled off, which count as one word. */
  readonly removing: RegExp;
  readonly removal: string;
  readonly labor: ReadonlySet<string>;
  readonly material: ReadonlySet<string>;
  /** Words of lines that add up others. */
  readonly sums: ReadonlySet<string>;
  /** Words that say nothing of what a line is for: measures and money. */
  readonly beside: ReadonlySet<string>;
  /** Where what a line is mainly for ends: `gate with latch`. */
  readonly qualifier: RegExp;
  /** Words between two things that are priced together: `paint and labor`. */
  readonly joining: RegExp;
  /** True where the word that names the thing comes first. */
  readonly isHeadFirst: boolean;
}

/** A language without words of its own is compared word by word. */
export function offerGrammarOf(language: string): OfferGrammar {
  return grammars[language.slice(0, 2)] ?? plain;
}

const plain: OfferGrammar = {
  removing: /(?!)/g,
  removal: '',
  labor: new Set(),
  material: new Set(),
  sums: new Set(['total']),
  beside: new Set(),
  qualifier: /(?!)/,
  joining: /(?!)/,
  isHeadFirst: false,
};

const english: OfferGrammar = {
  removing:
    /\b(?:(?:tear|tears|tearing|torn|ripping|rip|take|taking|haul|hauling) ?(?:out|off|down|up|away)|tearouts?|tearoffs?|haul|hauling|remov(?:e|es|ing|al|als)|demo|demolition|demolish(?:ing)?|dispos(?:e|al|ing)|dump(?:s|ing)?|stripping|get(?:ting)? rid)\b/g,
  removal: 'removal',
  labor: listed('labor labour install installed installing installation workmanship crew manpower'),
  material: listed('material materials supplies'),
  sums: listed('total subtotal sum totals grand sub amount due balance quote price overall'),
  beside:
    listed(`foot feet ft lf lft linear lineal square sq sqft yd yard yards inch inches in gallon gallons gal mile miles hour hours
    fee fees charge charges cost usd dollars lump each ea qty city county approx incl including included`),
  qualifier: /[(,]|\b(?:with|w|for|of|at|by|including|incl|includes|plus|and|unless)\b/,
  joining: /[&+/]|\b(?:and|plus|with)\b/i,
  isHeadFirst: false,
};

const spanish: OfferGrammar = {
  removing:
    /\b(?:quita(?:r|rl[oa]s?|ndo)?|retir(?:o|ar)|remo(?:ver|cion)|demo(?:ler|licion)|desmont(?:aje|ar)|derrib(?:o|ar)|acarre(?:o|ar)|llev(?:ar|arse)l[oa]s?|llevarse|tirar|tiradero|arrancar|desech(?:o|ar|os))\b/g,
  removal: 'retiro',
  labor: listed('mano obra instalacion instalado instalada instalar colocacion trabajo'),
  material: listed('material materiales insumos'),
  sums: listed('total subtotal suma gran importe saldo totales precio final'),
  beside:
    listed(`pie pies lineal lineales cuadrado cuadrados yarda yardas pulgada pulgadas galon galones milla millas hora horas
    cargo cargos cuota tarifa costo usd dolares ciudad condado aprox incluido incluye mano`),
  qualifier: /[(,]|\b(?:con|para|de|del|por|incluye|mas|y|en|salvo)\b/,
  joining: /[&+/]|\b(?:y|mas|más|con)\b/i,
  isHeadFirst: true,
};

const grammars: Readonly<Record<string, OfferGrammar>> = { en: english, es: spanish };
