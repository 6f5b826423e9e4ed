/** What the catalog calls deprecated is shown as that by every artifact; the hash of the catalog follows its sources. */
import { emitArtifacts } from '../../../generator/emit.js';
import { hashSources } from '../../../generator/source/hash-sources.js';
import { createSource } from '../../../generator/source/source.js';
import { calculatorText } from '../../support/calculator-text.js';
import { checkCatalog } from '../../support/check-catalog.js';

const inputs = [
  'n: { label: N, type: number, default: 1, min: 1, max: 9, step: 1, deprecated: { since: 2026-01-05, use: m } }',
  'm: { label: M, type: number, default: 1, min: 1, max: 9, step: 1 }',
].join('\n');
const text = `${calculatorText({ inputs, formula: 'n + m', expected: 2 })}  deprecated: { since: 2026-02-07, until: 2027-02-07 }\n`;

describe('a deprecated calculator with a deprecated input', () => {
  const { catalog, report } = checkCatalog({ calculators: text });
  const files = catalog === null ? new Map<string, string>() : emitArtifacts(catalog);
  const notes = ['Deprecated since 2026-02-07, may be gone after 2027-02-07.', 'Deprecated since 2026-01-05: use m.'];

  test('is accepted', () => {
    expect(report).toBe('');
  });

  test.each(['openapi.json', 'llms/housing.txt', 'llms-full.txt'])('%s says so in words', (path) => {
    for (const note of notes) expect(files.get(path)?.split(note)).toHaveLength(2);
  });

  test('OpenAPI marks operation and parameter', () => {
    const { get } = JSON.parse(files.get('openapi.json') ?? '').paths['/api/calc/bedding'];
    expect(get.deprecated).toBe(true);
    const marked = get.parameters.filter((each: { deprecated?: boolean }) => each.deprecated === true);
    expect(marked.map(({ name }: { name: string }) => name)).toEqual(['n']);
  });

  test('the registry and the module carry the days', () => {
    const [entry] = JSON.parse(files.get('registry.json') ?? '').calculators;
    expect(entry.deprecated).toEqual({ since: '2026-02-07', until: '2027-02-07' });
    expect(entry.inputs.map((input: { deprecated?: object }) => input.deprecated)).toEqual([
      { since: '2026-01-05', use: 'm' },
      undefined,
    ]);
    const module = files.get('calculators/bedding.ts') ?? '';
    expect(module).toContain("deprecated: { since: '2026-02-07', until: '2027-02-07' }");
    expect(module).toContain("deprecated: { since: '2026-01-05', use: 'm' }");
  });
});

test('nothing is proposed as its own replacement', () => {
  const misspelt = inputs.replace('n:', 'length:').replace('use: m', 'use: lenght');
  const { report } = checkCatalog({
    calculators: calculatorText({ inputs: misspelt, formula: 'length + m', expected: 2 }),
  });
  expect(report).toContain('unknown-input');
  expect(report).toContain('hint: Inputs: `m`.');
});

describe('the hash of a catalog', () => {
  const [one, two] = [createSource('a.yaml', 'x: 1\ny: 2\n'), createSource('b.yaml', 'z: 3\n')];
  const hash = hashSources([one, two]);

  test('is short and the same in any order and with any line ends', () => {
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(hashSources([two, createSource('a.yaml', 'x: 1\r\ny: 2\r\n')])).toBe(hash);
  });

  test('changes with texts and names', () => {
    expect(hashSources([one])).not.toBe(hash);
    expect(hashSources([one, createSource('b.yaml', 'z: 4\n')])).not.toBe(hash);
    expect(hashSources([one, createSource('c.yaml', 'z: 3\n')])).not.toBe(hash);
  });
});
