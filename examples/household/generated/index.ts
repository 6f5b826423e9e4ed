/** Every calculator. Generated from the catalog by `npm run generate`: edit the catalog, not this file. */
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import { bodyMassIndex } from './calculators/body-mass-index.js';
import { cableCrossSection } from './calculators/cable-cross-section.js';
import { dippedTank } from './calculators/dipped-tank.js';
import { fuelCost } from './calculators/fuel-cost.js';
import { gradePointAverage } from './calculators/grade-point-average.js';
import { heartRateZones } from './calculators/heart-rate-zones.js';
import { loanAnnuity } from './calculators/loan-annuity.js';
import { minimumWage } from './calculators/minimum-wage.js';
import { monthBudget } from './calculators/month-budget.js';
import { ohmsLaw } from './calculators/ohms-law.js';
import { pizzaDough } from './calculators/pizza-dough.js';
import { rafterLength } from './calculators/rafter-length.js';
import { rainTank } from './calculators/rain-tank.js';
import { tilesWithWaste } from './calculators/tiles-with-waste.js';
import { unitPrice } from './calculators/unit-price.js';
import { wallPaint } from './calculators/wall-paint.js';

/** Every calculator by its slug, sorted. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map<string, AnyCalculator>(
  [
    ['body-mass-index', bodyMassIndex],
    ['cable-cross-section', cableCrossSection],
    ['dipped-tank', dippedTank],
    ['fuel-cost', fuelCost],
    ['grade-point-average', gradePointAverage],
    ['heart-rate-zones', heartRateZones],
    ['loan-annuity', loanAnnuity],
    ['minimum-wage', minimumWage],
    ['month-budget', monthBudget],
    ['ohms-law', ohmsLaw],
    ['pizza-dough', pizzaDough],
    ['rafter-length', rafterLength],
    ['rain-tank', rainTank],
    ['tiles-with-waste', tilesWithWaste],
    ['unit-price', unitPrice],
    ['wall-paint', wallPaint],
  ],
);
