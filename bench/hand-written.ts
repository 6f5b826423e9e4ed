/** Calculators as a programmer would write them, to compare the generated modules with. */

const inches = { '3.5': 3.5, '4': 4, '5': 5, '6': 6, '8': 8 } as const;
const pitches = {
  '3_12': { rise: 3, low: 4, high: 11.5 },
  '4_12': { rise: 4, low: 4, high: 11.5 },
  '6_12': { rise: 6, low: 4, high: 11.5 },
  '8_12': { rise: 8, low: 4.4, high: 12.5 },
  '10_12': { rise: 10, low: 4.8, high: 13.5 },
  '12_12': { rise: 12, low: 5.2, high: 15 },
} as const;
const panels = [100, 125, 150, 200, 225, 400, 600];

/** Rounds up to a whole number, forgiving the last digits. */
function up(x: number): number {
  return Math.ceil(x - 1e-9 * Math.max(1, Math.abs(x)));
}

export interface Slab {
  readonly length: number;
  readonly width: number;
  readonly thickness: keyof typeof inches;
}

export function concrete({ length, width, thickness }: Slab) {
  const volume = (length * width * inches[thickness]) / 324;
  const needed = volume * 1.1;
  const order = up(needed / 0.25) * 0.25;
  const materialLow = Math.max(order * 150, 250 + order * 100);
  const materialHigh = Math.max(order * 200, 250 + order * 150);
  const finishedLow = Math.max(1200, length * width * 6);
  const finishedHigh = Math.max(2000, length * width * 14);
  return { volume, needed, order, bags: up(needed * 45), materialLow, materialHigh, finishedLow, finishedHigh };
}

export interface Roof {
  readonly footprint: number;
  readonly pitch: keyof typeof pitches;
  readonly wasteFactor: '10' | '12' | '15' | '20';
}

export function roofing({ footprint, pitch, wasteFactor }: Roof) {
  const { rise, low, high } = pitches[pitch];
  const slope = Math.sqrt(1 + (rise / 12) ** 2);
  const area = footprint * slope * (1 + Number(wasteFactor) / 100);
  const costLow = Math.max(2000, area * low);
  const costHigh = Math.max(3500, area * high);
  const [shinglesLow, shinglesHigh] = [costLow, costLow * 1.5];
  const [tearOffLow, tearOffHigh] = [footprint * slope, footprint * slope * 3];
  return {
    slope,
    area,
    bundles: up(area * 0.03),
    costLow,
    costHigh,
    shinglesLow,
    shinglesHigh,
    tearOffLow,
    tearOffHigh,
  };
}

type YesNo = 'yes' | 'no';

export interface House {
  readonly sqft: number;
  readonly smallApplianceCircuits: number;
  readonly electricRange: YesNo;
  readonly electricDryer: YesNo;
  readonly electricWaterHeater: YesNo;
  readonly hvacTons: number;
  readonly evCharger: YesNo;
}

export function electrician(house: House) {
  const lighting = house.sqft * 3;
  const circuits = house.smallApplianceCircuits * 1500 + 1500;
  const range = house.electricRange === 'yes' ? 12000 : 0;
  const dryer = house.electricDryer === 'yes' ? 5000 : 0;
  const heater = house.electricWaterHeater === 'yes' ? 4500 : 0;
  const large = range + dryer + heater + (house.evCharger === 'yes' ? 7200 : 0);
  const general = lighting + circuits + large + 4500;
  const afterDemand = 10000 + (general - 10000) * 0.4;
  const hvac = house.hvacTons * 2400;
  const demand = (afterDemand + hvac) / 240;
  const withMargin = demand * 1.25;
  const service = firstAtOrAbove(panels, withMargin);
  return { lighting, circuits, large, general, afterDemand, hvac, demand, withMargin, service };
}

function firstAtOrAbove(sizes: readonly number[], amount: number): number {
  for (const size of sizes) if (amount <= size) return size;
  return sizes[sizes.length - 1] ?? 0;
}
