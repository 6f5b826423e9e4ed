/**
 * Electrical Service Size Calculator. Generated from the entry electrician of catalog/calculators.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { roundTo } from '../../engine/kernel/math.js';
import type { BrokenRequirement, CalculationResult, Calculator, Cell, TraceStep } from '../../engine/kernel/module.js';
import type { Schedule } from '../../engine/kernel/schedule.js';
import { lookUp, schedule } from '../../engine/kernel/schedule.js';
import { amount, fixed, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** The inputs of the Electrical Service Size Calculator, inside their bounds. */
export interface ElectricianInputs {
  /** Living area, 400 to 8000 sq ft in steps of 50; 1800 when omitted. */
  readonly sqft: number;
  /** Small-appliance circuits, whole, 2 to 8 circuits in steps of 1; 2 when omitted. */
  readonly smallApplianceCircuits: number;
  /** Electric range; 'yes' when omitted. */
  readonly electricRange: 'yes' | 'no';
  /** Electric dryer; 'yes' when omitted. */
  readonly electricDryer: 'yes' | 'no';
  /** Electric water heater; 'no' when omitted. */
  readonly electricWaterHeater: 'yes' | 'no';
  /** Air conditioning, 0 to 20 tons of cooling in steps of 0.5; 3 when omitted. */
  readonly hvacTons: number;
  /** EV charger; 'no' when omitted. */
  readonly evCharger: 'yes' | 'no';
  /** Electric heat strips, 0 to 40 kW in steps of 0.5; 0 when omitted. */
  readonly heatStrips: number;
  /** Heat pump; 'no' when omitted. */
  readonly heatPump: 'yes' | 'no';
}

/** The steps of the calculation. */
export interface ElectricianSteps {
  /** sqft * 3 VA/sqft, in VA */
  readonly lighting: number;
  /** smallApplianceCircuits * 1500 VA/circuit + 1500 VA, in VA */
  readonly circuits: number;
  /** electricRange.load + electricDryer.load + electricWaterHeater.load + evCharger.load, in VA */
  readonly large: number;
  /** lighting + circuits + large + electricity.fixed_appliances, in VA */
  readonly general: number;
  /** 10000 VA + 40% * (general - 10000 VA), in VA */
  readonly afterDemand: number;
  /** hvacTons * electricity.cooling, in VA */
  readonly cooling: number;
  /** 65% * heatStrips * 1000 VA/kW, in VA */
  readonly strips: number;
  /** if heatPump then cooling + strips else max(cooling, strips), in VA */
  readonly hvac: number;
  /** (afterDemand + hvac) / electricity.service_voltage to A, in A */
  readonly demand: number;
  /** demand * electricity.continuous_margin, in A */
  readonly withMargin: number;
  /** panelboard[withMargin], in A */
  readonly service: number;
  /** panelboard[demand], in A */
  readonly least: number;
}

const panelboard: Schedule = schedule({
  upTo: [100, 125, 150, 200, 225, 400, 600],
  values: [100, 125, 150, 200, 225, 400, 600],
  brackets: [],
  round: 0,
});

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: ElectricianInputs): ElectricianSteps {
  const {
    sqft,
    smallApplianceCircuits,
    electricRange,
    electricDryer,
    electricWaterHeater,
    hvacTons,
    evCharger,
    heatStrips,
    heatPump,
  } = inputs;
  const lighting = sqft * 3;
  const circuits = smallApplianceCircuits * 1500 + 1500;
  const large =
    (electricRange === 'yes' ? 12000 : 0) +
    (electricDryer === 'yes' ? 5000 : 0) +
    (electricWaterHeater === 'yes' ? 4500 : 0) +
    (evCharger === 'yes' ? 7200 : 0);
  const general = lighting + circuits + large + 4500;
  const afterDemand = 10000 + 0.4 * (general - 10000);
  const cooling = hvacTons * 2400;
  const strips = 650 * heatStrips;
  const hvac = heatPump === 'yes' ? cooling + strips : Math.max(cooling, strips);
  const demand = (afterDemand + hvac) / 240;
  const withMargin = demand * 1.25;
  const service = lookUp(panelboard, withMargin);
  const least = lookUp(panelboard, demand);
  return { lighting, circuits, large, general, afterDemand, cooling, strips, hvac, demand, withMargin, service, least };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: ElectricianInputs): CalculationResult {
  const { general, hvac, demand, withMargin, service, least } = compute(inputs);
  return {
    value: roundTo(service, 0),
    unit: 'A service',
    interpretation:
      `Plan on a ${inWholeA(service)} service and panel: your calculated demand is ${inATo1Decimal(demand)} at 240 ` +
      `volts, or ${inATo1Decimal(withMargin)} with a 25% margin for what you add later.` +
      (least < service ? ` For the demand alone the code requires ${inWholeA(least)}.` : ''),
    secondary: [
      { value: roundTo(demand, 0), unit: 'A', label: 'Calculated demand (A)' },
      { value: roundTo(service, 0), unit: 'A', label: 'Recommended panel (A)' },
      { value: roundTo(general, 0), unit: 'VA', label: 'Subtotal pre-demand (VA)' },
      { value: roundTo(hvac, 0), unit: 'VA', label: 'HVAC contribution (VA)' },
    ],
    figures: {
      service: { value: roundTo(service, 0), unit: 'A' },
      demand: { value: roundTo(demand, 1), unit: 'A' },
      withMargin: { value: roundTo(withMargin, 1), unit: 'A' },
      least: { value: roundTo(least, 0), unit: 'A' },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: ElectricianInputs): readonly TraceStep[] {
  const {
    lighting,
    circuits,
    large,
    general,
    afterDemand,
    cooling,
    strips,
    hvac,
    demand,
    withMargin,
    service,
    least,
  } = compute(inputs);
  return [
    { name: 'lighting', formula: 'sqft * 3 VA/sqft', value: lighting, unit: 'VA' },
    { name: 'circuits', formula: 'smallApplianceCircuits * 1500 VA/circuit + 1500 VA', value: circuits, unit: 'VA' },
    {
      name: 'large',
      formula: 'electricRange.load + electricDryer.load + electricWaterHeater.load + evCharger.load',
      value: large,
      unit: 'VA',
    },
    {
      name: 'general',
      formula: 'lighting + circuits + large + electricity.fixed_appliances',
      value: general,
      unit: 'VA',
    },
    { name: 'afterDemand', formula: '10000 VA + 40% * (general - 10000 VA)', value: afterDemand, unit: 'VA' },
    { name: 'cooling', formula: 'hvacTons * electricity.cooling', value: cooling, unit: 'VA' },
    { name: 'strips', formula: '65% * heatStrips * 1000 VA/kW', value: strips, unit: 'VA' },
    { name: 'hvac', formula: 'if heatPump then cooling + strips else max(cooling, strips)', value: hvac, unit: 'VA' },
    { name: 'demand', formula: '(afterDemand + hvac) / electricity.service_voltage to A', value: demand, unit: 'A' },
    { name: 'withMargin', formula: 'demand * electricity.continuous_margin', value: withMargin, unit: 'A' },
    { name: 'service', formula: 'panelboard[withMargin]', value: service, unit: 'A' },
    { name: 'least', formula: 'panelboard[demand]', value: least, unit: 'A' },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells(inputs: ElectricianInputs): readonly Cell[] {
  const { electricRange, electricDryer, electricWaterHeater, evCharger } = inputs;
  return [
    { name: 'electricRange.load', cell: electricRange, unit: 'VA', value: electricRange === 'yes' ? 12000 : 0 },
    { name: 'electricDryer.load', cell: electricDryer, unit: 'VA', value: electricDryer === 'yes' ? 5000 : 0 },
    {
      name: 'electricWaterHeater.load',
      cell: electricWaterHeater,
      unit: 'VA',
      value: electricWaterHeater === 'yes' ? 4500 : 0,
    },
    { name: 'evCharger.load', cell: evCharger, unit: 'VA', value: evCharger === 'yes' ? 7200 : 0 },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: ElectricianInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 A", for instance. */
function inWholeA(value: number): string {
  return amount(trimmed(value, 0), '', ' A', ' A');
}

/** "2,500.0 A", for instance. */
function inATo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' A', ' A');
}

/** Main service amperage for a dwelling by the optional load method */
export const electrician: Calculator<ElectricianInputs> = {
  slug: 'electrician',
  title: 'Electrical Service Size Calculator',
  subtitle: 'Main service amperage for a dwelling by the optional load method',
  tag: 'home',
  service: 'Electricians',
  disclaimer:
    'Planning estimate by the optional dwelling method of the National Electrical Code, 2023 edition; kitchen ' +
    'appliances are taken at a fixed load; it leaves out electric baseboards, pools and spas. A licensed electrician ' +
    'must do the load calculation of record, and your city decides which edition applies.',
  inputs: [
    {
      name: 'sqft',
      label: 'Living area',
      type: 'number',
      unit: 'sq ft',
      default: 1800,
      min: 400,
      max: 8000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'smallApplianceCircuits',
      label: 'Small-appliance circuits',
      type: 'number',
      unit: 'circuits',
      default: 2,
      min: 2,
      max: 8,
      step: 1,
      whole: true,
      units: acceptedUnits.circuit,
      hint: 'Kitchen and dining 20-A circuits; the code asks for at least two',
    },
    {
      name: 'electricRange',
      label: 'Electric range',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Is the range electric?',
    },
    {
      name: 'electricDryer',
      label: 'Electric dryer',
      type: 'select',
      default: 'yes',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Is the dryer electric?',
    },
    {
      name: 'electricWaterHeater',
      label: 'Electric water heater',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Is the water heater electric?',
    },
    {
      name: 'hvacTons',
      label: 'Air conditioning',
      type: 'number',
      unit: 'tons of cooling',
      default: 3,
      min: 0,
      max: 20,
      step: 0.5,
      units: acceptedUnits.tonAC,
      ask: 'How many tons of air conditioning?',
      hint: 'Total of all units, 0 for none',
    },
    {
      name: 'evCharger',
      label: 'EV charger',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Is there an EV charger?',
    },
    {
      name: 'heatStrips',
      label: 'Electric heat strips',
      type: 'number',
      unit: 'kW',
      default: 0,
      min: 0,
      max: 40,
      step: 0.5,
      units: acceptedUnits.kW,
      hint: "On the air handler's label, 0 for gas heat",
    },
    {
      name: 'heatPump',
      label: 'Heat pump',
      type: 'select',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      ask: 'Is there a heat pump?',
    },
  ],
  costBand: {
    service_name: 'Electricians',
    unit: 'per project',
    price_min_usd: 300,
    price_max_usd: 5500,
    notes: 'Repairs and added circuits are at the low end; a new service with panel and meter base at the high end.',
  },
  sources: [
    'Optional method of NEC 220.82 (2023): 3 VA per sq ft, 1,500 VA for each small-appliance circuit and the ' +
      'laundry, nameplate of appliances, first 10 kVA at 100 percent and the rest at 40, the larger of air ' +
      'conditioning at 100 percent and central electric heat at 65; a heat pump at 100 percent with its heat strips ' +
      'at 65, 220.82(C)(3).',
    'Range 12,000 VA and dryer 5,000 VA as in the examples of NEC Annex D; water heater 4,500 VA is the usual element.',
    'EV charger 7,200 VA, the minimum of NEC 220.57 (2023); larger chargers add more.',
    'Least dwelling service 100 A (NEC 230.79(C)); of the standard ratings of NEC 240.6(A) those in which the ' +
      'trade stocks service panels.',
    "Texas adopted the 2023 NEC on 2023-09-01 (16 TAC 73.100); the 2026 edition changes the method's figures.",
    "The service's margin of 25 percent over the calculated demand.",
  ],
  sharedFigures: [
    {
      name: 'electricity.continuous_margin',
      unit: '',
      source: "The service's margin of 25 percent over the calculated demand.",
      values: [{ value: 1.25 }],
    },
    { name: 'electricity.cooling', unit: 'VA per ton of cooling', source: 'Our judgement', values: [{ value: 2400 }] },
    { name: 'electricity.fixed_appliances', unit: 'VA', source: 'Our judgement', values: [{ value: 4500 }] },
    { name: 'electricity.service_voltage', unit: 'V', source: 'Published: code (undated)', values: [{ value: 240 }] },
  ],
  labels: { afterDemand: 'Load after the demand factor', withMargin: 'Load with a margin' },
  counted: { circuits: 'circuit', 'tons of cooling': 'ton of cooling' },
  asks: [
    { input: 'hvacTons', from: 2, to: 4.5 },
    { input: 'electricRange', from: 'no', to: 'yes' },
    { input: 'electricDryer', from: 'no', to: 'yes' },
  ],
  slopes: {
    value: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1, heatStrips: 1 },
    service: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1, heatStrips: 1 },
    demand: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1, heatStrips: 1 },
    withMargin: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1, heatStrips: 1 },
    least: { sqft: 1, smallApplianceCircuits: 1, hvacTons: 1, heatStrips: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
