/**
 * Attic Insulation Calculator. Generated from the entry attic-insulation of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { sumOf } from '../../engine/kernel/list.js';
import { isAbove, isSame, roundHalfAway, roundTo, roundUp } from '../../engine/kernel/math.js';
import type {
  BrokenRequirement,
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../engine/kernel/module.js';
import { amount, fixed, roughRange, trimmed } from '../../engine/kernel/text.js';
import { acceptedUnits } from '../units.js';

/** An item of parts, inside its bounds. */
export interface AtticInsulationPartsItem {
  /** Length, 1 to 200 ft in steps of 0.5; required. */
  readonly length: number;
  /** Width, 1 to 200 ft in steps of 0.5; required. */
  readonly width: number;
}

/** The inputs of the Attic Insulation Calculator, inside their bounds. */
export interface AtticInsulationInputs {
  /** Attic floor, 100 to 6000 sq ft in steps of 50; 1500 when omitted. */
  readonly sqft: number;
  /** Depth of insulation there now, 0 to 20 in in steps of 0.5; 4 when omitted. */
  readonly existing: number;
  /** Insulation there now; 'fiberglass' when omitted. */
  readonly existingKind: 'fiberglass' | 'cellulose' | 'batts';
  /** R-value wanted; '49' when omitted. */
  readonly target: '30' | '38' | '49' | '60';
  /** New insulation; 'fiberglass' when omitted. */
  readonly material: 'fiberglass' | 'cellulose';
  /** Bag; 'usual' when omitted. */
  readonly bag: 'usual' | '19' | '25' | '28';
}

/** The steps of the calculation. */
export interface AtticInsulationSteps {
  /** existing / 1 in * existingKind.perInch */
  readonly present: number;
  /** max(target - present, 0) */
  readonly added: number;
  /** added / material.perInch * 1 in, in in */
  readonly depth: number;
  /** max(added * 0.5 bag, (added * 17 / 30 - 2) * 1 bag), in bags */
  readonly loose: number;
  /** if material = "fiberglass" then loose else added / 30 * 33 bag, in bags */
  readonly perThousand: number;
  /** if material = "cellulose" then "deep after it has settled" else "deep" */
  readonly laid: string;
  /** if material = "fiberglass" then 31 lb/bag else 30 lb/bag, in lb per bag */
  readonly usualBag: number;
  /** if bag = "usual" then usualBag else bag.weight, in lb per bag */
  readonly each: number;
  /** sqft / 1000 sqft * perThousand * usualBag to lb, in lb */
  readonly pounds: number;
  /** ceil(pounds / each), in bags */
  readonly bags: number;
  /** each * 1 bag to lb, in lb */
  readonly bagWeight: number;
  /**
   * Low end of if material = "fiberglass" then home_prices.fiberglass_r30 else home_prices.cellulose_r30, in $ per sq
   * ft
   */
  readonly fillLow: number;
  /**
   * High end of if material = "fiberglass" then home_prices.fiberglass_r30 else home_prices.cellulose_r30, in $ per sq
   * ft
   */
  readonly fillHigh: number;
  /** Low end of sqft * (fill * (added / 30)), in $ */
  readonly fillingLow: number;
  /** High end of sqft * (fill * (added / 30)), in $ */
  readonly fillingHigh: number;
  /** Low end of if added > 0 then sqft * home_prices.insulation_labor else 0..0 USD, in $ */
  readonly blowingLow: number;
  /** High end of if added > 0 then sqft * home_prices.insulation_labor else 0..0 USD, in $ */
  readonly blowingHigh: number;
  /** Low end of if added > 0 then home_prices.insulation_minimum else 0..0 USD, in $ */
  readonly minimumLow: number;
  /** High end of if added > 0 then home_prices.insulation_minimum else 0..0 USD, in $ */
  readonly minimumHigh: number;
  /** Low end of max(round(minimum, 1 USD), round(filling, 1 USD) + round(blowing, 1 USD)), in $ */
  readonly costLow: number;
  /** High end of max(round(minimum, 1 USD), round(filling, 1 USD) + round(blowing, 1 USD)), in $ */
  readonly costHigh: number;
}

const existingKindFigures: Readonly<Record<AtticInsulationInputs['existingKind'], number>> = {
  fiberglass: 2.5,
  cellulose: 3.3,
  batts: 3.1,
};
const targetFigures: Readonly<Record<AtticInsulationInputs['target'], number>> = {
  '30': 30,
  '38': 38,
  '49': 49,
  '60': 60,
};
const materialFigures: Readonly<Record<AtticInsulationInputs['material'], number>> = {
  fiberglass: 2.79,
  cellulose: 3.3,
};
const bagFigures: Readonly<Record<AtticInsulationInputs['bag'], number>> = {
  usual: 30,
  '19': 19,
  '25': 25,
  '28': 28.5,
};
const existingKindPhrases: Readonly<Record<AtticInsulationInputs['existingKind'], string>> = {
  fiberglass: 'loose fiberglass',
  cellulose: 'loose cellulose',
  batts: 'fiberglass batts',
};
const materialPhrases: Readonly<Record<AtticInsulationInputs['material'], string>> = {
  fiberglass: 'blown fiberglass',
  cellulose: 'blown cellulose',
};

/** Attic floor from parts: sum(parts, length * width). */
export function sqftOfParts(parts: readonly AtticInsulationPartsItem[]): number {
  return sumOf(parts, ({ length, width }) => length * width);
}

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: AtticInsulationInputs): AtticInsulationSteps {
  const { sqft, existing, existingKind, target, material, bag } = inputs;
  const present = existing * existingKindFigures[existingKind];
  const added = Math.max(targetFigures[target] - present, 0);
  const depth = added / materialFigures[material];
  const loose = Math.max(added / 2, added * 17 / 30 - 2);
  const perThousand = material === 'fiberglass' ? loose : added * 1.1;
  const laid: string = material === 'cellulose' ? 'deep after it has settled' : 'deep';
  const usualBag = material === 'fiberglass' ? 31 : 30;
  const each = bag === 'usual' ? usualBag : bagFigures[bag];
  const pounds = sqft * perThousand * usualBag / 1000;
  const bags = roundUp(pounds / each);
  const bagWeight = each;
  const fillLow = material === 'fiberglass' ? 0.45 : 0.5;
  const fillHigh = material === 'fiberglass' ? 1.1 : 1;
  const fillingLow = sqft * (fillLow * added / 30);
  const fillingHigh = sqft * (fillHigh * added) / 30;
  const blowingLow = isAbove(added, 0) ? sqft * 0.55 : 0;
  const blowingHigh = isAbove(added, 0) ? sqft * 1.5 : 0;
  const minimumLow = isAbove(added, 0) ? 500 : 0;
  const minimumHigh = isAbove(added, 0) ? 900 : 0;
  const costLow = Math.max(roundHalfAway(minimumLow), roundHalfAway(fillingLow) + roundHalfAway(blowingLow));
  const costHigh = Math.max(roundHalfAway(minimumHigh), roundHalfAway(fillingHigh) + roundHalfAway(blowingHigh));
  return {
    present,
    added,
    depth,
    loose,
    perThousand,
    laid,
    usualBag,
    each,
    pounds,
    bags,
    bagWeight,
    fillLow,
    fillHigh,
    fillingLow,
    fillingHigh,
    blowingLow,
    blowingHigh,
    minimumLow,
    minimumHigh,
    costLow,
    costHigh,
  };
}

/** The same steps with a caller's own figures in place of open ones. */
export function computeOwn(inputs: AtticInsulationInputs, own: OwnFigures): AtticInsulationSteps {
  const { sqft, existing, existingKind, target, material, bag } = inputs;
  const homePricesFiberglassR30 = own['home_prices.fiberglass_r30'] ?? 0.45;
  const homePricesFiberglassR30High = own['home_prices.fiberglass_r30'] ?? 1.1;
  const homePricesCelluloseR30 = own['home_prices.cellulose_r30'] ?? 0.5;
  const homePricesCelluloseR30High = own['home_prices.cellulose_r30'] ?? 1;
  const homePricesInsulationLabor = own['home_prices.insulation_labor'] ?? 0.55;
  const homePricesInsulationLaborHigh = own['home_prices.insulation_labor'] ?? 1.5;
  const present = existing * existingKindFigures[existingKind];
  const added = Math.max(targetFigures[target] - present, 0);
  const depth = added / materialFigures[material];
  const loose = Math.max(added / 2, added * 17 / 30 - 2);
  const perThousand = material === 'fiberglass' ? loose : added * 1.1;
  const laid: string = material === 'cellulose' ? 'deep after it has settled' : 'deep';
  const usualBag = material === 'fiberglass' ? 31 : 30;
  const each = bag === 'usual' ? usualBag : bagFigures[bag];
  const pounds = sqft * perThousand * usualBag / 1000;
  const bags = roundUp(pounds / each);
  const bagWeight = each;
  const fillLow = material === 'fiberglass' ? homePricesFiberglassR30 : homePricesCelluloseR30;
  const fillHigh = material === 'fiberglass' ? homePricesFiberglassR30High : homePricesCelluloseR30High;
  const fillingLow = sqft * (fillLow * added / 30);
  const fillingHigh = sqft * (fillHigh * added) / 30;
  const blowingLow = isAbove(added, 0) ? sqft * homePricesInsulationLabor : 0;
  const blowingHigh = isAbove(added, 0) ? sqft * homePricesInsulationLaborHigh : 0;
  const minimumLow = isAbove(added, 0) ? 500 : 0;
  const minimumHigh = isAbove(added, 0) ? 900 : 0;
  const costLow = Math.max(roundHalfAway(minimumLow), roundHalfAway(fillingLow) + roundHalfAway(blowingLow));
  const costHigh = Math.max(roundHalfAway(minimumHigh), roundHalfAway(fillingHigh) + roundHalfAway(blowingHigh));
  return {
    present,
    added,
    depth,
    loose,
    perThousand,
    laid,
    usualBag,
    each,
    pounds,
    bags,
    bagWeight,
    fillLow,
    fillHigh,
    fillingLow,
    fillingHigh,
    blowingLow,
    blowingHigh,
    minimumLow,
    minimumHigh,
    costLow,
    costHigh,
  };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: AtticInsulationInputs, steps = compute(inputs)): CalculationResult {
  const { sqft, existing, existingKind, target, material } = inputs;
  const { present, added, depth, laid, bags, bagWeight, costLow, costHigh } = steps;
  return {
    value: roundTo(bags, 0),
    unit: 'bags',
    interpretation:
      isSame(added, 0)
        ? `Your ${inInches(existing)} of ${existingKindPhrases[existingKind]} already comes to about ` +
          `R-${trimmed(present, 0)}, so you have R-${trimmed(targetFigures[target], 2)} and need no more. Seal air ` +
          'leaks instead.'
        : `To bring ${inSqFt(sqft)} ` +
          (existing === 0
            ? `of bare joists to R-${trimmed(targetFigures[target], 2)} you need ${inWholeBags(bags)} of ` +
              `${materialPhrases[material]} (${inPounds(bagWeight)} each), ${inInchesTo1Decimal(depth)} ${laid}. ` +
              `Blown in by a crew it costs ${rangeInRoughDollars(costLow, costHigh)}; go by the chart on the bag.`
            : `from about R-${trimmed(present, 0)} to R-${trimmed(targetFigures[target], 2)} you need ` +
              `${inWholeBags(bags)} of ${materialPhrases[material]} (${inPounds(bagWeight)} each), ` +
              `${inInchesTo1Decimal(depth)} ${laid}. Blown in by a crew it costs ` +
              `${rangeInRoughDollars(costLow, costHigh)}; go by the chart on the bag.`),
    secondary: [
      { value: roundTo(depth, 1), unit: 'in', label: 'Depth to add' },
      { value: roundTo(added, 1), unit: '', label: 'R-value to add' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Cost (low)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Cost (high)' },
    ],
    figures: {
      present: { value: roundTo(present, 0), unit: '' },
      bags: { value: roundTo(bags, 0), unit: 'bags' },
      bagWeight: { value: roundTo(bagWeight, 2), unit: 'lb' },
      depth: { value: roundTo(depth, 1), unit: 'in' },
      cost: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0), unit: '$' },
      laid: { text: laid },
    },
  };
}

/** The amounts of the estimate for inputs that `refuse` passes. */
export function estimate(inputs: AtticInsulationInputs, steps = compute(inputs)): EstimateAmounts {
  const { fillingLow, fillingHigh, blowingLow, blowingHigh, minimumLow, minimumHigh, costLow, costHigh } = steps;
  return {
    total: { low: roundTo(costLow, 0), high: roundTo(costHigh, 0) },
    lines: [
      { low: roundTo(fillingLow, 0), high: roundTo(fillingHigh, 0) },
      { low: roundTo(blowingLow, 0), high: roundTo(blowingHigh, 0) },
    ],
    minimum: { low: roundTo(minimumLow, 0), high: roundTo(minimumHigh, 0) },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: AtticInsulationInputs, steps = compute(inputs)): readonly TraceStep[] {
  const {
    present,
    added,
    depth,
    loose,
    perThousand,
    laid,
    usualBag,
    each,
    pounds,
    bags,
    bagWeight,
    fillLow,
    fillHigh,
    fillingLow,
    fillingHigh,
    blowingLow,
    blowingHigh,
    minimumLow,
    minimumHigh,
    costLow,
    costHigh,
  } = steps;
  return [
    { name: 'present', formula: 'existing / 1 in * existingKind.perInch', value: present, unit: '' },
    { name: 'added', formula: 'max(target - present, 0)', value: added, unit: '' },
    { name: 'depth', formula: 'added / material.perInch * 1 in', value: depth, unit: 'in' },
    { name: 'loose', formula: 'max(added * 0.5 bag, (added * 17 / 30 - 2) * 1 bag)', value: loose, unit: 'bags' },
    {
      name: 'perThousand',
      formula: 'if material = "fiberglass" then loose else added / 30 * 33 bag',
      value: perThousand,
      unit: 'bags',
    },
    {
      name: 'laid',
      formula: 'if material = "cellulose" then "deep after it has settled" else "deep"',
      value: laid,
      unit: '',
    },
    {
      name: 'usualBag',
      formula: 'if material = "fiberglass" then 31 lb/bag else 30 lb/bag',
      value: usualBag,
      unit: 'lb per bag',
    },
    { name: 'each', formula: 'if bag = "usual" then usualBag else bag.weight', value: each, unit: 'lb per bag' },
    { name: 'pounds', formula: 'sqft / 1000 sqft * perThousand * usualBag to lb', value: pounds, unit: 'lb' },
    { name: 'bags', formula: 'ceil(pounds / each)', value: bags, unit: 'bags' },
    { name: 'bagWeight', formula: 'each * 1 bag to lb', value: bagWeight, unit: 'lb' },
    {
      name: 'fill',
      formula: 'if material = "fiberglass" then home_prices.fiberglass_r30 else home_prices.cellulose_r30',
      value: { low: fillLow, high: fillHigh },
      unit: '$ per sq ft',
    },
    {
      name: 'filling',
      formula: 'sqft * (fill * (added / 30))',
      value: { low: fillingLow, high: fillingHigh },
      unit: '$',
    },
    {
      name: 'blowing',
      formula: 'if added > 0 then sqft * home_prices.insulation_labor else 0..0 USD',
      value: { low: blowingLow, high: blowingHigh },
      unit: '$',
    },
    {
      name: 'minimum',
      formula: 'if added > 0 then home_prices.insulation_minimum else 0..0 USD',
      value: { low: minimumLow, high: minimumHigh },
      unit: '$',
    },
    {
      name: 'cost',
      formula: 'max(round(minimum, 1 USD), round(filling, 1 USD) + round(blowing, 1 USD))',
      value: { low: costLow, high: costHigh },
      unit: '$',
    },
  ];
}

/** The numbers of options and tables behind the answer. */
export function cells({ existingKind, material, bag }: AtticInsulationInputs): readonly Cell[] {
  return [
    { name: 'existingKind.perInch', cell: existingKind, unit: '', value: existingKindFigures[existingKind] },
    { name: 'material.perInch', cell: material, unit: '', value: materialFigures[material] },
    { name: 'bag.weight', cell: bag, unit: 'lb per bag', value: bagFigures[bag] },
  ];
}

/** The first requirement that these inputs break together; null when they meet all. */
export function refuse(_inputs: AtticInsulationInputs): BrokenRequirement | null {
  return null;
}

/** "2,500 inches", for instance. */
function inInches(value: number): string {
  return amount(trimmed(value, 2), '', ' inch', ' inches');
}

/** "2,500 sq ft", for instance. */
function inSqFt(value: number): string {
  return amount(trimmed(value, 2), '', ' sq ft', ' sq ft');
}

/** "2,500 bags", for instance. */
function inWholeBags(value: number): string {
  return amount(trimmed(value, 0), '', ' bag', ' bags');
}

/** "2,500 pounds", for instance. */
function inPounds(value: number): string {
  return amount(trimmed(value, 2), '', ' pound', ' pounds');
}

/** "2,500.0 inches", for instance. */
function inInchesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' inch', ' inches');
}

/** "$1,000 to $2,500", for instance. */
function rangeInRoughDollars(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Bags, depth and cost of blown-in insulation for an attic */
export const atticInsulation: Calculator<AtticInsulationInputs> = {
  slug: 'attic-insulation',
  title: 'Attic Insulation Calculator',
  subtitle: 'Bags, depth and cost of blown-in insulation for an attic',
  tag: 'home',
  service: 'Attic insulation',
  disclaimer:
    'Planning estimate for blown-in insulation on an open attic floor. It leaves out air sealing, baffles, ' +
    'ventilation, boxes over lights, removal of wet or fouled insulation and rodent damage. The chart on the bag ' +
    'decides.',
  inputs: [
    {
      name: 'sqft',
      label: 'Attic floor',
      type: 'number',
      unit: 'sq ft',
      default: 1500,
      min: 100,
      max: 6000,
      step: 50,
      units: acceptedUnits.sqft,
      ask: 'How large is the attic floor?',
    },
    {
      name: 'existing',
      label: 'Depth of insulation there now',
      type: 'number',
      unit: 'in',
      default: 4,
      min: 0,
      max: 20,
      step: 0.5,
      units: acceptedUnits.in,
      hint: 'The average of several places; 0 for bare joists',
    },
    {
      name: 'existingKind',
      label: 'Insulation there now',
      type: 'select',
      default: 'fiberglass',
      options: [
        { value: 'fiberglass', label: 'Loose fiberglass' },
        { value: 'cellulose', label: 'Loose cellulose' },
        { value: 'batts', label: 'Fiberglass batts' },
      ],
    },
    {
      name: 'target',
      label: 'R-value wanted',
      type: 'select',
      default: '49',
      options: [
        { value: '30', label: 'R-30' },
        { value: '38', label: 'R-38' },
        { value: '49', label: 'R-49' },
        { value: '60', label: 'R-60' },
      ],
      ask: 'Which R-value do you want?',
      hint: 'R-38 in the 2015 energy code for South Texas, R-49 in the 2021 one',
    },
    {
      name: 'material',
      label: 'New insulation',
      type: 'select',
      default: 'fiberglass',
      options: [
        { value: 'fiberglass', label: 'Blown fiberglass' },
        { value: 'cellulose', label: 'Blown cellulose' },
      ],
    },
    {
      name: 'bag',
      label: 'Bag',
      type: 'select',
      default: 'usual',
      options: [
        { value: 'usual', label: 'Usual: 31 lb fiberglass, 30 lb cellulose' },
        { value: '19', label: '19 lb' },
        { value: '25', label: '25 lb' },
        { value: '28', label: '28.5 lb' },
      ],
      hint: 'The weight is on the bag; the chart beside it decides',
    },
  ],
  lists: [{
    name: 'parts',
    label: 'Parts of the attic',
    one: 'Part',
    least: 1,
    most: 30,
    inputs: [
      {
        name: 'length',
        label: 'Length',
        type: 'number',
        unit: 'ft',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'width',
        label: 'Width',
        type: 'number',
        unit: 'ft',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
    ],
    gives: [{ input: 'sqft', formula: 'sum(parts, length * width)', of: sqftOfParts }],
  }],
  costBand: {
    service_name: 'Attic insulation',
    unit: 'per square foot',
    price_min_usd: 1,
    price_max_usd: 3,
    notes:
      'From bare joists to R-30 or more. A small attic costs the minimum of a job, and a thin topping less than the ' +
      'band.',
  },
  sources: [
    'Fiberglass, 15 bags of R-30 and 32 of R-60 for 1,000 sq ft, whole bags of the 14.9 and 31.4 on the label of ' +
      'CertainTeed InsulSafe SP (records.garfieldcountyco.gov/WebLink, document 4074606).',
    'R-2.79 an inch is that of Owens Corning AttiCat ' +
      '(craftedcalcs.com/guides/cellulose-insulation-thickness-chart-by-r-value); InsulSafe SP stands an inch deeper.',
    'Cellulose in bags of 30 lb, about 33 for R-30 over 1,000 sq ft and R-3.3 an inch after settling, in the chart ' +
      'for Greenfiber INS515LD named above; its 42, 56 and 67 bags for R-38, R-49 and R-60 are within 4 percent of ' +
      'that. The thickness on a label is the settled one (zhclg.com, coverage requirements, on ASTM C739; 16 CFR ' +
      '460).',
    'R-38 for ceilings in climate zone 2, Table R402.1.2 of the 2015 IECC ' +
      '(buildersenergyrater.com/code-compliance), and R-49 in Table R402.1.3 of the 2021 one ' +
      '(greenbuildingadvisor.com/question/2021-iecc-increases-ceiling-insulation-requirements-why).',
    'The R-values of old insulation by the inch are planning estimates.',
  ],
  sharedFigures: [
    {
      name: 'home_prices.cellulose_r30',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 0.5, high: 1 }],
    },
    {
      name: 'home_prices.fiberglass_r30',
      unit: '$ per sq ft',
      source: 'Published: guide (undated)',
      values: [{ low: 0.45, high: 1.1 }],
    },
    {
      name: 'home_prices.insulation_labor',
      unit: '$ per sq ft',
      source: 'Published: firm, guide (undated)',
      values: [{ low: 0.55, high: 1.5 }],
    },
    {
      name: 'home_prices.insulation_minimum',
      unit: '$',
      source: 'Published: guide (undated)',
      values: [{ low: 500, high: 900 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Insulation', covers: 'material' },
      { line: 'Blowing in', covers: 'labor' },
    ],
    leavesOut: ['air sealing', 'baffles', 'ventilation', 'boxes over lights', 'removal of old insulation', 'sales tax'],
    pitfalls: [
      'Air leaks around lights, pipes and the hatch carry more heat and damp than thin insulation; seal them first.',
      "Insulation pushed over the soffit vents stops the attic's air; baffles keep them open.",
      'Fluffing with too much air reaches the depth with too few bags; count the bags, not only the inches.',
    ],
    amounts: estimate,
  },
  basis: {
    class: '5',
    published: 4,
    prices: {
      'home_prices.cellulose_r30': 'published',
      'home_prices.fiberglass_r30': 'published',
      'home_prices.insulation_labor': 'published',
      'home_prices.insulation_minimum': 'published',
    },
  },
  own: {
    figures: [
      {
        name: 'home_prices.fiberglass_r30',
        label: 'Blown fiberglass for R-30',
        unit: '$ per sq ft',
        min: 0.1,
        max: 5,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.cellulose_r30',
        label: 'Blown cellulose for R-30',
        unit: '$ per sq ft',
        min: 0.1,
        max: 5,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.insulation_labor',
        label: 'Labor',
        unit: '$ per sq ft',
        min: 0.1,
        max: 10,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  drawing: {
    kind: 'plot',
    measures: { area: { input: 'sqft', times: 1 } },
    rooms: { list: 'parts', length: { input: 'length', times: 1 }, width: { input: 'width', times: 1 } },
  },
  labels: {
    loose: 'Bags of fiberglass for 1,000 sq ft',
    usualBag: 'Weight of the usual bag',
    'home_prices.fiberglass_r30': 'Blown fiberglass for R-30',
    'home_prices.cellulose_r30': 'Blown cellulose for R-30',
    'home_prices.insulation_labor': 'Labor',
  },
  counted: { bags: 'bag' },
  repeats: { '2': 'total', '3': 'total' },
  asks: [
    { input: 'sqft', from: 1000, to: 2000 },
    { input: 'target', from: '30', to: '60' },
    { input: 'existing', from: 6, to: 3 },
    { input: 'existingKind', from: 'cellulose', to: 'fiberglass' },
    { input: 'material', from: 'cellulose', to: 'fiberglass' },
  ],
  slopes: {
    value: { sqft: 1, existing: -1 },
    present: { sqft: 0, existing: 1 },
    bags: { sqft: 1, existing: -1 },
    bagWeight: { sqft: 0, existing: 0 },
    depth: { sqft: 0, existing: -1 },
    'cost.low': { sqft: 1, existing: -1 },
    'cost.high': { sqft: 1, existing: -1 },
    'total.low': { sqft: 1, existing: -1 },
    'total.high': { sqft: 1, existing: -1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
