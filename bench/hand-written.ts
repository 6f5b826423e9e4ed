/** The same steps as a programmer would write them, to measure the generated modules against. */

const inches = { '3.5': 3.5, '4': 4, '5': 5, '6': 6, '8': 8 } as const;
const pitches = {
  '3_12': { rise: 3, low: 4, high: 11.5 },
  '4_12': { rise: 4, low: 4, high: 11.5 },
  '6_12': { rise: 6, low: 4, high: 11.5 },
  '8_12': { rise: 8, low: 4.4, high: 12.5 },
  '10_12': { rise: 10, low: 4.8, high: 13.5 },
  '12_12': { rise: 12, low: 5.2, high: 15 },
} as const;
const ratings = [100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600];
const panels = [100, 125, 150, 200, 225, 400, 600];

/** Up to a whole number, forgiving the last digits. */
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
  const order = up((volume * 1.1) / 0.25) * 0.25;
  return { volume, order, bags: up(volume * 45), materialLow: volume * 150, materialHigh: volume * 200 };
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
  return { slope, area, bundles: up(area * 0.03), costLow: area * low, costHigh: area * high };
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
  const appliances = range + dryer + heater + (house.evCharger === 'yes' ? 7200 : 0);
  const general = lighting + circuits + appliances;
  const afterDemand = Math.min(general, 10000) + Math.max(general - 10000, 0) * 0.4;
  const hvac = house.hvacTons * 3000;
  const demand = (afterDemand + hvac) / 240;
  const service = firstAtOrAbove(ratings, demand * 1.25);
  const mainPanel = firstAtOrAbove(panels, service);
  return { lighting, circuits, appliances, general, afterDemand, hvac, demand, service, mainPanel };
}

function firstAtOrAbove(sizes: readonly number[], amount: number): number {
  for (const size of sizes) if (amount <= size) return size;
  return sizes[sizes.length - 1] ?? 0;
}
