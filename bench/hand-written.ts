/**
 * Twelve calculators of all kinds as a programmer would write them with the rounding functions of the kernel: the same
 * results to the last bit, without a step that nothing needs. `compute.ts` compares the generated modules with them.
 */

import { arctangent } from '../engine/kernel/angles.js';
import {
  annuity,
  clamp,
  isAbove,
  isAtMost,
  isBelow,
  roundHalfAway,
  roundUp,
  roundUpTo,
  tolerance,
} from '../engine/kernel/math.js';
import { lookUp } from '../engine/kernel/schedule.js';
import type { AirDuctCleaningInputs } from '../generated/calculators/air-duct-cleaning.js';
import type { ConcreteInputs } from '../generated/calculators/concrete.js';
import type { CountertopsInputs } from '../generated/calculators/countertops.js';
import type { ElectricianInputs } from '../generated/calculators/electrician.js';
import type { GasLineServicesInputs } from '../generated/calculators/gas-line-services.js';
import type { HvacInputs } from '../generated/calculators/hvac.js';
import type { MortgageLendersInputs } from '../generated/calculators/mortgage-lenders.js';
import type { PropertyTaxInputs } from '../generated/calculators/property-tax.js';
import type { RoofingInputs } from '../generated/calculators/roofing.js';
import type { StairsRailingsInputs } from '../generated/calculators/stairs-railings.js';
import type { TiresInputs } from '../generated/calculators/tires.js';
import type { WaterSoftenerInputs } from '../generated/calculators/water-softener.js';

export function airDuctCleaning({ sqft, systems }: AirDuctCleaningInputs) {
  const units = Number(systems);
  const share = sqft / units;
  const large = clamp((share - 1000) / 2000, 0, 1);
  const perSystemLow = 300 + large * 200;
  const perSystemHigh = 500 + large * 250;
  return {
    share,
    large,
    perSystemLow,
    perSystemHigh,
    costLow: perSystemLow * units,
    costHigh: perSystemHigh * units,
    vents: roundUp(sqft / 100),
  };
}

export function concrete({ length, width, thickness }: ConcreteInputs) {
  const area = length * width;
  const volume = (area * Number(thickness)) / 324;
  const needed = volume * 1.1;
  const order = roundUpTo(needed, 0.25);
  const [mixLow, mixHigh] = [order * 130, order * 190];
  const cheap = 225 + order * 85;
  const dear = 375 + order * 115;
  const least = Math.max(mixLow, cheap);
  const materialHigh = Math.max(least, mixHigh, dear);
  const [laborLow, laborHigh] = [area * 4, area * 8];
  return {
    volume,
    needed,
    order,
    bags: roundUp(needed * 45),
    mixLow,
    mixHigh,
    cheap,
    dear,
    least,
    materialLow: least,
    materialHigh,
    laborLow,
    laborHigh,
    minimumLow: 1500,
    minimumHigh: 2000,
    finishedLow: Math.max(1500, roundHalfAway(least) + roundHalfAway(laborLow)),
    finishedHigh: Math.max(2000, roundHalfAway(materialHigh) + roundHalfAway(laborHigh)),
  };
}

const counterRates = {
  laminate: { low: 20, high: 50 },
  granite: { low: 50, high: 150 },
  quartz: { low: 75, high: 200 },
} as const;

export function countertops({ run, depth, splash, island, sinks, material }: CountertopsInputs) {
  const { low, high } = counterRates[material];
  const isStone = material !== 'laminate';
  const top = (run * depth + island * 12) / 12;
  const back = (run * splash) / 12;
  const area = top + back;
  const order = area * 1.1;
  const openingsLow = isStone ? sinks * 100 : 0;
  const openingsHigh = isStone ? sinks * 300 : 0;
  const countersLow = order * low;
  const countersHigh = order * high;
  return {
    top,
    back,
    area,
    order,
    slabs: isStone ? roundUp(order / 50) : 0,
    minimumLow: 500,
    minimumHigh: 1000,
    openingsLow,
    openingsHigh,
    countersLow,
    countersHigh,
    costLow: Math.max(500, roundHalfAway(countersLow) + roundHalfAway(openingsLow)),
    costHigh: Math.max(1000, roundHalfAway(countersHigh) + roundHalfAway(openingsHigh)),
  };
}

/** The limits of a list of standard sizes, each moved by the rounding error that it forgives. */
function sizeList(sizes: readonly number[]) {
  return { upTo: sizes, values: sizes, brackets: [], round: 0, limits: sizes.map((size) => size + tolerance(size)) };
}

const panels = sizeList([100, 125, 150, 200, 225, 400, 600]);

export function electrician(house: ElectricianInputs) {
  const lighting = house.sqft * 3;
  const circuits = house.smallApplianceCircuits * 1500 + 1500;
  const large =
    (house.electricRange === 'yes' ? 12000 : 0) +
    (house.electricDryer === 'yes' ? 5000 : 0) +
    (house.electricWaterHeater === 'yes' ? 4500 : 0) +
    (house.evCharger === 'yes' ? 7200 : 0);
  const general = lighting + circuits + large + 4500;
  const afterDemand = 10000 + 0.4 * (general - 10000);
  const hvac = house.hvacTons * 2400;
  const demand = (afterDemand + hvac) / 240;
  const withMargin = demand * 1.25;
  return {
    lighting,
    circuits,
    large,
    general,
    afterDemand,
    hvac,
    demand,
    withMargin,
    service: lookUp(panels, withMargin),
    least: lookUp(panels, demand),
  };
}

const longestRuns = {
  '20': { feet: 20, half: 118, threeQuarters: 247, one: 466, oneQuarter: 957, oneHalf: 1430, two: 2760 },
  '30': { feet: 30, half: 95, threeQuarters: 199, one: 374, oneQuarter: 768, oneHalf: 1150, two: 2220 },
  '40': { feet: 40, half: 81, threeQuarters: 170, one: 320, oneQuarter: 657, oneHalf: 985, two: 1900 },
  '50': { feet: 50, half: 72, threeQuarters: 151, one: 284, oneQuarter: 583, oneHalf: 873, two: 1680 },
  '60': { feet: 60, half: 65, threeQuarters: 137, one: 257, oneQuarter: 528, oneHalf: 791, two: 1520 },
  '80': { feet: 80, half: 56, threeQuarters: 117, one: 220, oneQuarter: 452, oneHalf: 677, two: 1300 },
  '100': { feet: 100, half: 50, threeQuarters: 104, one: 195, oneQuarter: 400, oneHalf: 600, two: 1160 },
  '150': { feet: 150, half: 40, threeQuarters: 83, one: 157, oneQuarter: 322, oneHalf: 482, two: 928 },
  '200': { feet: 200, half: 34, threeQuarters: 71, one: 134, oneQuarter: 275, oneHalf: 412, two: 794 },
} as const;

export function gasLineServices({ load, longest }: GasLineServicesInputs) {
  const { feet, half, threeQuarters, one, oneQuarter, oneHalf, two } = longestRuns[longest];
  const flow = load / 1000;
  let [diameter, nominal, carries] = [2, '2-inch', two as number];
  if (isAtMost(flow, half)) [diameter, nominal, carries] = [0.5, '1/2-inch', half];
  else if (isAtMost(flow, threeQuarters)) [diameter, nominal, carries] = [0.75, '3/4-inch', threeQuarters];
  else if (isAtMost(flow, one)) [diameter, nominal, carries] = [1, '1-inch', one];
  else if (isAtMost(flow, oneQuarter)) [diameter, nominal, carries] = [1.25, '1-1/4-inch', oneQuarter];
  else if (isAtMost(flow, oneHalf)) [diameter, nominal, carries] = [1.5, '1-1/2-inch', oneHalf];
  const heat = carries * 1000;
  const [byFootLow, byFootHigh] = [feet * 15, feet * 30];
  return {
    flow,
    diameter,
    nominal,
    carries,
    heat,
    spare: Math.max(heat - load, 0),
    minimumLow: 350,
    minimumHigh: 600,
    byFootLow,
    byFootHigh,
    costLow: Math.max(350, roundHalfAway(byFootLow)),
    costHigh: Math.max(600, roundHalfAway(byFootHigh)),
  };
}

const areasPerTon = {
  poor: { low: 400, high: 600 },
  average: { low: 550, high: 900 },
  good: { low: 850, high: 1400 },
  tight: { low: 1300, high: 2200 },
} as const;
const sunFactors = { shaded: 0.9, normal: 1, sunny: 1.1 } as const;

export function hvac({ sqft, insulation, sun, ceiling }: HvacInputs) {
  const { low, high } = areasPerTon[insulation];
  const factor = sunFactors[sun];
  const height = 1 + 0.35 * (ceiling / 8 - 1);
  const loadLow = (sqft / high) * factor * height;
  const loadHigh = (sqft / low) * factor * height;
  const tons = Math.max(roundUpTo((loadLow + loadHigh) / 2, 0.5), 1.5);
  const systems = roundUp(tons / 5);
  return {
    height,
    loadLow,
    loadHigh,
    tons,
    spanLow: Math.max(roundUpTo(loadLow, 0.5), 1.5),
    spanHigh: Math.max(roundUpTo(loadHigh, 0.5), 1.5),
    systems,
    capacity: tons * 12000,
    airflowLow: tons * 350,
    airflowHigh: tons * 400,
    costLow: systems * 1500 + tons * 1500,
    costHigh: systems * 3700 + tons * 2650,
  };
}

/** The nearest cent. */
function cents(dollars: number): number {
  return roundHalfAway(dollars / 0.01) * 0.01;
}

export function mortgageLenders(asked: MortgageLendersInputs) {
  const loan = asked.price * (1 - asked.down / 100);
  const months = Number(asked.years) * 12;
  const payment = loan * annuity(asked.rate / 1200, months);
  const escrow = (asked.taxes + asked.insurance) / 12;
  const pmi = asked.down < 20 ? (loan * asked.mortgageInsurance) / 1200 : 0;
  const paid = payment * months;
  return {
    loan,
    months,
    payment,
    escrow,
    pmi,
    paid,
    interest: Math.max(0, paid - loan),
    monthly: cents(payment) + cents(escrow) + cents(pmi),
  };
}

export function propertyTax(asked: PropertyTaxInputs) {
  const { appraised, homestead, schoolRate, otherRate, local, seniorOff } = asked;
  const isOld = asked.on === '2023-01-01';
  const home = isOld ? 100000 : 140000;
  const senior = isOld ? 10000 : 60000;
  const exempt = homestead === 'none' ? 0 : homestead === 'senior' ? home + senior : home;
  const school_value = Math.max(0, appraised - exempt);
  const percent = homestead === 'none' || local === 0 ? 0 : Math.max((appraised * local) / 100, 5000);
  const age = homestead === 'senior' && seniorOff > 0 ? Math.max(seniorOff, 3000) : 0;
  const taken = percent + age;
  const other_value = Math.max(0, appraised - taken);
  const school = (school_value * schoolRate) / 100;
  const others = (other_value * otherRate) / 100;
  const tax = school + others;
  return {
    home,
    senior,
    exempt,
    school_value,
    percent,
    age,
    taken,
    other_value,
    school,
    others,
    tax,
    month: tax / 12,
    saved: (Math.min(appraised, exempt) * schoolRate) / 100 + (Math.min(appraised, taken) * otherRate) / 100,
    total: roundHalfAway(school) + roundHalfAway(others),
  };
}

const pitches = {
  '3_12': { rise: 3, low: 4, high: 11.5 },
  '4_12': { rise: 4, low: 4, high: 11.5 },
  '6_12': { rise: 6, low: 4, high: 11.5 },
  '8_12': { rise: 8, low: 4.4, high: 12.5 },
  '10_12': { rise: 10, low: 4.8, high: 13.5 },
  '12_12': { rise: 12, low: 5.2, high: 15 },
} as const;

export function roofing({ footprint, pitch, wasteFactor }: RoofingInputs) {
  const { rise, low, high } = pitches[pitch];
  const slope = Math.sqrt(1 + (rise / 12) ** 2);
  const surface = footprint * slope;
  const area = surface * (1 + Number(wasteFactor) / 100);
  const [byAreaLow, byAreaHigh] = [area * low, area * high];
  const [costLow, costHigh] = [Math.max(2000, byAreaLow), Math.max(3500, byAreaHigh)];
  return {
    rise,
    run: 12,
    slope,
    area,
    squares: area / 100,
    bundles: roundUp(area * 0.03),
    byAreaLow,
    byAreaHigh,
    minimumLow: 2000,
    minimumHigh: 3500,
    costLow,
    costHigh,
    shinglesLow: costLow,
    shinglesHigh: Math.min(1.5 * costLow, costHigh),
    tearOffLow: surface,
    tearOffHigh: surface * 3,
    totalLow: Math.max(2000, roundHalfAway(byAreaLow)),
    totalHigh: Math.max(3500, roundHalfAway(byAreaHigh)),
  };
}

export function stairsRailings({ rise, tread, sides }: StairsRailingsInputs) {
  const risers = roundUp((rise * 4) / 31);
  const riserHeight = rise / risers;
  const treads = risers - 1;
  const run = (treads * tread) / 12;
  const stringer = Math.sqrt(rise ** 2 + run ** 2 * 144) / 12;
  return {
    risers,
    riserHeight,
    treads,
    run,
    stringer,
    board: Math.max(roundUpTo(stringer + 1, 2), 8),
    slope: arctangent(rise / Math.max(run, tread / 12) / 12),
    balusters: roundUp((run * 24) / 11) * Number(sides),
    comfort: 2 * riserHeight + tread,
    nosing:
      tread < 11
        ? 'treads under 11 inches need a nosing of 3/4 to 1-1/4 inches'
        : 'treads of 11 inches and more need no nosing',
  };
}

const tirePrices = {
  car: { low: 85, high: 200 },
  truck: { low: 150, high: 350 },
  mud: { low: 250, high: 450 },
} as const;

export function tires({ width, aspect, rim, oldWidth, oldAspect, oldRim, count, kind }: TiresInputs) {
  const { low, high } = tirePrices[kind];
  const diameter = rim + (width * aspect) / 1270;
  const old = oldRim + (oldWidth * oldAspect) / 1270;
  const ratio = diameter / old;
  const change = ratio - 1;
  const size = Math.abs(change) * 100;
  const [rubberLow, rubberHigh] = [count * low, count * high];
  const [mountingLow, mountingHigh] = [count * 20, count * 45];
  return {
    diameter,
    old,
    change,
    turns: (1 / (Math.PI * diameter)) * 63360,
    actual: 60 * ratio,
    size,
    verdict: isAtMost(size, 3) ? 'within 3 percent' : 'beyond 3 percent',
    direction: isAbove(change, 0) ? 'larger' : isBelow(change, 0) ? 'smaller' : 'no larger',
    rubberLow,
    rubberHigh,
    mountingLow,
    mountingHigh,
    priceLow: rubberLow + mountingLow,
    priceHigh: rubberHigh + mountingHigh,
    totalLow: roundHalfAway(rubberLow) + roundHalfAway(mountingLow),
    totalHigh: roundHalfAway(rubberHigh) + roundHalfAway(mountingHigh),
  };
}

const softeners = sizeList([24000, 32000, 40000, 48000, 64000, 80000, 96000, 110000]);
const saltings = {
  '6': { dose: 6, capacity: 20000 },
  '8': { dose: 8, capacity: 24000 },
  '10': { dose: 10, capacity: 27000 },
  '15': { dose: 15, capacity: 30000 },
} as const;

export function waterSoftener({ people, hardness, iron, days, salt }: WaterSoftenerInputs) {
  const { dose, capacity } = saltings[salt];
  const water = people * 75;
  const compensated = hardness + iron * 4;
  const daily = water * compensated;
  const needed = daily * days;
  const resin = needed / capacity;
  const rating = resin * 32000;
  const tanks = roundUp(rating / 110000);
  const each = Math.min(rating / tanks, 110000);
  const size = lookUp(softeners, each);
  const saltMonth = ((daily * dose) / capacity) * 30.4;
  return {
    water,
    compensated,
    daily,
    needed,
    resin,
    rating,
    tanks,
    each,
    size,
    holds: (size * capacity) / 32000,
    charge: (size * dose) / 32000,
    saltMonth,
    saltBags: roundUp(saltMonth / 40),
    costLow: tanks * 800,
    costHigh: tanks * 3000,
  };
}
