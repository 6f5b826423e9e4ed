/**
 * Fliesen mit Verschnitt. Generated from the entry tiles-with-waste of
 * examples/household/catalog/calculators/workshop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../../../engine/kernel/module.js';
import type { TilesWithWasteInputs } from '../../calculators/tiles-with-waste.js';
import { compute, refuse } from '../../calculators/tiles-with-waste.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const sizeFigures: Readonly<Record<TilesWithWasteInputs['size'], number>> = {
  '20x20': 0.04,
  '30x30': 0.09,
  '30x60': 0.18,
  '60x60': 0.36,
};
const sizePhrases: Readonly<Record<TilesWithWasteInputs['size'], string>> = {
  '20x20': '20 x 20 cm',
  '30x30': '30 x 30 cm',
  '30x60': '30 x 60 cm',
  '60x60': '60 x 60 cm',
};
const patternPhrases: Readonly<Record<TilesWithWasteInputs['pattern'], string>> = {
  straight: 'gerade verlegt',
  diagonal: 'diagonal verlegt',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TilesWithWasteInputs): CalculationResult {
  const { size, pattern } = inputs;
  const { ground, covered, pieces } = compute(inputs);
  return {
    value: roundTo(pieces, 0),
    unit: 'Fliesen',
    interpretation:
      `Für ${inQuadratmeterTo1Decimal(ground)} Boden, ${patternPhrases[pattern]}, brauchen Sie ` +
      `${inWholeFliesen(pieces)} von ${sizePhrases[size]}.`,
    secondary: [{ value: roundTo(covered, 2), unit: 'm²', label: 'Zu kaufende Fläche' }],
    figures: {
      ground: { value: roundTo(ground, 1), unit: 'm²' },
      pieces: { value: roundTo(pieces, 0), unit: 'Fliesen' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TilesWithWasteInputs): readonly TraceStep[] {
  const { ground, covered, pieces } = compute(inputs);
  return [
    { name: 'ground', formula: 'length * width', value: ground, unit: 'm^2' },
    { name: 'covered', formula: 'ground * (1 + pattern.waste)', value: covered, unit: 'm^2' },
    { name: 'pieces', formula: 'ceil(covered / size.area)', value: pieces, unit: 'Fliesen' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ size, pattern }: TilesWithWasteInputs): readonly Cell[] {
  return [
    { name: 'size.area', cell: size, unit: 'm² pro Fliese', value: sizeFigures[size] },
    { name: 'pattern.waste', cell: pattern, unit: '%', value: pattern === 'straight' ? 10 : 15 },
  ];
}

/** "2.500,0 Quadratmeter", for instance. */
function inQuadratmeterTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' Quadratmeter', ' Quadratmeter');
}

/** "2.500 Fliesen", for instance. */
function inWholeFliesen(value: number): string {
  return amount(trimmed(value, 0), '', ' Fliese', ' Fliesen');
}

/** Ganze Fliesen für einen Boden, mit dem, was weggeschnitten wird. */
export const tilesWithWaste: Calculator<TilesWithWasteInputs> = {
  slug: 'tiles-with-waste',
  title: 'Fliesen mit Verschnitt',
  subtitle: 'Ganze Fliesen für einen Boden, mit dem, was weggeschnitten wird.',
  tag: 'workshop',
  service: 'Fliesen mit Verschnitt',
  disclaimer: 'Kaufen Sie alle Fliesen aus einem Brand und behalten Sie einige zurück.',
  inputs: [
    {
      name: 'length',
      label: 'Länge des Bodens',
      type: 'number',
      unit: 'm',
      default: 4,
      min: 0.5,
      max: 50,
      step: 0.1,
      units: acceptedUnits.m,
    },
    {
      name: 'width',
      label: 'Breite des Bodens',
      type: 'number',
      unit: 'm',
      default: 3,
      min: 0.5,
      max: 50,
      step: 0.1,
      units: acceptedUnits.m,
    },
    {
      name: 'size',
      label: 'Fliese',
      type: 'select',
      default: '30x60',
      options: [
        { value: '20x20', label: '20 x 20 cm' },
        { value: '30x30', label: '30 x 30 cm' },
        { value: '30x60', label: '30 x 60 cm' },
        { value: '60x60', label: '60 x 60 cm' },
      ],
    },
    {
      name: 'pattern',
      label: 'Muster',
      type: 'select',
      default: 'straight',
      options: [
        { value: 'straight', label: 'Gerade' },
        { value: 'diagonal', label: 'Diagonal' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'Waste of 10 % for straight and 15 % for diagonal laying is the usual advice of tile makers.',
  ],
  drawing: { kind: 'room', measures: { length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } } },
  slopes: {
    value: { length: 1, width: 1 },
    ground: { length: 1, width: 1 },
    pieces: { length: 1, width: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
