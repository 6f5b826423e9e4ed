/**
 * Calculadora de tamaño de manguera hidráulica. Generated from the entry hydraulic-hose-repair of
 * catalog/calculators/shop.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, Cell, TraceStep } from '../../../engine/kernel/module.js';
import type { HydraulicHoseRepairInputs } from '../../calculators/hydraulic-hose-repair.js';
import { compute, refuse } from '../../calculators/hydraulic-hose-repair.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const lineFigures: Readonly<Record<HydraulicHoseRepairInputs['line'], number>> = {
  pressure: 20,
  return: 10,
  suction: 4,
};
const linePhrases: Readonly<Record<HydraulicHoseRepairInputs['line'], string>> = {
  pressure: 'línea de presión',
  return: 'línea de retorno',
  suction: 'línea de succión',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: HydraulicHoseRepairInputs): CalculationResult {
  const { flow, line, pressure } = inputs;
  const { least, size, name, speed, burst } = compute(inputs);
  return {
    value: roundTo(size, 4),
    unit: 'pulg de diámetro interior',
    text: name,
    interpretation:
      `Una ${linePhrases[line]} para ${inGalonesPorMinuto(flow)} necesita un paso de ` +
      `${inPulgadasTo2Decimals(least)}, así que use ${name}: el aceite corre entonces a ` +
      `${inPiesPorSegundoTo1Decimal(speed)}. Pida una manguera con presión nominal de al menos ` +
      `${inWholePsi(pressure)}, que revienta a ${inWholePsi(burst)} o más.`,
    secondary: [
      { value: roundTo(least, 3), unit: 'pulg', label: 'Paso mínimo' },
      { value: roundTo(speed, 1), unit: 'pies por segundo', label: 'Velocidad del aceite' },
    ],
    figures: {
      least: { value: roundTo(least, 2), unit: 'pulg' },
      speed: { value: roundTo(speed, 1), unit: 'pies por segundo' },
      burst: { value: roundTo(burst, 0), unit: 'psi' },
      name: { text: name },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: HydraulicHoseRepairInputs): readonly TraceStep[] {
  const { least, size, name, speed, burst } = compute(inputs);
  return [
    { name: 'least', formula: 'sqrt(4 * flow / (pi * line.speed)) to in', value: least, unit: 'pulg' },
    { name: 'size', formula: 'hose[least]', value: size, unit: 'pulg' },
    { name: 'name', formula: 'dash[size]', value: name, unit: '' },
    { name: 'speed', formula: '4 * flow / (pi * size ^ 2) to ft/sec', value: speed, unit: 'pies por segundo' },
    { name: 'burst', formula: 'pressure * 4', value: burst, unit: 'psi' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ line }: HydraulicHoseRepairInputs): readonly Cell[] {
  return [{ name: 'line.speed', cell: line, unit: 'pies por segundo', value: lineFigures[line] }];
}

/** "2,500 galones por minuto", for instance. */
function inGalonesPorMinuto(value: number): string {
  return amount(trimmed(value, 2), '', ' galón por minuto', ' galones por minuto');
}

/** "2,500.00 pulgadas", for instance. */
function inPulgadasTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500.0 pies por segundo", for instance. */
function inPiesPorSegundoTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pie por segundo', ' pies por segundo');
}

/** "2,500 psi", for instance. */
function inWholePsi(value: number): string {
  return amount(trimmed(value, 0), '', ' psi', ' psi');
}

/** Diámetro interior y número dash de una manguera hidráulica según su flujo */
export const hydraulicHoseRepair: Calculator<HydraulicHoseRepairInputs> = {
  slug: 'hydraulic-hose-repair',
  title: 'Calculadora de tamaño de manguera hidráulica',
  subtitle: 'Diámetro interior y número dash de una manguera hidráulica según su flujo',
  tag: 'shop',
  service: 'Reparación de mangueras hidráulicas',
  disclaimer:
    'Estimado para planear aceite mineral a temperatura de trabajo. No incluye la caída de presión en líneas largas, ' +
    'el calor, las curvas ni las conexiones; la presión nominal debe cubrir cada golpe de presión, y una fuga bajo ' +
    'presión nunca se debe buscar con la mano.',
  inputs: [
    {
      name: 'flow',
      label: 'Flujo',
      type: 'number',
      unit: 'galones por minuto',
      default: 16,
      min: 0.5,
      max: 80,
      step: 0.5,
      units: acceptedUnits.gpm,
    },
    {
      name: 'line',
      label: 'Línea',
      type: 'select',
      default: 'pressure',
      options: [
        { value: 'pressure', label: 'Línea de presión' },
        { value: 'return', label: 'Línea de retorno' },
        { value: 'suction', label: 'Línea de succión' },
      ],
    },
    {
      name: 'pressure',
      label: 'Presión más alta, con golpes de presión',
      type: 'number',
      unit: 'psi',
      default: 2500,
      min: 50,
      max: 6000,
      step: 50,
      units: acceptedUnits.psi,
    },
  ],
  costBand: null,
  sources: [
    'Highest speeds of 20 ft/s in pressure, about 10 in return and 4 in suction lines (Parker catalog 4400 page ' +
      'E-3, fliphtml5.com/nukky/ppwp/HPD_4400_Catalog/350; paperzz.com/doc/9503443; ' +
      'hytec-hydraulik.com/faq/nominal-width.html). Worked examples of Open Source Ecology ' +
      '(wiki.opensourceecology.org/index.php?title=Hydraulic_Hose_Sizing) and Summers Rubber ' +
      '(summersrubber.com/tech.asp?id=166b).',
    'Burst of four times the working pressure, SAE J517 ' +
      '(hoseassemblytips.com/what-is-the-highest-pressure-my-hydraulic-hose-can-handle); selection of hose, SAE ' +
      'J1273 (jasonindustrial.com/guidelines/sae-j1273-hydraulic-guidelines).',
  ],
  labels: {
    least: 'Paso mínimo',
    size: 'Paso de la manguera',
    name: 'Número dash',
    speed: 'Velocidad',
    burst: 'Presión de reventado',
  },
  slopes: {
    value: { flow: 1, pressure: 0 },
    least: { flow: 1, pressure: 0 },
    speed: { pressure: 0 },
    burst: { flow: 0, pressure: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
