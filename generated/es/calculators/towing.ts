/**
 * Calculadora de carro remolcado por grúa. Generated from the entry towing of catalog/calculators/auto.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { TowingInputs } from '../../calculators/towing.js';
import { cells, compute, estimate } from '../../calculators/towing.js';
import { amount, range, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const vehiclePhrases: Readonly<Record<TowingInputs['vehicle'], string>> = {
  light: 'un vehículo con peso bruto nominal de hasta 10,000 libras',
  medium: 'un camión con peso bruto nominal de más de 10,000 libras',
  heavy: 'un camión con peso bruto nominal de más de 25,000 libras',
  units: 'un camión pesado con su remolque',
};
const stagePhrases: Readonly<Record<TowingInputs['stage'], string>> = {
  hooked: 'todavía donde estaba',
  stored: 'en el corralón',
};

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: TowingInputs): CalculationResult {
  const { vehicle, stage, days, notice } = inputs;
  const {
    tow,
    dailyLow,
    dailyHigh,
    storageLow,
    storageHigh,
    impoundLow,
    impoundHigh,
    letters,
    billLow,
    billHigh,
  } = compute(inputs);
  return {
    value: roundTo(billLow, 0),
    unit: '$ (extremo bajo)',
    interpretation:
      `Para ${vehiclePhrases[vehicle]}, ` +
      (stage === 'hooked'
        ? `enganchado pero ${stagePhrases[stage]}, la tarifa por soltar (drop fee) es de ${inDolares(tow)} como ` +
          'máximo. Si la paga, el chofer tiene que soltarlo y no puede cobrar nada más.'
        : `el corralón puede cobrar alrededor de ${rangeInRoughDolares(billLow, billHigh)}: cuando mucho ` +
          `${inDolares(tow)} por la grúa, ` +
          (notice === 'yes'
            ? `${inDolares(letters)} por cartas de aviso, alrededor de ` +
              `${rangeInRoughDolares(storageLow, storageHigh)} por ${inDias(days)} de almacenaje y alrededor de ` +
              `${rangeInRoughDolares(impoundLow, impoundHigh)} por el resguardo (impoundment). Seguir ahí agrega ` +
              `alrededor de ${rangeInDolaresPorDia(dailyLow, dailyHigh)}.`
            : `alrededor de ${rangeInRoughDolares(storageLow, storageHigh)} por ${inDias(days)} de almacenaje y ` +
              `alrededor de ${rangeInRoughDolares(impoundLow, impoundHigh)} por el resguardo (impoundment). Seguir ` +
              `ahí agrega alrededor de ${rangeInDolaresPorDia(dailyLow, dailyHigh)}.`)),
    secondary: [
      { value: roundTo(tow, 0), unit: '$', label: 'Grúa o tarifa por soltar' },
      { value: roundTo(storageLow, 0), unit: '$', label: 'Almacenaje (bajo)' },
      { value: roundTo(storageHigh, 0), unit: '$', label: 'Almacenaje (alto)' },
      { value: roundTo(billHigh, 0), unit: '$', label: 'Cuenta (alto)' },
    ],
    range: { low: roundTo(billLow, 0), high: roundTo(billHigh, 0), unit: '$' },
    figures: {
      tow: { value: roundTo(tow, 0), unit: '$' },
      bill: { low: roundTo(billLow, 0), high: roundTo(billHigh, 0), unit: '$' },
      letters: { value: roundTo(letters, 0), unit: '$' },
      storage: { low: roundTo(storageLow, 0), high: roundTo(storageHigh, 0), unit: '$' },
      impound: { low: roundTo(impoundLow, 0), high: roundTo(impoundHigh, 0), unit: '$' },
      daily: { low: roundTo(dailyLow, 2), high: roundTo(dailyHigh, 2), unit: '$ por día' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: TowingInputs): readonly TraceStep[] {
  const {
    away,
    tow,
    dailyLow,
    dailyHigh,
    storageLow,
    storageHigh,
    impoundLow,
    impoundHigh,
    letters,
    billLow,
    billHigh,
  } = compute(inputs);
  return [
    { name: 'away', formula: 'if stage = "stored" then 1 else 0', value: away, unit: '' },
    { name: 'tow', formula: 'if stage = "stored" then vehicle.tow else vehicle.drop', value: tow, unit: '$' },
    {
      name: 'daily',
      formula: 'if long then texas.storage_long else texas.storage',
      value: { low: dailyLow, high: dailyHigh },
      unit: '$ por día',
    },
    { name: 'storage', formula: 'away * days * daily', value: { low: storageLow, high: storageHigh }, unit: '$' },
    { name: 'impound', formula: 'away * texas.impoundment', value: { low: impoundLow, high: impoundHigh }, unit: '$' },
    { name: 'letters', formula: 'if notice then away * texas.notification else 0 USD', value: letters, unit: '$' },
    {
      name: 'bill',
      formula: 'round(tow, 1 USD) + round(storage, 1 USD) + round(impound, 1 USD) + round(letters, 1 USD)',
      value: { low: billLow, high: billHigh },
      unit: '$',
    },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse({ days, notice }: TowingInputs): BrokenRequirement | null {
  if (!(notice !== 'yes' || days >= 2)) return {
    message: 'Una tarifa por aviso solo se puede cobrar después de 24 horas en el corralón.',
    inputs: ['notice', 'days'],
  };
  return null;
}

/** "$2,500", for instance. */
function inDolares(value: number): string {
  return amount(trimmed(value, 0), '$', '', '');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500 días", for instance. */
function inDias(value: number): string {
  return amount(trimmed(value, 2), '', ' día', ' días');
}

/** "$1,000 a $2,500 por día", for instance. */
function rangeInDolaresPorDia(low: number, high: number): string {
  return range(trimmed(low, 2), trimmed(high, 2), '$', ' por día', ' por día');
}

/** Lo que Texas permite que cobren la grúa desde propiedad privada y el corralón, día por día */
export const towing: Calculator<TowingInputs> = {
  slug: 'towing',
  title: 'Calculadora de carro remolcado por grúa',
  subtitle: 'Lo que Texas permite que cobren la grúa desde propiedad privada y el corralón, día por día',
  tag: 'auto',
  service: 'Servicio de grúa',
  disclaimer:
    'Las tarifas más altas del estado para una grúa sin consentimiento desde propiedad privada. Las ciudades y los ' +
    'condados pueden fijar tarifas más bajas. Las de almacenaje y de resguardo (impoundment) son solo aproximadas: ' +
    'el estado ajusta las dos cada dos años, y no pudimos leer las cantidades de 2024 ni de 2026. Las publica el ' +
    'Texas Department of Licensing and Regulation (TDLR, departamento de licencias y regulación de Texas). El ' +
    'impuesto sobre ventas del almacenaje se cobra aparte.',
  inputs: [
    {
      name: 'vehicle',
      label: 'Vehículo',
      type: 'select',
      default: 'light',
      options: [
        { value: 'light', label: 'Carro, van o camioneta, hasta 10,000 lb' },
        { value: 'medium', label: 'Camión mediano, más de 10,000 y menos de 25,000 lb' },
        { value: 'heavy', label: 'Camión pesado, más de 25,000 lb, una unidad' },
        { value: 'units', label: 'Camión pesado con remolque, dos unidades o más' },
      ],
      hint: 'Según el peso bruto nominal en la etiqueta de la puerta del conductor',
    },
    {
      name: 'stage',
      label: 'Dónde está ahora',
      type: 'select',
      default: 'stored',
      options: [
        { value: 'hooked', label: 'Enganchado, todavía donde estaba' },
        { value: 'stored', label: 'En el corralón' },
      ],
    },
    {
      name: 'days',
      label: 'Días de calendario en el corralón',
      type: 'number',
      unit: 'días',
      default: 1,
      min: 1,
      max: 60,
      step: 1,
      whole: true,
      units: acceptedUnits.day,
      hint: 'Cada día empezado cuenta, pero una estancia de menos de 12 horas es un día',
    },
    {
      name: 'long',
      label: '¿Mide más de 25 pies?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'notice',
      label: '¿Se envió carta de aviso?',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Sí' },
        { value: 'no', label: 'No' },
      ],
      hint: 'Solo después de 24 horas en el corralón',
    },
  ],
  costBand: {
    service_name: 'Servicio de grúa',
    unit: 'por servicio de grúa',
    price_min_usd: 135,
    price_max_usd: 978,
    notes: 'El almacenaje, el resguardo y las cartas de aviso se suman a la grúa.',
  },
  sources: [
    '16 Texas Administrative Code 86.455, private property tow fees and drop charges, and who must be offered them ' +
      '(law.cornell.edu/regulations/texas/16-Tex-Admin-Code-SS-86-455).',
    'Texas Department of Licensing and Regulation, fees of vehicle storage facilities: a day begun counts but ' +
      'under 12 hours, notice once for all letters (tdlr.texas.gov/towing/compliance/vsf/fees.htm).',
    'Occupations Code 2303.155 and 2303.1552, storage and impoundment fees adjusted every odd-numbered year ' +
      '(texas.public.law/statutes/tex._occ._code_section_2303.1552).',
  ],
  asOf: '2019-06-14',
  sharedFigures: [
    { name: 'texas.drop_heavy', unit: '$', source: 'Publicado: ley (sin fecha)', values: [{ value: 244 }] },
    { name: 'texas.drop_light', unit: '$', source: 'Publicado: ley (sin fecha)', values: [{ value: 135 }] },
    { name: 'texas.drop_medium', unit: '$', source: 'Publicado: ley (sin fecha)', values: [{ value: 190 }] },
    {
      name: 'texas.impoundment',
      unit: '$',
      asOf: '2019-06-14',
      source: 'Nuestro criterio',
      values: [{ low: 21, high: 25 }],
    },
    {
      name: 'texas.notification',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Publicado: ley (2023)',
      values: [{ value: 50 }],
    },
    {
      name: 'texas.storage',
      unit: '$ por día',
      asOf: '2019-06-14',
      source: 'Nuestro criterio',
      values: [{ low: 21, high: 25 }],
    },
    {
      name: 'texas.storage_long',
      unit: '$ por día',
      asOf: '2019-06-14',
      source: 'Nuestro criterio',
      values: [{ low: 37, high: 44 }],
    },
    {
      name: 'texas.tow_heavy',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Publicado: ley (2023)',
      values: [{ value: 489 }],
    },
    {
      name: 'texas.tow_light',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Publicado: ley (2023)',
      values: [{ value: 272 }],
    },
    {
      name: 'texas.tow_medium',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Publicado: ley (2023)',
      values: [{ value: 380 }],
    },
    {
      name: 'texas.tow_units',
      unit: '$',
      asOf: '2023-01-01',
      source: 'Publicado: ley (2023)',
      values: [{ value: 978 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Grúa, o tarifa por soltar el carro (drop fee)', covers: 'fee' },
      { line: 'Almacenaje', covers: 'fee' },
      { line: 'Resguardo (impoundment)', covers: 'fee' },
      { line: 'Cartas de aviso', covers: 'fee' },
    ],
    leavesOut: ['impuesto sobre ventas del almacenaje', 'daños al carro', 'cargos de la policía'],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 8,
    judged: 3,
    prices: {
      'texas.drop_heavy': 'published',
      'texas.drop_light': 'published',
      'texas.drop_medium': 'published',
      'texas.impoundment': 'judged',
      'texas.notification': 'published',
      'texas.storage': 'judged',
      'texas.storage_long': 'judged',
      'texas.tow_heavy': 'published',
      'texas.tow_light': 'published',
      'texas.tow_medium': 'published',
      'texas.tow_units': 'published',
    },
  },
  labels: {
    away: 'En el corralón',
    tow: 'Grúa',
    daily: 'Almacenaje por día',
    storage: 'Almacenaje',
    impound: 'Resguardo',
    letters: 'Cartas de aviso',
    bill: 'Cuenta',
  },
  refuse,
  answer,
  trace,
  cells,
};
