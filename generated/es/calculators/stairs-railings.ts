/**
 * Calculadora de escaleras. Generated from the entry stairs-railings of catalog/calculators/home.yaml by `npm run
 * generate`: edit the catalog, not this file.
 */
import { arctangent } from '../../../engine/kernel/angles.js';
import { roundTo, roundUp, roundUpTo } from '../../../engine/kernel/math.js';
import type { CalculationResult, Calculator, TraceStep } from '../../../engine/kernel/module.js';
import type { StairsRailingsInputs, StairsRailingsSteps } from '../../calculators/stairs-railings.js';
import { cells, refuse } from '../../calculators/stairs-railings.js';
import { amount, fixed, trimmed } from '../language.js';
import { acceptedUnits } from '../units.js';

/** Takes the steps of the calculation. Pure arithmetic, finite for all inputs inside the bounds. */
export function compute({ rise, tread, sides }: StairsRailingsInputs): StairsRailingsSteps {
  const risers = roundUp(rise * 4 / 31);
  const riserHeight = rise / risers;
  const treads = risers - 1;
  const run = treads * tread / 12;
  const stringer = Math.sqrt(rise ** 2 + run ** 2 * 144) / 12;
  const board = Math.max(roundUpTo(stringer + 1, 2), 8);
  const slope = arctangent(rise / Math.max(run, tread / 12) / 12);
  const balusters = roundUp(run * 24 / 11) * (sides === '1' ? 1 : 2);
  const comfort = 2 * riserHeight + tread;
  const nosing: string =
    tread < 11
      ? 'los peraltes cerrados necesitan una nariz de 3/4 a 1-1/4 pulgadas'
      : 'las huellas de 11 pulgadas o más no necesitan nariz';
  return { risers, riserHeight, treads, run, stringer, board, slope, balusters, comfort, nosing };
}

/** The answer for inputs that `refuse` passes. */
export function answer(inputs: StairsRailingsInputs): CalculationResult {
  const { rise, tread } = inputs;
  const { risers, riserHeight, treads, run, stringer, board, slope, balusters, comfort, nosing } = compute(inputs);
  return {
    value: roundTo(risers, 0),
    unit: 'peraltes',
    interpretation:
      `${inWholePeraltes(risers)} de ${inPulgadasTo2Decimals(riserHeight)} y ${inHuellas(treads)} de ` +
      `${inPulgadas(tread)} suben ${inPulgadas(rise)} en un largo de ${inPiesTo1Decimal(run)}; cada alfarda lleva un ` +
      `tablón 2x12 de ${inWholePies(board)}. ` +
      (risers < 4
        ? `Con menos de cuatro peraltes el código no pide pasamanos; ${nosing}.`
        : rise <= 30
          ? `El código pide pasamanos pero no barandal; ${nosing}.`
          : `El código pide pasamanos y barandal; ${nosing}.`),
    secondary: [
      { value: roundTo(riserHeight, 2), unit: 'pulg', label: 'Altura de un peralte' },
      { value: roundTo(treads, 0), unit: 'huellas', label: 'Huellas' },
      { value: roundTo(run, 2), unit: 'pies', label: 'Largo total' },
      { value: roundTo(stringer, 2), unit: 'pies', label: 'Alfarda' },
      { value: roundTo(board, 0), unit: 'pies', label: 'Tablón por comprar para cada alfarda' },
      { value: roundTo(slope, 1), unit: 'grados', label: 'Pendiente' },
      { value: roundTo(balusters, 0), unit: 'barrotes', label: 'Balaustres' },
      { value: roundTo(comfort, 2), unit: 'pulg', label: 'Dos peraltes y una huella (de 24 a 25 es cómodo)' },
    ],
    figures: {
      risers: { value: roundTo(risers, 0), unit: 'peraltes' },
      riserHeight: { value: roundTo(riserHeight, 2), unit: 'pulg' },
      treads: { value: roundTo(treads, 2), unit: 'huellas' },
      run: { value: roundTo(run, 1), unit: 'pies' },
      board: { value: roundTo(board, 0), unit: 'pies' },
      nosing: { text: nosing },
    },
  };
}

/** The steps behind the answer, as the catalog writes them. */
export function trace(inputs: StairsRailingsInputs): readonly TraceStep[] {
  const { risers, riserHeight, treads, run, stringer, board, slope, balusters, comfort, nosing } = compute(inputs);
  return [
    { name: 'risers', formula: 'ceil(rise / 7.75 in) * 1 riser', value: risers, unit: 'peraltes' },
    { name: 'riserHeight', formula: 'rise / (risers / 1 riser)', value: riserHeight, unit: 'pulg' },
    { name: 'treads', formula: 'risers / 1 riser * 1 tread - 1 tread', value: treads, unit: 'huellas' },
    { name: 'run', formula: 'treads / 1 tread * tread to ft', value: run, unit: 'pies' },
    { name: 'stringer', formula: 'sqrt(rise ^ 2 + run ^ 2) to ft', value: stringer, unit: 'pies' },
    { name: 'board', formula: 'max(ceil(stringer + 1 ft, 2 ft), 8 ft)', value: board, unit: 'pies' },
    { name: 'slope', formula: 'atan(rise / max(run, tread)) to deg', value: slope, unit: 'grados' },
    {
      name: 'balusters',
      formula: 'ceil(run / 5.5 in) * sides.number * 1 baluster',
      value: balusters,
      unit: 'barrotes',
    },
    { name: 'comfort', formula: '2 * riserHeight + tread to in', value: comfort, unit: 'pulg' },
    {
      name: 'nosing',
      formula:
        'if tread < 11 in then "los peraltes cerrados necesitan una nariz de 3/4 a 1-1/4 pulgadas" else "las huellas ' +
        'de 11 pulgadas o más no necesitan nariz"',
      value: nosing,
      unit: '',
    },
  ];
}

/** "2,500 peraltes", for instance. */
function inWholePeraltes(value: number): string {
  return amount(trimmed(value, 0), '', ' peralte', ' peraltes');
}

/** "2,500.00 pulgadas", for instance. */
function inPulgadasTo2Decimals(value: number): string {
  return amount(fixed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500 huellas", for instance. */
function inHuellas(value: number): string {
  return amount(trimmed(value, 2), '', ' huella', ' huellas');
}

/** "2,500 pulgadas", for instance. */
function inPulgadas(value: number): string {
  return amount(trimmed(value, 2), '', ' pulgada', ' pulgadas');
}

/** "2,500.0 pies", for instance. */
function inPiesTo1Decimal(value: number): string {
  return amount(fixed(value, 1), '', ' pie', ' pies');
}

/** "2,500 pies", for instance. */
function inWholePies(value: number): string {
  return amount(trimmed(value, 0), '', ' pie', ' pies');
}

/** Peraltes, huellas, largo, alfarda y barrotes de un tramo recto */
export const stairsRailings: Calculator<StairsRailingsInputs> = {
  slug: 'stairs-railings',
  title: 'Calculadora de escaleras',
  subtitle: 'Peraltes, huellas, largo, alfarda y barrotes de un tramo recto',
  tag: 'home',
  service: 'Escaleras y barandales',
  disclaimer:
    'Estimado para planear según el International Residential Code (código residencial internacional). No incluye la ' +
    'altura libre, los descansos, la resistencia de alfardas y postes ni las enmiendas locales. El tramo se mide ' +
    'entre pisos terminados.',
  inputs: [
    {
      name: 'rise',
      label: 'Desnivel total',
      type: 'number',
      unit: 'pulg',
      default: 108,
      min: 8,
      max: 144,
      step: 0.25,
      units: acceptedUnits.in,
      hint: 'De piso terminado a piso terminado; los tramos más altos necesitan un descanso',
    },
    {
      name: 'tread',
      label: 'Fondo de la huella',
      type: 'number',
      unit: 'pulg',
      default: 10,
      min: 10,
      max: 14,
      step: 0.25,
      units: acceptedUnits.in,
    },
    {
      name: 'sides',
      label: 'Lados abiertos con barrotes',
      type: 'select',
      default: '1',
      options: [
        { value: '1', label: 'Un lado' },
        { value: '2', label: 'Los dos lados' },
      ],
    },
  ],
  costBand: null,
  sources: [
    'Risers of at most 7-3/4 inches and treads of at least 10, IRC R311.7.5.1 and R311.7.5.2 ' +
      '(buxton.me.us/code-enforcement/pages/stair-requirements); alike within 3/8 inch.',
    'A nosing of 3/4 to 1-1/4 inches over solid risers, and none needed from treads of 11 inches on, IRC ' +
      'R311.7.5.3 (mcgarryandmadsen.com/inspection/Blog, when is a nosing required on a stair tread, read ' +
      '2026-11-26).',
    'Stringers are cut from 2x12 boards, bought 6 to 12 inches longer for the cuts ' +
      '(pagecalculator.com/2x12-Stringer-Length-Calculator.php); where 12 ft are needed, a carpenter orders 14 ' +
      '(stairs4u.com/howto/stair_stringers.htm). Yards stock them in even feet from 8 ft on.',
    'Handrail from four risers, IRC R311.7.8 ' +
      '(homebuildingandrepairs.com/codes/stair/four_risers_need_handrail.html); guards above 30 inches, IRC R312.1.1 ' +
      '(jeffco.us/2088/Guards).',
    "Openings below 4-3/8 inches beside stairs, IRC R312.1.3, the same in Camden County's code " +
      '(codelibrary.amlegal.com/codes/camdencounty/latest/camdencounty_nc/0-0-0-3017); balusters of 1-1/2 inches ' +
      'every 5-1/2 inches of run keep within it.',
  ],
  drawing: {
    kind: 'stairs',
    measures: {
      rise: { input: 'rise', times: 1 },
      run: { step: 'run', times: 12 },
      steps: { step: 'risers', times: 1 },
    },
  },
  labels: {
    risers: 'Peraltes',
    riserHeight: 'Altura del peralte',
    treads: 'Huellas',
    run: 'Avance',
    stringer: 'Alfarda',
    board: 'Tablón por comprar',
    slope: 'Ángulo',
    balusters: 'Barrotes',
    comfort: 'Regla de comodidad',
    nosing: 'Nariz',
  },
  slopes: {
    value: { rise: 1, tread: 0 },
    risers: { rise: 1, tread: 0 },
    riserHeight: { tread: 0 },
    treads: { rise: 1, tread: 0 },
    run: { rise: 1, tread: 1 },
    board: { rise: 1, tread: 1 },
  },
  refuse,
  answer,
  trace,
  cells,
};
