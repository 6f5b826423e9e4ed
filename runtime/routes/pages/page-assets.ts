/** Assets of pages: styles, scripts and modules of calculators, each at its address. */

import type { ServiceInfo } from '../../../engine/kernel/service.js';
import type { Asset, AssetParts, Assets } from '../../../pages/assets/assets.js';
import { assetsOf } from '../../../pages/assets/assets.js';
import type { PageFiles } from '../../../pages/assets/read-assets.js';
import { embedScriptAddress } from '../../../pages/site/page-site.js';

/** Sources of all assets. */
export interface AssetSource {
  readonly calculators: AssetParts;
  readonly files: PageFiles;
}

/** Everything that pages load, and the addresses of what is their own. */
export interface PageAssets extends Assets {
  readonly siteStyle: string;
  readonly pageScript: string;
  readonly frameScript: string;
}

const folder = '/assets';
const scriptType = 'text/javascript; charset=utf-8';
const styleType = 'text/css; charset=utf-8';

/** The files at their addresses, which change with their contents; only that of the script for other sites does not. */
export function pageAssets({ calculators, files }: AssetSource, service: ServiceInfo): PageAssets {
  const assets = assetsOf(calculators, service, folder);
  const [siteStyle, pageScript, frameScript] = [files.siteStyle, files.pageScript, files.frameScript].map(
    ({ name }) => `${folder}/${name}`,
  ) as [string, string, string];
  const own: readonly [string, Asset][] = [
    [siteStyle, { body: files.siteStyle.body, type: styleType, immutable: true }],
    [pageScript, { body: files.pageScript.body, type: scriptType, immutable: true }],
    [frameScript, { body: files.frameScript.body, type: scriptType, immutable: true }],
    [embedScriptAddress, { body: files.embedScript.body, type: scriptType, immutable: false }],
  ];
  return { ...assets, files: new Map([...assets.files, ...own]), siteStyle, pageScript, frameScript };
}
