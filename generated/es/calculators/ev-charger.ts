/**
 * Calculadora de cargador de carro eléctrico para la casa. Generated from the entry ev-charger of
 * catalog/calculators/home.yaml by `npm run generate`: edit the catalog, not this file.
 */
import { isAtMost, roundHalfAway, roundTo } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { Schedule } from '../../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../../engine/kernel/schedule.js';
import type { EvChargerInputs, EvChargerSteps } from '../../calculators/ev-charger.js';
import { refuse } from '../../calculators/ev-charger.js';
import { amount, fixed, parted, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

const chargerFigures: Readonly<Record<EvChargerInputs['charger'], number>> = {
  '16': 16,
  '24': 24,
  '32': 32,
  '40': 40,
  '48': 48,
};
const breaker: Schedule = schedule({
  upTo: [20, 30, 40, 50, 60],
  values: [20, 30, 40, 50, 60],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ miles, efficiency, charger, hours, distance }: EvChargerInputs): EvChargerSteps {
  const battery = miles / efficiency;
  const drawn = battery * 10 / 9;
  const power = chargerFigures[charger] * 0.24;
  const circuit = lookUp(breaker, chargerFigures[charger] * 1.25);
  const needed = drawn / power;
  const amps = drawn / hours * 25 / 6;
  const verdict: string = isAtMost(needed, hours) ? 'lo bastante rápido' : 'demasiado lento';
  const reach = power * hours * efficiency * 0.9;
  const month = drawn * 30.4;
  const cableLow = Math.max(distance - 25, 0) * 10;
  const cableHigh = Math.max(distance - 25, 0) * 20;
  const unitPriceLow = 300;
  const unitPriceHigh = 800;
  const electricianLow = 500;
  const electricianHigh = 1300;
  const permitLow = 75;
  const permitHigh = 200;
  const costLow = 875 + roundHalfAway(cableLow);
  const costHigh = 2300 + roundHalfAway(cableHigh);
  return {
    battery,
    drawn,
    power,
    circuit,
    needed,
    amps,
    verdict,
    reach,
    month,
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: EvChargerInputs, own: OwnFigures): EvChargerSteps {
  const { miles, efficiency, charger, hours, distance } = inputs;
  const homePricesChargerCable = own['home_prices.charger_cable'] ?? 10;
  const homePricesChargerCableHigh = own['home_prices.charger_cable'] ?? 20;
  const homePricesChargerUnit = own['home_prices.charger_unit'] ?? 300;
  const homePricesChargerUnitHigh = own['home_prices.charger_unit'] ?? 800;
  const homePricesChargerLabor = own['home_prices.charger_labor'] ?? 500;
  const homePricesChargerLaborHigh = own['home_prices.charger_labor'] ?? 1300;
  const battery = miles / efficiency;
  const drawn = battery * 10 / 9;
  const power = chargerFigures[charger] * 0.24;
  const circuit = lookUp(breaker, chargerFigures[charger] * 1.25);
  const needed = drawn / power;
  const amps = drawn / hours * 25 / 6;
  const verdict: string = isAtMost(needed, hours) ? 'lo bastante rápido' : 'demasiado lento';
  const reach = power * hours * efficiency * 0.9;
  const month = drawn * 30.4;
  const cableLow = Math.max(distance - 25, 0) * homePricesChargerCable;
  const cableHigh = Math.max(distance - 25, 0) * homePricesChargerCableHigh;
  const unitPriceLow = homePricesChargerUnit;
  const unitPriceHigh = homePricesChargerUnitHigh;
  const electricianLow = homePricesChargerLabor;
  const electricianHigh = homePricesChargerLaborHigh;
  const permitLow = 75;
  const permitHigh = 200;
  const costLow = roundHalfAway(unitPriceLow) + roundHalfAway(electricianLow) + permitLow + roundHalfAway(cableLow);
  const costHigh =
    roundHalfAway(unitPriceHigh) + roundHalfAway(electricianHigh) + permitHigh + roundHalfAway(cableHigh);
  return {
    battery,
    drawn,
    power,
    circuit,
    needed,
    amps,
    verdict,
    reach,
    month,
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: EvChargerInputs, steps = compute(inputs)): CalculationResult {
  const { miles, charger, hours } = inputs;
  const { drawn, power, circuit, needed, amps, verdict, reach, month, costLow, costHigh } = steps;
  return {
    value: roundTo(circuit, 0),
    unit: 'A del breaker',
    text: verdict,
    interpretation:
      `Un cargador de ${inA(chargerFigures[charger])} necesita un circuito de ${inWholeA(circuit)} y cuesta ` +
      `${rangeInRoughDolares(costLow, costHigh)} instalado y con permiso si el panel tiene lugar. ` +
      (isAtMost(needed, hours)
        ? `A ${inKWTo2Decimals(power)} repone ${inMillas(miles)} al día, ${inKWhTo1Decimal(drawn)}, en ` +
          `${inHorasAndMinutos(needed)}: ${inWholeKWh(month)} al mes.`
        : `Manejar ${inMillas(miles)} al día gasta ${inKWhTo1Decimal(drawn)}, pero en ${inHorasAndMinutos(hours)} ` +
          `solo repone ${inWholeMillas(reach)}; para todo necesita ${inATo1Decimal(amps)}.`),
    secondary: [
      { value: roundTo(needed, 1), unit: 'horas', label: 'Tiempo de carga al día' },
      { value: roundTo(reach, 0), unit: 'millas', label: 'Millas repuestas' },
      { value: roundTo(amps, 1), unit: 'A', label: 'Amperes de carga necesarios' },
      { value: roundTo(drawn, 1), unit: 'kWh', label: 'Energía al día' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Instalado (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Instalado (alto)' },
    ],
    figures: {
      circuit: { value: roundTo(circuit, 0), unit: 'A' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      power: { value: roundTo(power, 2), unit: 'kW' },
      drawn: { value: roundTo(drawn, 1), unit: 'kWh' },
      needed: { value: roundTo(needed, 2), unit: 'horas' },
      month: { value: roundTo(month, 0), unit: 'kWh' },
      reach: { value: roundTo(reach, 0), unit: 'millas' },
      amps: { value: roundTo(amps, 1), unit: 'A' },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: EvChargerInputs, steps = compute(inputs)): EstimateAmounts {
  const {
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(unitPriceLow, 0), high: roundTo(unitPriceHigh, 0) },
      { low: roundTo(electricianLow, 0), high: roundTo(electricianHigh, 0) },
      { low: roundTo(permitLow, 0), high: roundTo(permitHigh, 0) },
      { low: roundTo(cableLow, 0), high: roundTo(cableHigh, 0) },
    ],
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: EvChargerInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    battery,
    drawn,
    power,
    circuit,
    needed,
    amps,
    verdict,
    reach,
    month,
    cableLow,
    cableHigh,
    unitPriceLow,
    unitPriceHigh,
    electricianLow,
    electricianHigh,
    permitLow,
    permitHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'battery', formula: 'miles / efficiency to kWh', value: battery, unit: 'kWh' },
    { name: 'drawn', formula: 'battery / home_coverages.charging_efficiency to kWh', value: drawn, unit: 'kWh' },
    { name: 'power', formula: 'charger * electricity.service_voltage to kW', value: power, unit: 'kW' },
    { name: 'circuit', formula: 'breaker[charger * 1.25]', value: circuit, unit: 'A' },
    { name: 'needed', formula: 'drawn / power to h', value: needed, unit: 'horas' },
    { name: 'amps', formula: 'drawn / hours / electricity.service_voltage to A', value: amps, unit: 'A' },
    {
      name: 'verdict',
      formula: 'if needed <= hours then "lo bastante rápido" else "demasiado lento"',
      value: verdict,
      unit: '',
    },
    {
      name: 'reach',
      formula: 'power * hours * home_coverages.charging_efficiency * efficiency to mi',
      value: reach,
      unit: 'millas',
    },
    { name: 'month', formula: 'drawn * 30.4', value: month, unit: 'kWh' },
    {
      name: 'cable',
      formula: 'max(distance - 25 ft, 0 ft) * home_prices.charger_cable',
      value: { low: cableLow, high: cableHigh },
      unit: '$',
    },
    {
      name: 'unitPrice',
      formula: 'home_prices.charger_unit',
      value: { low: unitPriceLow, high: unitPriceHigh },
      unit: '$',
    },
    {
      name: 'electrician',
      formula: 'home_prices.charger_labor',
      value: { low: electricianLow, high: electricianHigh },
      unit: '$',
    },
    { name: 'permit', formula: 'home_prices.charger_permit', value: { low: permitLow, high: permitHigh }, unit: '$' },
    {
      name: 'cost',
      formula: 'round(unitPrice, 1 USD) + round(electrician, 1 USD) + round(permit, 1 USD) + round(cable, 1 USD)',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** "2,500 A", for instance. */
function inA(value: number): string {
  return amount(trimmed(value, 2), '', ' A', ' A');
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** "2,500.00 kW", for instance. */
function inKWTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' kW', ' kW');
}

/** "2,500 millas", for instance. */
function inMillas(value: number): string {
  return amount(trimmed(value, 2), '', ' milla', ' millas');
}

/** "2,500.0 kWh", for instance. */
function inKWhTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' kWh', ' kWh');
}

/** "2 horas 30 minutos", for instance. */
function inHorasAndMinutos(value: number): string {
  return parted(value, 60, ' hora', ' horas', ' minuto', ' minutos');
}

/** "2,500 kWh", for instance. */
function inWholeKWh(value: number): string {
  return amount(trimmed(value, 0), '', ' kWh', ' kWh');
}

/** "2,500 millas", for instance. */
function inWholeMillas(value: number): string {
  return amount(trimmed(value, 0), '', ' milla', ' millas');
}

/** "2,500.0 A", for instance. */
function inATo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' A', ' A');
}

/** Breaker, tiempo de carga y costo instalado de un cargador en casa */
export const evCharger: Calculator<EvChargerInputs> = {
  slug: 'ev-charger',
  title: 'Calculadora de cargador de carro eléctrico para la casa',
  subtitle: 'Breaker, tiempo de carga y costo instalado de un cargador en casa',
  tag: 'home',
  service: 'Instalación de cargadores para carros eléctricos',
  disclaimer:
    'Estimado para planear un cargador de 240 volts. No incluye ampliar el panel o el servicio eléctrico, excavar ' +
    'zanjas, un segundo carro ni reembolsos. Un electricista con licencia debe calcular la carga y sacar el permiso.',
  inputs: [
    {
      name: 'miles',
      label: 'Millas manejadas al día',
      type: 'number',
      unit: 'millas',
      default: 40,
      min: 1,
      max: 300,
      step: 1,
      units: acceptedUnits.mi,
    },
    {
      name: 'efficiency',
      label: 'Millas por kWh',
      type: 'number',
      unit: 'millas por kWh',
      default: 3.5,
      min: 1.5,
      max: 6,
      step: 0.1,
      units: acceptedUnits.miPerKwh,
      hint: 'Alrededor de 3.5 para un carro, de 2 a 2.5 para una camioneta',
    },
    {
      name: 'charger',
      label: 'Cargador',
      type: 'select',
      unit: 'A',
      default: '32',
      options: [
        { value: '16', label: '16 A', size: 16 },
        { value: '24', label: '24 A', size: 24 },
        { value: '32', label: '32 A', size: 32 },
        { value: '40', label: '40 A', size: 40 },
        { value: '48', label: '48 A', size: 48 },
      ],
      units: acceptedUnits.A,
      hint: 'A cuánto está ajustado el cargador; el carro puede tomar menos',
    },
    {
      name: 'hours',
      label: 'Horas conectado',
      type: 'number',
      unit: 'horas',
      default: 8,
      min: 1,
      max: 24,
      step: 0.5,
      units: acceptedUnits.h,
    },
    {
      name: 'distance',
      label: 'Cable del panel al cargador',
      type: 'number',
      unit: 'pies',
      default: 25,
      min: 5,
      max: 200,
      step: 5,
      units: acceptedUnits.ft,
    },
  ],
  costBand: {
    service_name: 'Instalación de cargadores para carros eléctricos',
    unit: 'por cargador',
    price_min_usd: 875,
    price_max_usd: 2300,
    notes:
      'Con lugar en el panel y hasta 25 pies de cable; los cables más largos y un panel nuevo cuestan extra. Más de ' +
      '25 pies de cable cuestan extra por pie.',
  },
  sources: [
    'The circuit is sized at 125 percent of the charger, NEC 625.41 and 625.42: 40 amps for a 32-amp unit, 60 for ' +
      'one of 48 (ChargePoint, chargepoint.com/drivers/home/installation/flex); ratings of NEC 240.6(A).',
    'Charging is a continuous load by NEC 625.42 (captaincode2023.leviton.com/node/357).',
  ],
  asOf: '2023-01-01',
  sharedFigures: [
    {
      name: 'electricity.service_voltage',
      unit: 'V',
      asOf: '2023-01-01',
      source: 'Publicado: código de construcción (2023)',
      values: [{ value: 240 }],
    },
    { name: 'home_coverages.charging_efficiency', unit: '%', source: 'Nuestro criterio', values: [{ value: 90 }] },
    {
      name: 'home_prices.charger_cable',
      unit: '$ por pie',
      source: 'Nuestro criterio',
      values: [{ low: 10, high: 20 }],
    },
    {
      name: 'home_prices.charger_labor',
      unit: '$',
      source: 'Publicado: agencia, guía de precios (sin fecha)',
      values: [{ low: 500, high: 1300 }],
    },
    {
      name: 'home_prices.charger_permit',
      unit: '$',
      asOf: '2025-01-01',
      source: 'Publicado: empresa, guía de precios (2025)',
      values: [{ low: 75, high: 200 }],
    },
    {
      name: 'home_prices.charger_unit',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 300, high: 800 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Cargador', covers: 'material' },
      { line: 'Electricista', covers: 'labor' },
      { line: 'Permiso e inspección', covers: 'permit', once: true },
      { line: 'Cable después de 25 pies', covers: 'job' },
    ],
    leavesOut: [
      'ampliación del panel o del servicio eléctrico',
      'excavación de zanjas',
      'segundo carro',
      'reembolsos',
      'impuesto sobre ventas',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 3,
    judged: 1,
    prices: {
      'home_prices.charger_cable': 'judged',
      'home_prices.charger_labor': 'published',
      'home_prices.charger_permit': 'published',
      'home_prices.charger_unit': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.charger_cable',
        label: 'Cable eléctrico',
        unit: '$ por pie',
        min: 2,
        max: 100,
        written: 'USD/ft',
      },
      { name: 'home_prices.charger_unit', label: 'Cargador', unit: '$', min: 100, max: 4000, units: acceptedUnits.USD },
      {
        name: 'home_prices.charger_labor',
        label: 'Mano de obra',
        unit: '$',
        min: 100,
        max: 5000,
        units: acceptedUnits.USD,
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    'home_prices.charger_cable': 'Cable eléctrico',
    'home_prices.charger_unit': 'Cargador',
    'home_prices.charger_labor': 'Mano de obra',
    battery: 'Energía de la batería',
    drawn: 'Energía de la pared',
    power: 'Potencia',
    circuit: 'Circuito',
    needed: 'Tiempo de carga',
    amps: 'Amperes',
    verdict: 'Resultado',
    reach: 'Millas que repone',
    month: 'Energía al mes',
    cable: 'Cable extra',
    unitPrice: 'Cargador',
    electrician: 'Electricista',
    permit: 'Permiso',
    cost: 'Costo',
  },
  slopes: {
    value: { miles: 0, efficiency: 0, hours: 0, distance: 0 },
    circuit: { miles: 0, efficiency: 0, hours: 0, distance: 0 },
    'cost.low': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
    'cost.high': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
    power: { miles: 0, efficiency: 0, hours: 0, distance: 0 },
    drawn: { miles: 1, efficiency: -1, hours: 0, distance: 0 },
    needed: { miles: 1, efficiency: -1, hours: 0, distance: 0 },
    month: { miles: 1, efficiency: -1, hours: 0, distance: 0 },
    reach: { miles: 0, efficiency: 1, hours: 1, distance: 0 },
    amps: { miles: 1, efficiency: -1, hours: -1, distance: 0 },
    'total.low': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
    'total.high': { miles: 0, efficiency: 0, hours: 0, distance: 1 },
  },
  refuse,
  answer,
  trace,
};
