/** The calculators of the catalog as questions are asked of them, and random calls of them. */
import { placesOf } from '../../engine/calculator/input-grid.js';
import type { Given } from '../../engine/questions/point.js';
import { pointAt } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import type { Random } from './random.js';
import { servedCatalog } from './real-app.js';

export const subjects: readonly Subject[] = [
  ...serveCatalog(servedCatalog, servedCatalog.service).calculators.values(),
].map(subjectOf);

/** Values that go together, each input given or not. */
export function randomGiven(subject: Subject, random: Random): Given {
  for (let tries = 0; tries < 100; tries++) {
    const given = subject.specs.map((spec) => {
      if (random.chance(0.3)) return undefined;
      const grid = placesOf(spec);
      return grid.at(random.below(grid.size));
    });
    if (pointAt(subject, given).result !== null) return given;
  }
  return [];
}
