/**
 * Tiles with Waste. Generated from the entry tiles-with-waste of examples/household/catalog/calculators/workshop.yaml
 * by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo, roundUp } from '../../../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  TraceStep,
} from '../../../../engine/kernel/module.js';
import { amount, fixed, trimmed } from '../../../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Tiles with Waste, inside their bounds. */
export interface TilesWithWasteInputs {
  /** Length of the floor, 0.5 to 50 m in steps of 0.1; 4 when omitted. */
  readonly length: number;
  /** Width of the floor, 0.5 to 50 m in steps of 0.1; 3 when omitted. */
  readonly width: number;
  /** Tile; '30x60' when omitted. */
  readonly size: '20x20' | '30x30' | '30x60' | '60x60';
  /** Pattern; 'straight' when omitted. */
  readonly pattern: 'straight' | 'diagonal';
}

/** The steps of the calculation. */
export interface TilesWithWasteSteps {
  /** length * width, in m^2 */
  readonly ground: number;
  /** ground * (1 + pattern.waste), in m^2 */
  readonly covered: number;
  /** ceil(covered / size.area), in tiles */
  readonly pieces: number;
}

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
  straight: 'laid straight',
  diagonal: 'laid diagonally',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ length, width, size, pattern }: TilesWithWasteInputs): TilesWithWasteSteps {
  const ground = length * width;
  const covered = ground * (1 + (pattern === 'straight' ? 10 : 15) / 100);
  const pieces = roundUp(covered / sizeFigures[size]);
  return { ground, covered, pieces };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TilesWithWasteInputs): CalculationResult {
  const { size, pattern } = inputs;
  const { ground, covered, pieces } = compute(inputs);
  return {
    value: roundTo(pieces, 0),
    unit: 'tiles',
    interpretation:
      `A floor of ${inSquareMetresTo1Decimal(ground)} ${patternPhrases[pattern]} takes ${inWholeTiles(pieces)} of ` +
      `${sizePhrases[size]}.`,
    secondary: [{ value: roundTo(covered, 2), unit: 'm²', label: 'Area to buy' }],
    figures: {
      ground: { value: roundTo(ground, 1), unit: 'm²' },
      pieces: { value: roundTo(pieces, 0), unit: 'tiles' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TilesWithWasteInputs): readonly TraceStep[] {
  const { ground, covered, pieces } = compute(inputs);
  return [
    { name: 'ground', formula: 'length * width', value: ground, unit: 'm^2' },
    { name: 'covered', formula: 'ground * (1 + pattern.waste)', value: covered, unit: 'm^2' },
    { name: 'pieces', formula: 'ceil(covered / size.area)', value: pieces, unit: 'tiles' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ size, pattern }: TilesWithWasteInputs): readonly Cell[] {
  return [
    { name: 'size.area', cell: size, unit: 'm² per tile', value: sizeFigures[size] },
    { name: 'pattern.waste', cell: pattern, unit: '%', value: pattern === 'straight' ? 10 : 15 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: TilesWithWasteInputs): BrokenRequirement | null {
  return null;
}

/** "2,500.0 square metres", for instance. */
function inSquareMetresTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' square metre', ' square metres');
}

/** "2,500 tiles", for instance. */
function inWholeTiles(value: number): string {
  return amount(trimmed(value, 0), '', ' tile', ' tiles');
}

/** Whole tiles for a floor, with what is cut away. */
export const tilesWithWaste: Calculator<TilesWithWasteInputs> = {
  slug: 'tiles-with-waste',
  title: 'Tiles with Waste',
  subtitle: 'Whole tiles for a floor, with what is cut away.',
  tag: 'workshop',
  service: 'Tiles with Waste',
  disclaimer: 'Buy all tiles of one firing, and keep a few.',
  inputs: [
    {
      name: 'length',
      label: 'Length of the floor',
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
      label: 'Width of the floor',
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
      label: 'Tile',
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
      label: 'Pattern',
      type: 'select',
      default: 'straight',
      options: [
        { value: 'straight', label: 'Straight' },
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
