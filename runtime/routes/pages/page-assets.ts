/** Assets of pages: styles, scripts and modules of calculators, each at its address. */

import { createHash } from 'node:crypto';
import { assetsAddress, embedScriptAddress } from '../../../contract/addresses.js';
import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import type { ServiceInfo } from '../../../engine/kernel/service.js';
import type { Handler } from '../../../http/locals.js';
import type { Document } from '../../../http/representation.js';
import { createDocument, sendDocument } from '../../../http/representation.js';
import type { HeaderList } from '../../../http/security.js';
import type { Asset, AssetParts, Assets } from '../../../pages/assets/assets.js';
import { assetsOf } from '../../../pages/assets/assets.js';
import type { PageFiles } from '../../../pages/assets/read-assets.js';
import { lookSheet } from './readable-color.js';

/** Sources of all assets. */
export interface AssetSource {
  readonly calculators: AssetParts;
  readonly files: PageFiles;
  /** Makes a PNG of an SVG; null where nothing can. */
  readonly paint: Paint | null;
}

export type Paint = (svg: string) => Promise<Buffer>;

/** Everything that pages load, and the addresses of what is their own. */
export interface PageAssets extends Assets {
  readonly siteStyle: string;
  readonly pageScript: string;
  readonly frameScript: string;
  /** The address of the service's own colors; null where it has the usual ones. */
  readonly lookStyle: string | null;
}

const scriptType = 'text/javascript; charset=utf-8';
const styleType = 'text/css; charset=utf-8';

/** The files at their addresses, which change with their contents; only that of the script for other sites does not. */
export function pageAssets(
  { calculators, files }: AssetSource,
  { service, translation, others }: ServedCatalog,
): PageAssets {
  const assets = assetsOf(calculators, { service, translation }, assetsAddress, others);
  const [siteStyle, pageScript, frameScript] = [files.siteStyle, files.pageScript, files.frameScript].map(
    ({ name }) => `${assetsAddress}/${name}`,
  ) as [string, string, string];
  const own: readonly [string, Asset][] = [
    [siteStyle, { body: files.siteStyle.body, type: styleType, immutable: true }],
    [pageScript, { body: files.pageScript.body, type: scriptType, immutable: true }],
    [frameScript, { body: files.frameScript.body, type: scriptType, immutable: true }],
    [embedScriptAddress, { body: files.embedScript.body, type: scriptType, immutable: false }],
  ];
  const look = lookFile(service);
  const all = new Map([...assets.files, ...own, ...(look === null ? [] : [look])]);
  return { ...assets, files: all, siteStyle, pageScript, frameScript, lookStyle: look?.[0] ?? null };
}

/** The style sheet with the accent of the service at its address; null where it has none. */
function lookFile({ look }: ServiceInfo): readonly [string, Asset] | null {
  if (look?.accent === undefined) return null;
  const body = lookSheet(look.accent);
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return [`${assetsAddress}/look-${digest}.css`, { body, type: styleType, immutable: true }];
}

/**
 * Pages of other sites may load all of it: the script of frames, and the parts of a calculator. Each file is made a
 * document when it is asked for first: there are several per calculator, and startup must be fast.
 */
export function sendAsset({ files }: PageAssets, caching: HeaderList): Handler {
  const made = new Map<string, Document>();
  return ({ path }, response, next) => {
    const file = files.get(path);
    if (file === undefined) {
      next('route');
      return;
    }
    const document = made.get(path) ?? createDocument(file.type, file.body);
    made.set(path, document);
    sendDocument(response, file.immutable ? forever : caching, document);
  };
}

const forever: HeaderList = ['Cache-Control', 'public, max-age=31536000, immutable'];
