/**
 * Calculadora de aislamiento de ático. Generated from the entry attic-insulation of catalog/calculators/home.yaml by
 * `npm run generate`: edit the catalog, not this file.
 */
import { isAbove, isSame, roundHalfAway, roundTo, roundUp } from '../../../engine/kernel/math.js';
import type {
  CalculationResult,
  Calculator,
  Cell,
  EstimateAmounts,
  OwnFigures,
  TraceStep,
} from '../../../engine/kernel/module.js';
import type { AtticInsulationInputs, AtticInsulationSteps } from '../../calculators/attic-insulation.js';
import { refuse, sqftOfParts } from '../../calculators/attic-insulation.js';
import { amount, fixed, roughRange, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

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
  fiberglass: 'fibra de vidrio suelta',
  cellulose: 'celulosa suelta',
  batts: 'colchonetas de fibra de vidrio',
};
const materialPhrases: Readonly<Record<AtticInsulationInputs['material'], string>> = {
  fiberglass: 'fibra de vidrio soplada',
  cellulose: 'celulosa soplada',
};

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute(inputs: AtticInsulationInputs): AtticInsulationSteps {
  const { sqft, existing, existingKind, target, material, bag } = inputs;
  const present = existing * existingKindFigures[existingKind];
  const added = Math.max(targetFigures[target] - present, 0);
  const depth = added / materialFigures[material];
  const loose = Math.max(added / 2, added * 17 / 30 - 2);
  const perThousand = material === 'fiberglass' ? loose : added * 1.1;
  const laid: string = material === 'cellulose' ? 'de espesor ya asentada' : 'de espesor';
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
  const laid: string = material === 'cellulose' ? 'de espesor ya asentada' : 'de espesor';
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
    unit: 'bolsas',
    interpretation:
      isSame(added, 0)
        ? `Las ${inPulgadas(existing)} de ${existingKindPhrases[existingKind]} que tiene ya dan cerca de ` +
          `R-${trimmed(present, 0)}, así que ya tiene R-${trimmed(targetFigures[target], 2)} y no necesita más. ` +
          'Mejor selle las fugas de aire.'
        : `Para llevar ${inPies2(sqft)} ` +
          (existing === 0
            ? `con vigas descubiertas a R-${trimmed(targetFigures[target], 2)} necesita ${inWholeBolsas(bags)} de ` +
              `${materialPhrases[material]} (de ${inLibras(bagWeight)} cada una), en una capa de ` +
              `${inPulgadasTo1Decimal(depth)} ${laid}. Soplado por una cuadrilla cuesta ` +
              `${rangeInRoughDolares(costLow, costHigh)}; guíese por la tabla de la bolsa.`
            : `de cerca de R-${trimmed(present, 0)} a R-${trimmed(targetFigures[target], 2)} necesita ` +
              `${inWholeBolsas(bags)} de ${materialPhrases[material]} (de ${inLibras(bagWeight)} cada una), en una ` +
              `capa de ${inPulgadasTo1Decimal(depth)} ${laid}. Soplado por una cuadrilla cuesta ` +
              `${rangeInRoughDolares(costLow, costHigh)}; guíese por la tabla de la bolsa.`),
    secondary: [
      { value: roundTo(depth, 1), unit: 'pulg', label: 'Espesor por agregar' },
      { value: roundTo(added, 1), unit: '', label: 'Valor R por agregar' },
      { value: roundTo(costLow, 0), unit: '$', label: 'Costo (bajo)' },
      { value: roundTo(costHigh, 0), unit: '$', label: 'Costo (alto)' },
    ],
    figures: {
      present: { value: roundTo(present, 0), unit: '' },
      bags: { value: roundTo(bags, 0), unit: 'bolsas' },
      bagWeight: { value: roundTo(bagWeight, 2), unit: 'lb' },
      depth: { value: roundTo(depth, 1), unit: 'pulg' },
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
    { name: 'depth', formula: 'added / material.perInch * 1 in', value: depth, unit: 'pulg' },
    { name: 'loose', formula: 'max(added * 0.5 bag, (added * 17 / 30 - 2) * 1 bag)', value: loose, unit: 'bolsas' },
    {
      name: 'perThousand',
      formula: 'if material = "fiberglass" then loose else added / 30 * 33 bag',
      value: perThousand,
      unit: 'bolsas',
    },
    {
      name: 'laid',
      formula: 'if material = "cellulose" then "de espesor ya asentada" else "de espesor"',
      value: laid,
      unit: '',
    },
    {
      name: 'usualBag',
      formula: 'if material = "fiberglass" then 31 lb/bag else 30 lb/bag',
      value: usualBag,
      unit: 'lb por bolsa',
    },
    { name: 'each', formula: 'if bag = "usual" then usualBag else bag.weight', value: each, unit: 'lb por bolsa' },
    { name: 'pounds', formula: 'sqft / 1000 sqft * perThousand * usualBag to lb', value: pounds, unit: 'lb' },
    { name: 'bags', formula: 'ceil(pounds / each)', value: bags, unit: 'bolsas' },
    { name: 'bagWeight', formula: 'each * 1 bag to lb', value: bagWeight, unit: 'lb' },
    {
      name: 'fill',
      formula: 'if material = "fiberglass" then home_prices.fiberglass_r30 else home_prices.cellulose_r30',
      value: { low: fillLow, high: fillHigh },
      unit: '$ por pie²',
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
    { name: 'bag.weight', cell: bag, unit: 'lb por bolsa', value: bagFigures[bag] },
  ];
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 pies²", for instance. */
function inPies2(value: number): string {
  return amount(trimmed(value, 2), '', ' pie²', ' pies²');
}

/** "2,500 bolsas", for instance. */
function inWholeBolsas(value: number): string {
  return amount(trimmed(value, 0), '', ' bolsa', ' bolsas');
}

/** "2,500 libras", for instance. */
function inLibras(value: number): string {
  return amount(trimmed(value, 2), '', ' libra', ' libras');
}

/** "2,500.0 pulgadas", for instance. */
function inPulgadasTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pulgada', ' pulgadas');
}

/** "$1,000 a $2,500", for instance. */
function rangeInRoughDolares(low: number, high: number): string {
  return roughRange(low, high, '$', '', '');
}

/** Bolsas, espesor y costo del aislamiento soplado para un ático */
export const atticInsulation: Calculator<AtticInsulationInputs> = {
  slug: 'attic-insulation',
  title: 'Calculadora de aislamiento de ático',
  subtitle: 'Bolsas, espesor y costo del aislamiento soplado para un ático',
  tag: 'home',
  service: 'Aislamiento de áticos',
  disclaimer:
    'Estimado para planear aislamiento soplado sobre el piso abierto de un ático. No incluye el sellado de fugas de ' +
    'aire, deflectores, ventilación, cajas sobre las lámparas, retiro de aislamiento mojado o sucio ni daños de ' +
    'roedores. Decide la tabla impresa en la bolsa.',
  inputs: [
    {
      name: 'sqft',
      label: 'Piso del ático',
      type: 'number',
      unit: 'pies²',
      default: 1500,
      min: 100,
      max: 6000,
      step: 50,
      units: acceptedUnits.sqft,
    },
    {
      name: 'existing',
      label: 'Espesor del aislamiento que hay ahora',
      type: 'number',
      unit: 'pulg',
      default: 4,
      min: 0,
      max: 20,
      step: 0.5,
      units: acceptedUnits.in,
      hint: 'El promedio de varios lugares; 0 si las vigas están descubiertas',
    },
    {
      name: 'existingKind',
      label: 'Aislamiento que hay ahora',
      type: 'select',
      default: 'fiberglass',
      options: [
        { value: 'fiberglass', label: 'Fibra de vidrio suelta' },
        { value: 'cellulose', label: 'Celulosa suelta' },
        { value: 'batts', label: 'Colchonetas de fibra de vidrio' },
      ],
    },
    {
      name: 'target',
      label: 'Valor R deseado',
      type: 'select',
      default: '49',
      options: [
        { value: '30', label: 'Valor R-30' },
        { value: '38', label: 'Valor R-38' },
        { value: '49', label: 'Valor R-49' },
        { value: '60', label: 'Valor R-60' },
      ],
      hint: 'R-38 en el código de energía de 2015 para el sur de Texas, R-49 en el de 2021',
    },
    {
      name: 'material',
      label: 'Aislamiento nuevo',
      type: 'select',
      default: 'fiberglass',
      options: [
        { value: 'fiberglass', label: 'Fibra de vidrio soplada' },
        { value: 'cellulose', label: 'Celulosa soplada' },
      ],
    },
    {
      name: 'bag',
      label: 'Bolsa',
      type: 'select',
      default: 'usual',
      options: [
        { value: 'usual', label: 'Usual: fibra de vidrio de 31 lb, celulosa de 30 lb' },
        { value: '19', label: 'De 19 lb' },
        { value: '25', label: 'De 25 lb' },
        { value: '28', label: 'De 28.5 lb' },
      ],
      hint: 'El peso está en la bolsa; decide la tabla que está a un lado',
    },
  ],
  lists: [{
    name: 'parts',
    label: 'Partes del ático',
    least: 1,
    most: 30,
    inputs: [
      {
        name: 'length',
        label: 'Largo',
        type: 'number',
        unit: 'pies',
        required: true,
        min: 1,
        max: 200,
        step: 0.5,
        units: acceptedUnits.ft,
      },
      {
        name: 'width',
        label: 'Ancho',
        type: 'number',
        unit: 'pies',
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
    service_name: 'Aislamiento de áticos',
    unit: 'por pie cuadrado',
    price_min_usd: 1,
    price_max_usd: 3,
    notes:
      'De vigas descubiertas a R-30 o más. Los áticos chicos cuestan el mínimo de un trabajo, y un relleno delgado, ' +
      'menos. Un ático chico cuesta el mínimo de un trabajo, y un relleno delgado cuesta menos que el rango.',
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
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 0.5, high: 1 }],
    },
    {
      name: 'home_prices.fiberglass_r30',
      unit: '$ por pie²',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 0.45, high: 1.1 }],
    },
    {
      name: 'home_prices.insulation_labor',
      unit: '$ por pie²',
      source: 'Publicado: empresa, guía de precios (sin fecha)',
      values: [{ low: 0.55, high: 1.5 }],
    },
    {
      name: 'home_prices.insulation_minimum',
      unit: '$',
      source: 'Publicado: guía de precios (sin fecha)',
      values: [{ low: 500, high: 900 }],
    },
  ],
  estimate: {
    covers: 'job',
    unit: '$',
    lines: [
      { line: 'Aislamiento', covers: 'material' },
      { line: 'Soplado', covers: 'labor' },
    ],
    leavesOut: [
      'sellado de fugas de aire',
      'deflectores',
      'ventilación',
      'cajas sobre las lámparas',
      'retiro del aislamiento viejo',
      'impuesto sobre ventas',
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
        label: 'Fibra de vidrio soplada para R-30',
        unit: '$ por pie²',
        min: 0.1,
        max: 5,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.cellulose_r30',
        label: 'Celulosa soplada para R-30',
        unit: '$ por pie²',
        min: 0.1,
        max: 5,
        written: 'USD/sqft',
      },
      {
        name: 'home_prices.insulation_labor',
        label: 'Mano de obra',
        unit: '$ por pie²',
        min: 0.1,
        max: 10,
        written: 'USD/sqft',
      },
    ],
    answer: (inputs, own) => answer(inputs, computeOwn(inputs, own)),
    trace: (inputs, own) => trace(inputs, computeOwn(inputs, own)),
    amounts: (inputs, own) => estimate(inputs, computeOwn(inputs, own)),
  },
  labels: {
    loose: 'Bolsas de fibra de vidrio para 1,000 pies²',
    usualBag: 'Peso de la bolsa usual',
    'home_prices.fiberglass_r30': 'Fibra de vidrio soplada para R-30',
    'home_prices.cellulose_r30': 'Celulosa soplada para R-30',
    'home_prices.insulation_labor': 'Mano de obra',
    present: 'Valor R de ahora',
    added: 'Valor R que se agrega',
    depth: 'Espesor',
    perThousand: 'Bolsas por cada 1,000 pies²',
    each: 'Peso por bolsa',
    pounds: 'Libras',
    bags: 'Bolsas',
    bagWeight: 'Peso de una bolsa',
    fill: 'Precio del relleno',
    filling: 'Relleno',
    blowing: 'Soplado',
    minimum: 'Cargo mínimo',
    cost: 'Costo',
    laid: 'Espesor medido',
  },
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
