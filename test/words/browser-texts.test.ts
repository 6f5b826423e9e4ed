/** The texts that browsers are sent: complete in every language, without any that nobody there says. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserTexts, ofQuestions } from '../../words/browser-texts.js';
import { engineTexts } from '../../words/engine-texts.js';
import { pageTexts } from '../../words/page-texts.js';
import { english, phrases } from '../../words/phrases.js';
import { projectRoot } from '../support/project-root.js';

/** The sources that the element is made of, with what it loads later. */
function sourcesFrom(start: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    const text = readFileSync(join(projectRoot, path), 'utf8');
    found.set(path, text);
    const imports = text.matchAll(/(?:^import (?!type )[^;]*?from |\bimport\()'(\.[^']+)\.js'/gm);
    for (const [, name = ''] of imports) visit(`${join(dirname(path), name)}.ts`);
  };
  visit(start);
  return found;
}

test('nothing in browsers says what only questions say', () => {
  const sources = [...sourcesFrom('pages/element/main.ts')].filter(([path]) => path.startsWith('engine/'));
  expect(sources.length).toBeGreaterThan(50);
  const said = sources.flatMap(([path, text]) =>
    ofQuestions
      .filter((key) => new RegExp(`\\b(?:words|texts)\\.${key}\\b`).test(text))
      .map((key) => `${path}: ${key}`),
  );
  expect(said).toEqual([]);
});

test('in English they are the texts themselves', () => {
  const { texts } = browserTexts(english);
  expect(texts['pages']).toEqual(pageTexts);
  expect(Object.keys({ ...engineTexts })).toEqual(
    expect.arrayContaining([...Object.keys(texts['engine'] ?? {}), ...ofQuestions]),
  );
  expect(Object.keys(texts['engine'] ?? {})).toHaveLength(Object.keys(engineTexts).length - ofQuestions.length);
});

test('a translation is completed with English, so that a browser needs no templates', () => {
  const own = {
    pages: { calculate: 'Rechnen', total: { job: 'Für den Auftrag' } },
    engine: { basis: { prices: { one: 'ein Preis: {parts}', other: '{count} Preise: {parts}' } } },
    site: { title: 'Rechner' },
  };
  const { texts, language } = browserTexts({ language: 'de', texts: own });
  expect(Object.keys(texts)).toEqual(['engine', 'pages']);
  const say = (room: string): unknown => phrases({}, { language, texts: texts[room] as typeof texts });
  expect(say('pages')).toMatchObject({
    calculate: 'Rechnen',
    reset: 'Start over',
    total: { job: 'Für den Auftrag', labor: 'Total for labor' },
  });
  const { basis } = say('engine') as { readonly basis: Readonly<Record<string, (values: object) => string>> };
  expect([1, 2].map((count) => basis['prices']?.({ count, parts: 'a' }))).toEqual(['ein Preis: a', '2 Preise: a']);
  expect(basis['published']?.({ count: 2 })).toBe('2 published');
});
