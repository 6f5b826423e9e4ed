/**
 * Regenwassertank. Generated from the entry rain-tank of examples/household/catalog/calculators/workshop.yaml by `npm
 * run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../../../engine/kernel/math.js';
import type { CalculationResult, Calculator } from '../../../../../engine/kernel/module.js';
import type { RainTankInputs } from '../../calculators/rain-tank.js';
import { cells, compute, refuse, roofOfParts, trace } from '../../calculators/rain-tank.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const coverPhrases: Readonly<Record<RainTankInputs['cover'], string>> = {
  tiles: 'Ziegeln',
  gravel: 'Kies',
  green: 'Pflanzen',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: RainTankInputs): CalculationResult {
  const { cover } = inputs;
  const { caught, need, tank } = compute(inputs);
  return {
    value: roundTo(tank / 1000, 1),
    unit: 'm³',
    interpretation:
      `Ein Dach mit ${coverPhrases[cover]} fängt ${inWholeKubikmeter(caught / 1000)} im Jahr, der Bedarf beträgt ` +
      `${inWholeKubikmeter(need)}: ein Tank für ${inKubikmeterTo1Decimal(tank / 1000)} genügt.`,
    secondary: [
      { value: roundTo(caught / 1000, 1), unit: 'm³', label: 'Aufgefangen im Jahr' },
      { value: roundTo(need, 1), unit: 'm³', label: 'Bedarf im Jahr' },
    ],
    figures: {
      caught: { value: roundTo(caught / 1000, 0), unit: 'm³' },
      need: { value: roundTo(need, 0), unit: 'm³' },
      tank: { value: roundTo(tank / 1000, 1), unit: 'm³' },
    },
  };
}

/** "2.500 Kubikmeter", for instance. */
function inWholeKubikmeter(value: number): string {
  return amount(trimmed(value, 0), '', ' Kubikmeter', ' Kubikmeter');
}

/** "2.500,0 Kubikmeter", for instance. */
function inKubikmeterTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' Kubikmeter', ' Kubikmeter');
}

/** Die Größe eines Tanks aus Dach, Regen und Bedarf */
export const rainTank: Calculator<RainTankInputs> = {
  slug: 'rain-tank',
  title: 'Regenwassertank',
  subtitle: 'Die Größe eines Tanks aus Dach, Regen und Bedarf',
  tag: 'workshop',
  service: 'Regenwassertank',
  disclaimer:
    'Trockene Sommer verlangen mehr. Fragen Sie die Gemeinde nach Gebühren und das Wasserwerk nach dem Anschluss.',
  inputs: [
    {
      name: 'roof',
      label: 'Dach von oben gesehen',
      type: 'number',
      unit: 'm²',
      default: 120,
      min: 10,
      max: 1000,
      step: 5,
      units: acceptedUnits.m2,
    },
    {
      name: 'rain',
      label: 'Regen im Jahr',
      type: 'number',
      unit: 'mm',
      default: 800,
      min: 300,
      max: 2500,
      step: 10,
      units: acceptedUnits.mm,
    },
    {
      name: 'cover',
      label: 'Dachdeckung',
      type: 'select',
      default: 'tiles',
      options: [
        { value: 'tiles', label: 'Ziegel oder Schiefer' },
        { value: 'gravel', label: 'Flach mit Kies' },
        { value: 'green', label: 'Gründach' },
      ],
    },
    {
      name: 'persons',
      label: 'Personen',
      type: 'number',
      unit: 'Personen',
      default: 4,
      min: 1,
      max: 20,
      step: 1,
      whole: true,
      units: acceptedUnits.person,
    },
    {
      name: 'garden',
      label: 'Zu gießender Garten',
      type: 'number',
      unit: 'm²',
      default: 200,
      min: 0,
      max: 5000,
      step: 10,
      units: acceptedUnits.m2,
    },
  ],
  lists: [{
    name: 'parts',
    label: 'Teile des Dachs',
    least: 1,
    most: 20,
    inputs: [
      {
        name: 'length',
        label: 'Länge',
        type: 'number',
        unit: 'm',
        required: true,
        min: 0.5,
        max: 60,
        step: 0.1,
        units: acceptedUnits.m,
      },
      {
        name: 'width',
        label: 'Breite von oben gesehen',
        type: 'number',
        unit: 'm',
        required: true,
        min: 0.5,
        max: 60,
        step: 0.1,
        units: acceptedUnits.m,
      },
    ],
    gives: [{ input: 'roof', formula: 'sum(parts, length * width)', of: roofOfParts }],
  }],
  costBand: null,
  sources: [
    'DIN 1989-1 (2002), table 3, for the yield of roofs, 90 % for the filter, 6 % of the lesser of yield and need.',
    'DIN 1989-1, table 4, toilet at 24 litres a day for each person (8.8 m³ a year) and garden at 60 litres for ' +
      'each m².',
  ],
  slopes: {
    value: { roof: 1, rain: 1, persons: 1, garden: 1 },
    caught: { roof: 1, rain: 1, persons: 0, garden: 0 },
    need: { roof: 0, rain: 0, persons: 1, garden: 1 },
    tank: { roof: 1, rain: 1, persons: 1, garden: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
