/** Takes the pictures of the README from the built service and workbench: `npm run build && npm run pictures`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.js';

const folder = 'docs/images';
const project = process.cwd();

/** Starts a program of the build, waits until it names its address, and passes that to the work. */
async function withAddress<T>(args: readonly string[], cwd: string, work: (address: string) => Promise<T>): Promise<T> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LEADS_FILE: join(cwd, 'leads.sqlite') };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    return await work(await addressIn(child.stdout));
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const port = /"port":(\d+)|127\.0\.0\.1:(\d+)/.exec(text)?.slice(1).find(Boolean);
    if (port !== undefined) {
      output.resume();
      return `http://127.0.0.1:${port}`;
    }
  }
  throw new Error(`The program ended before it named its address.\n${text}`);
}

/** Time limit of a picture, in milliseconds; long enough for a busy machine. */
const patience = 300_000;

/** Makes a copy of the catalog with a mistake in it. */
function copyWithSlip(target: string): void {
  cpSync('catalog', join(target, 'catalog'), { recursive: true });
  const path = join(target, 'catalog', 'calculators.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('volume: length * width', 'volume: lenght * width'));
}

async function save(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

mkdirSync(folder, { recursive: true });
const temporary = mkdtempSync(join(tmpdir(), 'pictures-'));
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 760 }, colorScheme: 'light' });
  page.setDefaultTimeout(patience);
  await withAddress([join(project, 'dist/runtime/server.js')], temporary, async (address) => {
    await page.goto(`${address}/calculators/concrete?length=24&width=12&thickness=4`, { waitUntil: 'networkidle' });
    await save(page, 'calculator');
  });
  copyWithSlip(temporary);
  const workbench = [join(project, 'dist/cli/main.js'), 'workbench', '--port', '0'];
  await withAddress(workbench, temporary, async (address) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByText('lenght').first().waitFor({ state: 'attached' });
    await page.locator('.cm-content').press('F8');
    await page.locator('.cm-lintRange-error').first().waitFor();
    await save(page, 'workbench');
  });
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true, force: true });
}
