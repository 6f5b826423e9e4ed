/**
 * What the service specification states of each of its 33 calculators, written down from the specification alone.
 * The catalog is compared with it, so that an edit cannot drift from what callers were promised.
 */

export interface SpecInput {
  readonly name: string;
  readonly type: 'number' | 'select';
  readonly default: number | string;
  /** As the specification shows it; absent where it shows none. */
  readonly unit?: string;
  /** Absent where the specification does not show them. */
  readonly bounds?: { readonly min: number; readonly max: number; readonly step: number };
  /** The values in order; absent where the specification does not show them. */
  readonly options?: readonly string[];
}

export interface SpecBand {
  readonly unit: string;
  readonly priceMin: number;
  readonly priceMax: number;
  readonly projectMin?: number;
  readonly projectMax?: number;
  readonly hasNotes?: true;
}

/** A figure that the specification gives, or that its definition settles; a secondary one is found by its label. */
export type SpecResult =
  | { readonly inputs: Inputs; readonly path: 'result.value'; readonly value: number }
  | { readonly inputs: Inputs; readonly path: 'result.secondary'; readonly label: string; readonly value: number };

export interface SpecCalculator {
  readonly inputs: readonly SpecInput[];
  /** The last input, of which the specification shows the name alone. */
  readonly unshownInput?: string;
  /** Inputs of the catalog after those of the specification; with their defaults every result is that of the specification. */
  readonly added?: readonly string[];
  /** Null where the specification says null, absent where it shows none. */
  readonly band?: SpecBand | null;
  /** The unit of the headline; absent where the specification does not show it. */
  readonly resultUnit?: string;
  /** The labels of all secondary figures, none for an empty list; absent where the specification leaves them open. */
  readonly secondary?: readonly string[];
  readonly results: readonly SpecResult[];
  /** What the result at the defaults must tell, in its sentence or in the label and unit of a secondary figure. */
  readonly tells?: readonly RegExp[];
}

type Inputs = Readonly<Record<string, string>>;

function number(name: string, unit: string | null, preset: number, min: number, max: number, step: number): SpecInput {
  const bounds = { min, max, step };
  return unit === null
    ? { name, type: 'number', default: preset, bounds }
    : { name, type: 'number', unit, default: preset, bounds };
}

function select(name: string, options: string, preset: string, unit?: string): SpecInput {
  const shared = { name, type: 'select', default: preset, options: options.split(' ') } as const;
  return unit === undefined ? shared : { ...shared, unit };
}

/** An input of which the specification shows only the name and the value used when it is left out. */
function seen(name: string, preset: number | string): SpecInput {
  return { name, type: typeof preset === 'number' ? 'number' : 'select', default: preset };
}

function band(
  unit: string,
  priceMin: number,
  priceMax: number,
  project?: readonly [min: number, max: number],
): SpecBand {
  const price = { unit: `per ${unit}`, priceMin, priceMax };
  return project === undefined ? price : { ...price, projectMin: project[0], projectMax: project[1] };
}

function value(expected: number, inputs: Inputs = {}): SpecResult {
  return { inputs, path: 'result.value', value: expected };
}

function secondary(label: string, expected: number, inputs: Inputs = {}): SpecResult {
  return { inputs, path: 'result.secondary', label, value: expected };
}

export const specFigures: Readonly<Record<string, SpecCalculator>> = {
  roofing: {
    inputs: [
      number('footprint', 'sq ft', 1800, 200, 20000, 50),
      select('pitch', '3_12 4_12 6_12 8_12 10_12 12_12', '6_12'),
      select('wasteFactor', '10 12 15 20', '12', 'percent'),
    ],
    band: band('square foot', 4, 15, [8000, 35000]),
    results: [],
    tells: [/squares/],
  },
  fence: {
    inputs: [
      number('length', 'linear ft', 120, 10, 5000, 5),
      select('style', 'chainlink_4 chainlink_6 wood_6 wood_8 vinyl_6 iron_4 iron_6', 'wood_6'),
    ],
    band: band('linear foot', 18, 75, [2500, 15000]),
    results: [],
  },
  gutters: {
    inputs: [
      number('eaves', 'linear ft', 160, 20, 1500, 5),
      select('material', 'aluminum steel copper', 'aluminum'),
      select('leafGuard', 'no yes', 'no'),
    ],
    band: band('linear foot', 8, 22, [1200, 4500]),
    results: [],
  },
  concrete: {
    inputs: [
      number('length', 'ft', 20, 1, 200, 1),
      number('width', 'ft', 10, 1, 200, 1),
      select('thickness', '3.5 4 5 6 8', '4', 'inches'),
    ],
    band: band('square foot', 6, 14),
    resultUnit: 'cubic yards',
    results: [value(2.47)],
    tells: [/material/],
  },
  'mulch-delivery': {
    inputs: [
      number('length', 'ft', 40, 1, 1000, 1),
      number('width', 'ft', 6, 1, 50, 0.5),
      select('depth', '2 3 4', '3', 'inches'),
    ],
    band: band('cubic yard', 35, 80),
    resultUnit: 'cubic yards',
    results: [value(2.22)],
    tells: [/bags/],
  },
  painters: {
    inputs: [number('wallSqft', 'sq ft', 1200, 50, 20000, 50), select('coats', '1 2 3', '2')],
    band: band('square foot', 2, 7, [1500, 9000]),
    resultUnit: 'gallons',
    results: [value(6.86), value(1, { wallSqft: '350', coats: '1' })],
  },
  'lawn-care': {
    inputs: [
      number('lawnSqft', 'sq ft', 5000, 500, 100000, 100),
      select('frequency', 'weekly biweekly monthly', 'biweekly'),
    ],
    band: band('visit', 35, 110),
    resultUnit: '$ per cut',
    secondary: ['Cuts per year', 'Annual cost'],
    results: [secondary('Cuts per year', 22)],
  },
  generators: {
    inputs: [
      select('homeSize', 'small med large xl', 'med'),
      select('coverage', 'essentials managed whole', 'managed'),
    ],
    band: band('system', 4500, 14000),
    resultUnit: 'kW',
    results: [],
  },
  solar: {
    inputs: [number('monthlyKwh', 'kWh', 1500, 200, 8000, 50), select('offset', '50 75 100 120', '100', 'percent')],
    band: band('system', 18000, 42000),
    resultUnit: 'kW',
    results: [],
    tells: [/panels/],
  },
  sod: {
    inputs: [number('lawnSqft', 'sq ft', 2000, 50, 30000, 50), select('type', 'stAug bermuda zoysia', 'stAug')],
    band: band('square foot', 0.5, 1.6),
    resultUnit: 'pallets',
    results: [value(4.44), value(1, { lawnSqft: '450' })],
    tells: [/\b5 pallets\b/],
  },
  windows: {
    inputs: [
      number('count', null, 10, 1, 100, 1),
      select('type', 'vinyl_sh vinyl_dh vinyl_cs fg_dh wood impact', 'vinyl_dh'),
    ],
    band: band('window', 400, 1500, [4000, 18000]),
    results: [],
  },
  doors: {
    inputs: [
      number('count', null, 1, 1, 20, 1),
      select('type', 'entry_steel entry_fg entry_wood patio_slider patio_french storm', 'entry_steel'),
    ],
    band: band('door', 400, 2200),
    results: [],
  },
  'garage-doors': {
    inputs: [
      select('doorType', 'single double tall', 'single'),
      select('material', 'steel steel_insul wood glass', 'steel_insul'),
    ],
    band: band('door', 800, 3500),
    resultUnit: 'HP',
    results: [value(0.5)],
    tells: [/\$[\d,]+ to \$[\d,]+/],
  },
  'patios-decks': {
    inputs: [
      number('sqft', 'sq ft', 200, 20, 5000, 10),
      select('material', 'concrete_plain concrete_stamped pavers wood_pt wood_cedar composite', 'concrete_plain'),
    ],
    band: band('square foot', 18, 55, [4000, 25000]),
    results: [],
  },
  'power-washing': {
    inputs: [number('sqft', 'sq ft', 1500, 50, 20000, 50), select('surface', 'driveway house deck roof', 'driveway')],
    band: band('square foot', 0.2, 0.55, [200, 600]),
    results: [],
  },
  'carpet-cleaning': {
    inputs: [number('rooms', null, 3, 1, 15, 1), select('addons', 'none stairs hall stairs_hall', 'stairs')],
    band: band('square foot', 0.3, 0.65, [150, 400]),
    results: [],
  },
  'air-duct-cleaning': {
    inputs: [number('sqft', 'sq ft', 2000, 500, 10000, 100), select('systems', '1 2 3', '1')],
    band: band('system', 300, 750),
    results: [],
  },
  chimney: {
    inputs: [select('service', 'sweep insp sweep_insp cap crown reline', 'sweep_insp')],
    band: band('project', 150, 3500),
    results: [],
  },
  'bathtub-refinishing': {
    inputs: [select('job', 'reglaze_std reglaze_claw reglaze_tile convert walkin', 'reglaze_std')],
    band: band('project', 400, 700),
    results: [],
  },
  'landscape-rock': {
    inputs: [number('length', 'ft', 30, 1, 500, 1), number('width', 'ft', 8, 1, 100, 0.5)],
    unshownInput: 'depth',
    resultUnit: 'cubic yards',
    results: [],
    tells: [/tons/],
  },
  'bulkhead-seawall': {
    inputs: [seen('feet', 60), seen('material', 'vinyl'), seen('scope', 'replace')],
    band: band('linear foot', 150, 1300),
    resultUnit: '$ low end',
    secondary: ['Range'],
    results: [],
  },
  electrician: {
    inputs: [
      seen('sqft', 1800),
      seen('smallApplianceCircuits', 2),
      seen('electricRange', 'yes'),
      seen('electricDryer', 'yes'),
      seen('electricWaterHeater', 'no'),
      seen('hvacTons', 3),
      seen('evCharger', 'no'),
    ],
    added: ['heatStrips', 'heatPump'],
    band: { ...band('project', 300, 5500), hasNotes: true },
    resultUnit: 'A service',
    secondary: ['Calculated demand (A)', 'Recommended panel (A)', 'Subtotal pre-demand (VA)', 'HVAC contribution (VA)'],
    results: [value(150), secondary('Calculated demand (A)', 107)],
  },
  'title-escrow': {
    inputs: [seen('salePrice', 300000)],
    band: null,
    resultUnit: '$ title policy premium',
    // The specification calls the premium exact; 1,768 is what the state's own schedule gives for 300,000.
    results: [value(1768)],
    tells: [/escrow or closing fee/i, /recording/i, /survey/i],
  },
  'high-fence-construction': {
    inputs: [seen('acres', 100), seen('shape', 'square')],
    band: null,
    resultUnit: 'linear ft',
    secondary: ['Miles', '330-ft net-wire rolls'],
    results: [
      value(8348),
      secondary('330-ft net-wire rolls', 26),
      secondary('Miles', 4, { acres: '640' }),
      secondary('330-ft net-wire rolls', 64, { acres: '640' }),
    ],
  },
  'hay-baling': {
    inputs: [seen('acres', 40), seen('balesPerAcre', 2), seen('cuttings', '3')],
    band: null,
    resultUnit: 'round bales this season',
    secondary: ['Bales per cutting'],
    results: [value(240), secondary('Bales per cutting', 80)],
  },
  'water-heater': {
    inputs: [seen('type', 'tank'), seen('size', '50'), seen('swap', 'same')],
    band: band('project', 1100, 5500),
    resultUnit: '$ low end',
    results: [],
  },
  'cnc-machining': {
    inputs: [seen('material', 'alum'), seen('complexity', 'moderate'), seen('qty', 5)],
    band: band('hour', 50, 175),
    resultUnit: '$ low end',
    secondary: ['Setup / programming'],
    results: [],
    tells: [/a piece/],
  },
  'hurricane-shutters': {
    inputs: [seen('count', 12), seen('type', 'accordion')],
    band: { ...band('square foot', 20, 70), hasNotes: true },
    resultUnit: 'openings',
    secondary: [],
    results: [value(12), value(7, { count: '7' })],
    tells: [/\$[\d,]+ to \$[\d,]+/],
  },
  '3d-printing': {
    inputs: [seen('volume', 60), seen('material', 'pla'), seen('finish', 'asprinted')],
    band: band('hour', 5, 35, [30, 500]),
    resultUnit: '$ low end',
    secondary: [],
    results: [],
  },
  'home-inspectors': {
    inputs: [seen('sqft', 1800), seen('age', 'modern'), seen('addons', 'wdi')],
    band: band('inspection', 350, 650),
    resultUnit: '$ low end',
    secondary: [],
    results: [],
  },
  'water-well': {
    inputs: [seen('depth', 200), seen('casing', 'pvc'), seen('pump', 'submersible')],
    band: band('foot drilled', 22, 65),
    resultUnit: 'feet',
    secondary: [],
    results: [value(200), value(350, { depth: '350' })],
    tells: [/\$[\d,]+ to \$[\d,]+/],
  },
  sprinklers: {
    inputs: [seen('sqft', 5000), seen('terrain', 'flat')],
    band: band('system', 2500, 6500),
    resultUnit: 'zones',
    secondary: [],
    results: [],
    tells: [/\$[\d,]+ to \$[\d,]+/],
  },
  'stump-removal': {
    inputs: [seen('diameter', 18), seen('count', 1)],
    band: band('stump', 100, 450),
    resultUnit: '$ / stump (low)',
    secondary: [],
    results: [],
    tells: [/\$[\d,]+ to \$[\d,]+/],
  },
};
