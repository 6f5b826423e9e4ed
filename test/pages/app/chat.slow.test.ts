/** The calculator in a chat: shown by the reference host of MCP Apps, with a real service behind it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Client } from '@modelcontextprotocol/client';
import type { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge';
import { buildSync } from 'esbuild';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { listen } from '../../support/http.js';
import { callTool, connectTo, httpTransport } from '../../support/mcp-client.js';
import type { PageApp } from '../../support/page-app.js';
import { startPageApp } from '../../support/page-app.js';
import { bilingualHousehold, householdFolder } from '../../support/page-catalog.js';
import { projectRoot } from '../../support/project-root.js';
import { launchBrowser } from '../../support/slow/browser.js';
import { builtSource } from '../../support/slow/page-server.js';
import { chromiumProgram } from '../../support/slow/programs.js';
import { needPrograms } from '../../support/slow/services.js';
import { until } from '../../support/until.js';

needPrograms(chromiumProgram);

/** The policy that hosts give a page which asks for no permission. */
const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src data:";

let browser: Browser;
let pages: PageApp;
let client: Client;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  pages = await startPageApp(bilingualHousehold, { pages: builtSource(householdFolder) });
  client = await connectTo(httpTransport(pages.app), 'auto');
  browser = await launchBrowser();
  const host = hostScript();
  server = createServer((request, response) => {
    const isScript = request.url === '/host.js';
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? host
        : '<!doctype html><html lang="en"><title>A chat</title><body><header><h1>A chat</h1></header></body></html>',
    );
  });
  await listen(server, '127.0.0.1');
});
afterAll(async () => {
  await browser?.close();
  await client?.close();
  await pages?.stop();
  server?.close();
});

function hostScript(): string {
  const entryPoints = [join(projectRoot, 'test/pages/app/host.js')];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, format: 'esm', target: 'chrome111', write: false });
  return outputFiles.map(({ text }) => text).join('');
}

interface Chat {
  readonly page: Page;
  readonly app: FrameLocator;
  /** What the model was told. */
  readonly told: string[];
  /** The addresses that the host was asked to open. */
  readonly opened: string[];
  readonly complaints: string[];
}

interface ChatOptions {
  readonly theme?: 'light' | 'dark';
  readonly passesCalls?: boolean;
}

/** A chat in which the model has called a tool, and the host shows the tool's page. */
async function openChat(given: Record<string, unknown>, options: ChatOptions = {}): Promise<Chat> {
  const page = await (await browser.newContext()).newPage();
  const [told, opened, complaints]: [string[], string[], string[]] = [[], [], []];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('callTool', (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args }),
  );
  await page.exposeFunction('tellModel', (text: string) => void told.push(text));
  await page.exposeFunction('openLink', (address: string) => void opened.push(address));
  const shown = {
    appPage: await appPage(),
    given,
    result: await client.callTool({ name: 'calculate_job', arguments: given }),
    theme: options.theme ?? 'light',
    passesCalls: options.passesCalls ?? true,
  };
  await page.addInitScript((values) => Object.assign(globalThis, values), shown);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.addScriptTag({ url: '/host.js', type: 'module' });
  return { page, app: page.frameLocator('iframe'), told, opened, complaints };
}

/** The page that the tool names, as the service gives it. */
async function appPage(): Promise<string> {
  const { tools } = await client.listTools();
  const marked = tools.filter(({ _meta }) => _meta?.['ui'] !== undefined);
  expect(marked.map(({ name }) => name)).toEqual(['calculate_job']);
  const { resourceUri = '' } = (marked[0]?._meta?.['ui'] ?? {}) as { readonly resourceUri?: string };
  const { contents } = await client.readResource({ uri: resourceUri });
  expect(contents).toMatchObject([{ uri: resourceUri, mimeType: 'text/html;profile=mcp-app' }]);
  return (contents[0] as { readonly text: string }).text;
}

test('a calculation is shown with its answer, its form and its disclaimers', async () => {
  const { page, app, complaints } = await openChat({ slug: 'wall-paint', inputs: { area: 25 } });
  await app.getByText('25 square metres of smooth ground').first().waitFor();
  expect(await app.getByRole('textbox', { name: 'Area of the walls' }).inputValue()).toBe('25');
  const { structured } = await callTool(client, 'calculate_job', { slug: 'wall-paint', inputs: { area: 25 } });
  const notes = await app.locator('.notes').innerText();
  for (const name of ['disclaimer', 'legal_disclaimer']) expect(notes).toContain(structured[name]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a changed input is calculated by the service, and the model receives the result', async () => {
  const { page, app, told, complaints } = await openChat({ slug: 'wall-paint', inputs: { area: 25 } });
  await app.getByRole('textbox', { name: 'Area of the walls' }).fill('40');
  await app.getByText('40 square metres of smooth ground').first().waitFor();
  await until(() => told.length > 0);
  expect(told.join()).toContain('40 square metres');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('items of a list are rows, of which one can be added and taken away', async () => {
  const walls = [{ length: 5, height: 2.5 }];
  const { page, app, told, complaints } = await openChat({ slug: 'wall-paint', inputs: { walls } });
  await app.getByText('12.5 square metres of smooth ground').first().waitFor();
  const lengths = app.getByRole('textbox', { name: 'Length' });
  expect(await lengths.first().inputValue()).toBe('5');
  await lengths.nth(1).fill('7');
  await app.getByText('30 square metres of smooth ground').first().waitFor();
  await app.getByRole('button', { name: 'Remove' }).first().click();
  await app.getByText('17.5 square metres of smooth ground').first().waitFor();
  await until(() => told.length > 1);
  expect(told.at(-1)).toContain('17.5 square metres');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a call in German is shown, changed and refused in German', async () => {
  const { page, app, complaints } = await openChat({ slug: 'wall-paint', inputs: { area: 25 }, lang: 'de' });
  await app.getByText('Für 25 Quadratmeter').first().waitFor();
  await app.getByRole('button', { name: 'Berechnen' }).waitFor();
  const area = app.getByRole('textbox', { name: 'Fläche der Wände' });
  await area.fill('40');
  await app.getByText('Für 40 Quadratmeter').first().waitFor();
  await area.fill('viel');
  await app.getByRole('alert').getByText('Geben Sie eine Zahl ein').waitFor();
  expect(await app.locator('html').getAttribute('lang')).toBe('de');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a mistake is shown at its field, and mended by the next answer', async () => {
  const { page, app } = await openChat({ slug: 'wall-paint', inputs: { area: 25 } });
  const area = app.getByRole('textbox', { name: 'Area of the walls' });
  await area.fill('a few');
  await app.getByRole('alert').waitFor();
  expect(await area.getAttribute('aria-invalid')).toBe('true');
  await area.fill('30');
  await app.getByText('30 square metres of smooth ground').first().waitFor();
  expect(await app.getByRole('alert').count()).toBe(0);
  await page.context().close();
});

test('a host that passes no calls on still shows the answer', async () => {
  const { page, app, complaints } = await openChat(
    { slug: 'wall-paint', inputs: { area: 25 } },
    { passesCalls: false },
  );
  await app.getByText('25 square metres of smooth ground').first().waitFor();
  expect(await app.getByRole('textbox').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** What hosts wait for: they keep pages of a few hundred kilobytes out of a conversation. */
const mostBytes = 150_000;

test('the page is small enough to be sent with every conversation', async () => {
  expect(Buffer.byteLength(await appPage())).toBeLessThan(mostBytes);
});

test('the host may ask whether the page is there, change its look, and take it away', async () => {
  const { page, app, complaints } = await openChat({ slug: 'wall-paint', inputs: { area: 25 } });
  await app.getByText('25 square metres of smooth ground').first().waitFor();
  const asked = await page.evaluate(async () => {
    const { bridge } = globalThis as unknown as { readonly bridge: AppBridge };
    await bridge.sendHostContextChange({ theme: 'dark' });
    return { ping: await bridge.request({ method: 'ping' }), end: await bridge.teardownResource({}) };
  });
  expect(asked).toEqual({ ping: {}, end: {} });
  await until(async () => (await app.locator('html').evaluate((element) => element.style.colorScheme)) === 'dark');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a link to another page is opened by the host', async () => {
  const { page, app, opened, complaints } = await openChat({ slug: 'wall-paint', inputs: { area: 25 } });
  await app.getByText('25 square metres of smooth ground').first().waitFor();
  await app.locator('body').evaluate((body) => {
    const link = body.ownerDocument.createElement('a');
    link.href = 'https://reckoner.example/page';
    body.querySelector('main')?.shadowRoot?.append(link);
    link.click();
  });
  await until(() => opened.length > 0);
  expect(opened).toEqual(['https://reckoner.example/page']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the page of a dark chat is dark, and nobody is hindered', async () => {
  const { page, app } = await openChat({ slug: 'wall-paint', inputs: { area: 25 } }, { theme: 'dark' });
  await app.getByText('25 square metres of smooth ground').first().waitFor();
  const color = await app.locator('html').evaluate((element) => element.style.colorScheme);
  expect(color).toBe('dark');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.context().close();
});
