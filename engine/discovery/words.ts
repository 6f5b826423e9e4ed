/** The texts of refusals in discovery. To translate them, translate this file. */
import { words as common } from '../calculator/words.js';

export const words = {
  thisAddress: 'This address',
  listOfCities: 'The list of cities',
  listOfServices: 'The list of services',
  listOfFigures: 'The list of figures',
  allServices: 'all services',
  allFigures: 'all figures',

  empty: 'is empty',
  cannotBe: (text: string) => `cannot be "${text}"`,
  wrongService: (trouble: string, meant: string | null, near: readonly string[], address: string) =>
    `service ${trouble}. ${meant === null ? `All services are listed at ${address}.${nearest(near)}` : common.didYouMean(meant)}`,
  missingService: (address: string) => `service is missing: the slug of a service, as ${address} lists them.`,
  missingCity: 'city is missing: the slug of a city.',
  needed: 'It is needed.',

  hasCharacters: (count: number) => `has ${count} characters`,
  hasNoWord: 'has no word in it',
  wrongSearch: (trouble: string, longest: number, all: string) =>
    `q ${trouble}. Send a few words of at most ${longest} characters, or leave q out for ${all}.`,
} as const;

function nearest(slugs: readonly string[]): string {
  return slugs.length === 0 ? '' : ` The nearest are ${slugs.join(', ')}.`;
}
