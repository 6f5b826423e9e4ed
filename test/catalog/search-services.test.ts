/** What words find among the services of the project's own catalog. */

import { createServiceSearch } from '../../engine/search/service-search.js';
import { network } from '../../generated/network.js';
import { spokenTrades } from './spoken-trades.js';

const search = createServiceSearch(network.categories);

const slugs = (found: readonly { readonly slug: string }[]): readonly string[] => found.map(({ slug }) => slug);

/** The first that is found. */
const first: readonly (readonly [string, string])[] = [
  ['fence', 'fence'],
  ['fencing', 'fence'],
  ['Fences', 'fence'],
  ['lawn mowing', 'lawn-care'],
  ['lawn-mowing', 'lawn-care'],
  ['Who mows my lawn?', 'lawn-care'],
  ['who fixes pools', 'pool-repair'],
  ['pool cleaning', 'pool-service'],
  ['roof', 'roofing'],
  ['roofers near me', 'roofing'],
  ['chimney sweep', 'chimney'],
  ['sweep my chimney', 'chimney'],
  ['air conditioner', 'hvac'],
  ['a/c repair', 'hvac-repair'],
  ['fix my air conditioner', 'hvac-repair'],
  ['pressure washing', 'power-washing'],
  ['stump grinding', 'stump-removal'],
  ['painter', 'painters'],
  ['house painting', 'painters'],
  ['plumbing', 'plumbers'],
  ['I need a plumber', 'plumbers'],
  ['electrician', 'electrician'],
  ['title insurance', 'title-escrow'],
  ['new windows', 'windows'],
  ['deck building', 'patios-decks'],
  ['grass cutting', 'lawn-care'],
  ['storm shutters', 'hurricane-shutters'],
  ['movers', 'moving'],
  ['tow truck', 'towing'],
  ['exterminator', 'pest-control'],
  ['gravel', 'landscape-rock'],
  ['real estate photography', 'real-estate-photography'],
];

test.each(first)('%s finds %s first', (words, slug) => {
  const { found, near } = search(words);
  expect(slugs(found)[0]).toBe(slug);
  expect(near).toEqual([]);
});

const spoken = Object.entries(spokenTrades).flatMap(([slug, texts]) => texts.map((text) => [text, slug] as const));

test('two hundred ways to say a trade are tried', () => {
  expect(new Set(spoken.map(([text]) => text)).size).toBeGreaterThanOrEqual(200);
});

test.each(spoken)('%s finds %s first, in questions too', (text, slug) => {
  const questions = [text, `${text} near me`, `Price of ${text}`, `a quote for ${text}`, `How much is ${text}?`];
  const missed = questions.filter((words) => slugs(search(words).found)[0] !== slug);
  expect(missed).toEqual([]);
});

/** What is to be done with a thing is passed over only where nothing is found by it. */
test.each([
  ['mini split installer', 'mini-splits'],
  ['new garage door installed', 'garage-doors'],
  ['window installation', 'windows'],
  ['install a new astrologer', undefined],
])('%s finds %s', (words, slug) => {
  expect(slugs(search(words).found)[0]).toBe(slug);
});

/** Words that nobody offers: what is near is offered apart, or nothing is. */
const nearly: readonly (readonly [string, string | null])[] = [
  ['wedding photographer', 'real-estate-photography'],
  ['rofing', 'roofing'],
  ['sprinkelrs', 'sprinklers'],
  ['astrology', null],
  ['the', null],
  ['🦜', null],
];

test.each(nearly)('%s is no service, but perhaps %s', (words, slug) => {
  const { found, near } = search(words);
  expect(found).toEqual([]);
  expect(slugs(near)[0] ?? null).toBe(slug);
  expect(near.length).toBeLessThanOrEqual(5);
});

test.each(network.categories.map((category) => [category.slug, category] as const))(
  '%s is found by its slug, its name and its other words',
  (slug, { name, also = [] }) => {
    for (const words of [slug, slug.replaceAll('-', ' '), name, ...also]) {
      expect({ words, first: slugs(search(words).found)[0] }).toEqual({ words, first: slug });
    }
  },
);

test('the same words find the same services in the same order', () => {
  const again = createServiceSearch([...network.categories].reverse());
  for (const words of ['repair', 'lawn', 'boat', 'cleaning']) {
    expect(slugs(again(words).found)).toEqual(slugs(search(words).found));
  }
});
