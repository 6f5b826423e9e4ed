/** Warns of names in the environment that look like settings of leads and are none. */
import { editDistance } from '../engine/spelling/edit-distance.js';

/** Other programs have settings too, so only names of this family, or within a typo of one, are reported. */
const family = /^LEADS?_/i;
const mostSlips = 2;

/** A sentence for each name that is not among the known ones. Values are not looked at. */
export function warnOfSettings(texts: object, known: readonly string[]): readonly string[] {
  return Object.keys(texts)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = nearestSetting(name, known);
      if (meant !== null) return [`${name} is not a setting and was not read. Did you mean ${meant}?`];
      return family.test(name) ? [`${name} is not a setting and was not read.`] : [];
    });
}

function nearestSetting(name: string, known: readonly string[]): string | null {
  const distances = known.map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting) }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  const limit = family.test(name) ? name.length / 3 : mostSlips;
  return nearest !== undefined && nearest.distance <= limit ? nearest.setting : null;
}
