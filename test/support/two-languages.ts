/** The small catalog with a third calculator, figures in two files, and all of it in German, too. */
import type { CatalogSources } from '../../generator/source/sources.js';
import { smallText, sourcesOf } from './check-catalog.js';

const fencing = `
fencing:
  title: Fencing Calculator
  subtitle: Wire for a run
  tag: housing
  service: Fencing
  disclaimer: Gates come on top.
  inputs:
    length: { label: Length, type: number, unit: ft, default: 40, min: 8, max: 200, step: 1 }
  formula: { cost: length * wire.price }
  result:
    value: cost
    unit: EUR
    decimals: 0
    interpretation: "{length} of wire cost {cost}."
  examples: [{ name: a run, inputs: {}, value: 120, source: 40 x 3 }]
  sources: [The yard's price list.]
`;
const wire = `
wire:
  price:
    value: 3 EUR/ft
    because: The yard asks the same all year.
    evidence:
      - { who: "Wire Yard, price list", says: 3 EUR/ft, date: 2026-01-01, at: "https://wire.example/prices", read: 2026-03-01, kind: firm }
`;
/** The small catalog in German, by file. */
export const inGerman = {
  language: `
name: Deutsch
locale: de-DE
numbers: { thousands: ".", decimal: "," }
money_behind: true
to: bis
per: pro
and: und
or: oder
yes: Ja
no: Nein
`,
  units: `
cuyd: { label: Kubikyards, one: Kubikyard, many: Kubikyards }
bag: { label: Säcke, one: Sack, many: Säcke }
`,
  calculators: `
bedding:
  title: Einstreu
  inputs:
    depth: { label: Dicke der Schicht }
  result:
    interpretation: "Für {cost} gibt es {bags}, das sind {volume}."
    secondary: [{ label: Säcke }]
  cost_band: { per: Sack }
`,
};
const german: Readonly<Record<string, string>> = {
  'de/language.yaml': inGerman.language,
  'de/units.yaml': inGerman.units,
  'de/glossary.yaml': 'wire: [Draht]\n',
  'de/calculators.yaml': inGerman.calculators,
  'de/calculators/fencing.yaml': `
fencing:
  title: Zaunrechner
  result: { interpretation: "{length} Draht kosten {cost}." }
`,
  'de/figures/wire.yaml': `
wire:
  price: { because: Der Hof verlangt das ganze Jahr dasselbe. }
`,
  'de/words.yaml': '',
};

/** Without mistakes; what is not translated is advice. */
export function inTwoLanguages(): CatalogSources {
  const service = smallText('service').replace('version:', 'languages: [en, de]\nversion:');
  const further = { 'calculators/fencing.yaml': fencing, 'figures/wire.yaml': wire, ...german };
  return sourcesOf({ service, further });
}
