/** Searches for work without a calculator lead to those that price parts of it: on pages, and for programs. */
import { join } from 'node:path';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { calculators } from '../../generated/index.js';
import { languages } from '../../generated/languages.js';
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { searchCalculators } from '../../runtime/routes/pages/listing.js';
import { get, startApp } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';

const compiled = compiledCatalog(join(projectRoot, 'generated'), { calculators, languages, network, service });
const served = serveCatalog(compiled, service);
const catalogs: Readonly<Record<string, ServedCatalog | undefined>> = { en: served, es: served.others.get('es') };

const asked: readonly (readonly [string, string, string])[] = [
  ['en', 'remodel bathroom', 'tile-installation'],
  ['en', 'kitchen remodel', 'countertops'],
  ['en', 'leaking pipe', 'leak-detection'],
  ['es', 'remodelar el baño', 'tile-installation'],
  ['es', 'remodelación de cocina', 'countertops'],
  ['es', 'gotea una tubería en el baño', 'leak-detection'],
  ['es', 'plomero', 'leak-detection'],
];

test.each(asked)('a page in %s that searches %s shows %s first', (language, text, slug) => {
  const catalog = catalogs[language];
  if (catalog === undefined) throw new Error(`There is no ${language}.`);
  const { found, without } = searchCalculators(catalog)(text);
  expect([found[0]?.slug, without.length > 0]).toEqual([slug, true]);
});

test('programs get the addresses of the same calculators', async () => {
  const app = await startApp({ catalog: compiled });
  for (const [language, text, slug] of asked) {
    const { services } = (await get(app, `/api/services?q=${encodeURIComponent(text)}&lang=${language}`)).json() as {
      readonly services: readonly { readonly calculator: string | null; readonly parts?: readonly string[] }[];
    };
    expect([services[0]?.calculator, services[0]?.parts?.[0]]).toEqual([
      null,
      expect.stringMatching(new RegExp(`/api/calc/${slug}\\b`)),
    ]);
  }
  await app.stop();
});

test('only work without a calculator has parts', () => {
  const odd = network.categories.filter(({ slug, parts }) => parts !== undefined && calculators.has(slug));
  expect(odd.map(({ slug }) => slug)).toEqual([]);
});
