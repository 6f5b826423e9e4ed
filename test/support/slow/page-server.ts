/** A server for tests of the component: pages that a test writes, the assets of a catalog, and a strict policy. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readFolder } from '../../../authoring/commands/files.js';
import type { ServiceInfo } from '../../../engine/kernel/service.js';
import type { Assets } from '../../../pages/assets/assets.js';
import { assetsOf } from '../../../pages/assets/assets.js';
import type { BrowserModules } from '../../../pages/assets/browser-modules.js';
import { browserModules } from '../../../pages/assets/browser-modules.js';
import { readAssets, readPageFiles } from '../../../pages/assets/read-assets.js';
import type { AssetSource } from '../../../runtime/routes/pages/page-assets.js';
import { keptBuild } from '../kept-build.js';
import { built } from './built.js';
import { compileInto } from './compiled-service.js';

/** The policy that the pages of the service are sent with. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";

/** The assets of a folder of generated modules, as the build made them. */
export function builtAssets(generated: string, service: ServiceInfo): Assets {
  return assetsOf(builtSource(generated).calculators, { service }, '/assets');
}

/** What those assets are made of, and the files of the pages around them. */
export function builtSource(generated: string): AssetSource {
  const folders = { built: built('assets'), generated: built('generated') };
  const own = readAssets(folders);
  const modules = generated === 'generated' ? own.modules : modulesOf(generated);
  return { calculators: { ...own, modules }, files: readPageFiles(folders), paint: null };
}

/** The modules of an example, which is not built. */
function modulesOf(generated: string): BrowserModules {
  const kept = keptBuild(`modules-of-${generated.replaceAll('/', '-')}`, [generated, 'test/support/slow'], (folder) =>
    compileInto(folder, [generated]),
  );
  return browserModules(readFolder(join(kept, generated)), readFolder(built('engine/kernel')));
}

/** A page that has a dark side, and knows it. */
const pageStyle = ':root { color-scheme: light dark; background: Canvas; color: CanvasText }';

export interface PageServer {
  /** The address of the server, without a final slash. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Serves assets, and at every other address the page that `pageAt` writes. */
export async function servePages(assets: Assets, pageAt: (url: URL) => string): Promise<PageServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asset = assets.files.get(url.pathname);
    response.setHeader('content-security-policy', policy);
    const isStyle = url.pathname === '/page.css';
    response.setHeader('content-type', asset?.type ?? (isStyle ? 'text/css' : 'text/html; charset=utf-8'));
    response.end(asset?.body ?? (isStyle ? pageStyle : pageAt(url)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A page around an element, as small as pages are, with its own style or without. */
export function pageAround(assets: Assets, body: string, isStyled = true): string {
  const style = isStyled ? '<link rel="stylesheet" href="/page.css">' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calculator</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${style}<script type="module" src="${assets.element}"></script></head>
<body><main><h1>Calculators</h1>${body}</main></body></html>`;
}
