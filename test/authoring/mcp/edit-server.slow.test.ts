/** What an assistant that writes calculators is answered: one process over standard streams, for a catalog of its own. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { bytesBelow } from '../../support/bytes-below.js';
import type { ToolAnswer } from '../../support/mcp-client.js';
import { callTool, connectTo } from '../../support/mcp-client.js';
import { projectRoot } from '../../support/project-root.js';
import type { InstalledTool } from '../../support/slow/installed-tool.js';
import { installTool } from '../../support/slow/installed-tool.js';

const file = 'catalog/calculators/garden.yaml';

let root: string;
let tool: InstalledTool;
let client: Client;
beforeAll(async () => {
  tool = installTool();
  root = mkdtempSync(join(tmpdir(), 'reckoner-assistant-'));
  cpSync(join(projectRoot, 'cli/template/catalog'), join(root, 'catalog'), { recursive: true });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [tool.command, 'mcp', '--edit', '--root', root],
    cwd: projectRoot,
    stderr: 'inherit',
  });
  client = await connectTo(transport, 'auto');
});
afterAll(async () => {
  await client.close();
  tool.remove();
  rmSync(root, { recursive: true, force: true });
});

const ask = (name: string, given: Record<string, unknown> = {}): Promise<ToolAnswer> => callTool(client, name, given);

/** The file of calculators with this edit, as a draft. */
function drafted(from: string, to: string): { readonly drafts: Readonly<Record<string, string>> } {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`The file has no ${from}.`);
  return { drafts: { [file]: text.replace(from, to) } };
}

test('offers tools that change nothing, and the guide', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['check', true],
    ['explain', true],
    ['preview', true],
    ['mutate', true],
  ]);
  expect(client.getInstructions()).toContain('reckoner://guide');
  const { contents } = await client.readResource({ uri: 'reckoner://guide' });
  expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringContaining('## Formulas') }]);
});

describe('check', () => {
  test('finds the catalog in order', async () => {
    expect(await ask('check')).toMatchObject({
      isError: false,
      structured: { in_order: true, calculators: 2, mistakes: 0, left_out: 0 },
    });
  });

  test('tells mistakes of a draft at its own lines, with the edit that mends them', async () => {
    const { structured } = await ask('check', drafted('length * width * depth', 'lenght * width * depth'));
    expect(structured).toMatchObject({
      in_order: false,
      calculators: null,
      mistakes: 1,
      findings: [{ code: 'unknown-name', file, line: 47, column: 11, edit: { text: 'length' } }],
    });
  });

  test('tells both readings of a number, and chooses none', async () => {
    const { structured } = await ask('check', drafted('max: 1000, step: 1 }', 'max: "17,5", step: 1 }'));
    const [found] = structured['findings'] as readonly Record<string, unknown>[];
    expect(found?.['edit']).toBeUndefined();
    expect(found?.['choices']).toMatchObject([{ text: '17.5' }, { text: '175' }]);
  });

  test('leaves the disk as it is, and forgets a draft after its call', async () => {
    const before = bytesBelow(root);
    await ask('check', drafted('title: Rain', 'titel: Rain'));
    await ask('mutate', { slug: 'rain-barrel', ...drafted('value: 400', 'value: 401') });
    expect(bytesBelow(root)).toEqual(before);
    expect((await ask('check')).structured).toMatchObject({ in_order: true });
  });

  test('takes a file that is not there yet', async () => {
    const text = readFileSync(join(root, file), 'utf8').replace('rain-barrel:', 'cistern:').split('raised-bed:')[0];
    const given = { 'catalog/calculators/cistern.yaml': (text ?? '').replace('Rain from a Roof', 'Cistern') };
    expect((await ask('check', { drafts: given })).structured).toMatchObject({ calculators: 3 });
  });

  test.each(['../elsewhere.yaml', 'catalog/../service.yaml', 'catalog/notes.txt'])(
    'refuses the draft %s',
    async (path) => {
      const answer = await ask('check', { drafts: { [path]: '' } });
      expect(answer).toMatchObject({ isError: true, structured: { refused: expect.stringContaining(path) } });
    },
  );
});

describe('explain', () => {
  test('tells what a code means', async () => {
    const { structured } = await ask('explain', { code: 'cannot-convert' });
    expect(structured).toMatchObject({ code: 'cannot-convert', severity: 'error', fix: expect.any(String) });
  });

  test('suggests a code for one that there is not', async () => {
    const answer = await ask('explain', { code: 'cant-convert' });
    expect(answer).toMatchObject({ isError: true, structured: { refused: expect.stringContaining('cannot-convert') } });
  });
});

describe('preview', () => {
  test('answers the worked examples', async () => {
    const { structured } = await ask('preview', { slug: 'rain-barrel' });
    expect(structured).toEqual({
      slug: 'rain-barrel',
      examples: [
        {
          name: 'ten millimetres on fifty square metres',
          inputs: { roof: 50, rain: 10, caught: 80 },
          figures: expect.arrayContaining([{ name: 'value', unit: 'l', said: 400 }]),
          sentence: '10 millimetres of rain on 50 square metres of roof give 400 litres.',
        },
        expect.objectContaining({ name: 'a downpour that is caught whole' }),
      ],
    });
  });

  test('answers a call, although an example fails', async () => {
    const call = { slug: 'rain-barrel', inputs: { roof: 100, rain: '20' }, ...drafted('value: 400', 'value: 401') };
    const { structured } = await ask('preview', call);
    expect(structured).toMatchObject({
      inputs: { roof: 100, rain: 20, caught: 80 },
      figures: expect.arrayContaining([{ name: 'value', unit: 'l', said: 1600 }]),
    });
  });

  test('answers for items of a list', async () => {
    const roofs =
      'roofs: { label: Roofs, type: list, of: { wide: { label: Wide, type: number, unit: m, required: true, min: 1, max: 20, step: 1 } }, most: 4, instead_of: { roof: "sum(roofs, wide * 5 m)" } }';
    const draft = drafted('  # One line for each step.', `    ${roofs}\n  # One line for each step.`);
    const { structured } = await ask('preview', {
      slug: 'rain-barrel',
      inputs: { roofs: [{ wide: 4 }, { wide: '6' }] },
      ...draft,
    });
    expect(structured).toMatchObject({ inputs: { roof: 50 } });
  });

  const wide = '{ wide: { label: Wide, type: number, unit: m, required: true, min: 1, max: 20, step: 1 } }';

  test('answers worked examples with the items of their lists', async () => {
    const roofs = `roofs: { label: Roofs, type: list, of: ${wide}, most: 4, instead_of: { roof: "sum(roofs, wide * 5 m)" } }`;
    const text = readFileSync(join(root, file), 'utf8').replace(
      '  # One line for each step.',
      `    ${roofs}\n  # One line for each step.`,
    );
    const example =
      '  examples:\n    - { name: two roofs, inputs: { roofs: [{ wide: 4 }, { wide: 8 }], rain: 10, caught: 80 }, value: 480, source: 60 * 10 * 0.8 }';
    const draft = { drafts: { [file]: text.replace('  examples:', example) } };
    const { structured } = await ask('preview', { slug: 'rain-barrel', ...draft });
    expect(structured).toMatchObject({
      examples: expect.arrayContaining([
        expect.objectContaining({
          name: 'two roofs',
          inputs: { roof: 60, rain: 10, caught: 80 },
          figures: expect.arrayContaining([{ name: 'value', unit: 'l', said: 480 }]),
        }),
      ]),
    });
  });

  test('answers each call of a session about a list that steps add up', async () => {
    const entry = [
      'beds:',
      '  title: Beds',
      '  subtitle: The area of several beds',
      '  tag: garden',
      '  disclaimer: A sketch.',
      '  inputs:',
      `    beds: { label: Beds, type: list, of: ${wide}, most: 4 }`,
      '  formula:',
      '    area: sum(beds, wide * 2 m)',
      '  result: { value: area, unit: m2, decimals: 0, interpretation: "The beds cover {area}." }',
      '  examples:',
      '    - { name: two beds, inputs: { beds: [{ wide: 3 }, { wide: 4 }] }, value: 14, source: 7 * 2 }',
      '  sources: [A ruler]',
      '',
    ].join('\n');
    const call = { slug: 'beds', drafts: { 'catalog/calculators/beds.yaml': entry } };
    const answers = [];
    for (const inputs of [{ beds: [{ wide: 3 }] }, { beds: [{ wide: 5 }] }, undefined])
      answers.push((await ask('preview', inputs === undefined ? call : { ...call, inputs })).structured);
    const said = (value: number) => ({ figures: [{ name: 'value', unit: expect.any(String), said: value }] });
    expect(answers).toMatchObject([said(6), said(10), { examples: [said(14)] }]);
    await ask('check');
    expect((await ask('preview', { ...call, inputs: { beds: [{ wide: 5 }] } })).structured).toMatchObject(said(10));
  });

  test('echoes the day that was asked for', async () => {
    const dated = [
      'fees:',
      '  fee:',
      '    source: The gardens',
      '    periods:',
      '      - { until: 2025-12-31, value: 3 }',
      '      - { from: 2026-01-01, value: 4 }',
      '',
    ].join('\n');
    const text = readFileSync(join(root, file), 'utf8')
      .replace('roof * rain', 'roof * rain * fees.fee / 4')
      .replace('inputs: {}', 'inputs: { on: 2026-07-01 }')
      .replace('caught: 100 }', 'caught: 100, on: 2026-08-01 }');
    const figures = readFileSync(join(root, 'catalog/figures.yaml'), 'utf8');
    const drafts = { [file]: text, 'catalog/figures.yaml': `${figures}\n${dated}` };
    const given = { roof: 50, rain: 10, caught: 80, on: '2026-12-30' };
    expect((await ask('preview', { slug: 'rain-barrel', inputs: given, drafts })).structured).toMatchObject({
      inputs: { on: '2026-12-30' },
    });
    expect((await ask('preview', { slug: 'rain-barrel', drafts })).structured).toMatchObject({
      examples: [
        { inputs: { on: '2026-07-01' }, figures: expect.arrayContaining([{ name: 'value', unit: 'l', said: 400 }]) },
        { inputs: { on: '2026-08-01' }, figures: expect.arrayContaining([{ name: 'value', unit: 'l', said: 2000 }]) },
      ],
    });
  });

  test.each([
    [{ slug: 'rain-barel' }, 'rain-barrel'],
    [{ slug: 'rain-barrel', inputs: { roofs: 3 } }, 'Did you mean roof?'],
    [{ slug: 'rain-barrel', inputs: { roof: 'large' } }, 'roof is not a number. Send a decimal number'],
  ])('refuses %j', async (call, said) => {
    const answer = await ask('preview', call);
    expect(answer).toMatchObject({ isError: true, structured: { refused: expect.stringContaining(said) } });
  });

  test('names the mistakes that leave nothing to answer', async () => {
    const answer = await ask('preview', { slug: 'rain-barrel', ...drafted('roof * rain', 'roof + rain') });
    expect(answer).toMatchObject({ isError: true, structured: { mistakes: 1, findings: [{ file, line: 16 }] } });
  });
});

test('mutate lists slips that nothing notices, at their lines', async () => {
  const { structured } = await ask('mutate', { slug: 'raised-bed' });
  const [report] = structured['calculators'] as readonly { slug: string; survivors: readonly unknown[] }[];
  expect(report?.slug).toBe('raised-bed');
  expect(report?.survivors).toContainEqual(expect.objectContaining({ file, shows: expect.anything() }));
});

test('arguments that a tool has not are refused', async () => {
  const answer = await client.callTool({ name: 'preview', arguments: { slug: 'rain-barrel', input: {} } });
  expect(answer.isError).toBe(true);
});
