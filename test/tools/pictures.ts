/** Takes the pictures of the README from the built service and workbench: `npm run build && npm run pictures`. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ServiceCall } from '../../scripts/with-service.js';
import { withService } from '../../scripts/with-service.js';
import { serveWorkbench } from '../../workbench/server/serve-workbench.js';
import { launchBrowser } from '../support/slow/browser.js';

const folder = 'docs/images';
const project = process.cwd();

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
  const service: ServiceCall = {
    folder: temporary,
    command: [process.execPath, join(project, 'dist/runtime/server.js')],
    env: { ...process.env, LEADS_FILE: join(temporary, 'leads.sqlite') },
  };
  await withService(service, async (address) => {
    await page.goto(`${address}/calculators/concrete?length=24&width=12&thickness=4`, { waitUntil: 'networkidle' });
    await save(page, 'calculator');
  });
  copyWithSlip(temporary);
  const assets = join(project, 'dist/assets/workbench');
  const { address, stop } = await serveWorkbench({ assets, root: temporary, catalog: 'catalog', port: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByText('lenght').first().waitFor({ state: 'attached' });
  await page.locator('.cm-content').press('F8');
  await page.locator('.cm-lintRange-error').first().waitFor();
  await save(page, 'workbench');
  await stop();
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true, force: true });
}
