/** What is suggested for words that are no service's slug. */
import { nearServices } from '../../../engine/discovery/near-services.js';

const categories = [
  ['roofing', 'Roofing'],
  ['roof-cleaning', 'Roof cleaning'],
  ['plumbers', 'Plumbing'],
  ['painters', 'Painting'],
  ['cabinet-painting', 'Cabinet painting'],
  ['house-lifting', 'House lifting'],
  ['hvac', 'Heating and air conditioning'],
  ['moving', 'Moving'],
  ['septic-pumping', 'Septic pumping'],
  ['septic-systems', 'Septic systems'],
  ['garage-doors', 'Garage doors'],
].map(([slug = '', name = '']) => ({ slug, name, tag: 'home' }));

const meanings: readonly (readonly [string, string | null])[] = [
  ['roof', 'roofing'],
  ['Roofer', 'roofing'],
  ['roofing contractor', 'roofing'],
  ['rofing', 'roofing'],
  ['plumbing', 'plumbers'],
  ['painting', 'painters'],
  ['movers', 'moving'],
  ['garage door', 'garage-doors'],
  ['heating & air conditioning', 'hvac'],
  ['house painting', null],
  ['septic', null],
  ['astrology', null],
  ['', null],
  ['x'.repeat(10_000), null],
];

test.each(meanings)('%s means %s', (text, meant) => {
  expect(nearServices(text, categories).meant).toBe(meant);
});

test('names what is near where nothing is certain', () => {
  expect(nearServices('septic', categories).near).toEqual(['septic-pumping', 'septic-systems']);
  expect(nearServices('house painting', categories).near[0]).toBe('painters');
  expect(nearServices('astrology', categories).near).toEqual([]);
});
