/** Measures the built files that a browser loads before a calculator or the workbench answers, compressed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { calendarOf } from '../engine/calculator/calendar.js';
import { prepareCalculator } from '../engine/calculator/prepared-calculator.js';
import { calculators } from '../generated/index.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import type { Assets } from '../pages/assets/assets.js';
import { renderElement } from '../pages/markup/calculator.js';
import { viewOf } from '../pages/markup/whole-view.js';
import { built } from '../test/support/slow/built.js';
import { builtAssets } from '../test/support/slow/page-server.js';
import { english } from '../words/phrases.js';
import type { Row } from './row.js';

/** Rows for the calculator that loads most, the whole and then each part, and for the workbench, in kB of gzip. */
export function benchFirstLoad(): readonly Row[] {
  const assets = builtAssets('generated', service);
  const loads = [...calculators.keys()].map((slug) => ({ slug, parts: partsOf(slug, assets) }));
  const heaviest = loads.reduce((a, b) => (sum(b.parts) > sum(a.parts) ? b : a));
  const whole = sum(heaviest.parts);
  const row = (name: string, bytes: number): Row => {
    return { name: `first load, ${name}`, value: bytes / 1000, unit: 'kB gzip', ratio: bytes / whole };
  };
  const { slug, parts } = heaviest;
  return [
    row(`heaviest page, ${slug}`, whole),
    ...Object.entries(parts).map(([name, bytes]) => row(name, bytes)),
    row('workbench', workbenchBytes()),
  ];
}

/** Of every file that the workbench asks for. */
function workbenchBytes(): number {
  const folder = built('assets/workbench');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  return names.reduce((all, name) => all + compressed(readFileSync(join(folder, name))), 0);
}

function sum(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((all, each) => all + each, 0);
}

function partsOf(slug: string, assets: Assets): Readonly<Record<string, number>> {
  const sizeOf = (address: string): number => compressed(assets.files.get(address)?.body ?? '');
  return {
    'element and engine': sizeOf(assets.element),
    style: sizeOf(assets.style),
    'module of the calculator': sizeOf(assets.moduleOf(slug)),
    'facts of the service': sizeOf(assets.service),
    'markup of the calculator': compressed(markupOf(slug, assets)),
  };
}

function compressed(body: string | Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

/** The markup before anything is filled in. */
function markupOf(slug: string, assets: Assets): string {
  const calculator = calculators.get(slug);
  if (calculator === undefined) throw new Error(`there is no ${slug}`);
  const { baseUrl, timeZone } = service;
  const fixed = { clock: Date.now, calendar: calendarOf(timeZone), digest: () => '', translation: english };
  const context = { service, network, baseUrl, ...fixed };
  const addresses = { style: assets.style, module: assets.moduleOf(slug), service: assets.service };
  return renderElement(viewOf(prepareCalculator(calculator, context), ''), addresses);
}
