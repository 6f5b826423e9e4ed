/** What pages load beside themselves: styles, scripts and the modules of calculators, each at an address. */
import { hash } from 'node:crypto';
import { embedScriptAddress } from '../../../pages/site/page-site.js';

export interface AssetFile {
  readonly body: string;
  readonly type: string;
  /** Whether the address changes with the content, so that nobody has to ask for it twice. */
  readonly immutable: boolean;
}

/** What a calculator in a page needs. */
export interface CalculatorAssets {
  /** By address. */
  readonly files: ReadonlyMap<string, AssetFile>;
  /** The address of the program that makes elements of calculators. */
  readonly element: string;
  /** The address of their style sheet. */
  readonly style: string;
  /** The address of the module with the facts of the service. */
  readonly service: string;
  /** The address of a calculator's module; null where there is none. */
  readonly moduleOf: (slug: string) => string | null;
}

/** The texts of what pages have of their own. */
export interface PageFiles {
  readonly siteStyle: string;
  readonly pageScript: string;
  readonly frameScript: string;
  readonly embedScript: string;
}

/** Everything that pages load. */
export interface PageAssets extends CalculatorAssets {
  readonly siteStyle: string;
  readonly pageScript: string;
  readonly frameScript: string;
}

const scriptType = 'text/javascript; charset=utf-8';
const styleType = 'text/css; charset=utf-8';

/** The files of pages beside those of calculators, under addresses that change with them. */
export function pageAssets(calculators: CalculatorAssets, files: PageFiles): PageAssets {
  const siteStyle = named('site', 'css', files.siteStyle);
  const pageScript = named('page', 'js', files.pageScript);
  const frameScript = named('frame', 'js', files.frameScript);
  const own: readonly [string, AssetFile][] = [
    [siteStyle, { body: files.siteStyle, type: styleType, immutable: true }],
    [pageScript, { body: files.pageScript, type: scriptType, immutable: true }],
    [frameScript, { body: files.frameScript, type: scriptType, immutable: true }],
    // Other sites name its address, which therefore never changes.
    [embedScriptAddress, { body: files.embedScript, type: scriptType, immutable: false }],
  ];
  const all = new Map([...calculators.files, ...own]);
  return { ...calculators, files: all, siteStyle, pageScript, frameScript };
}

function named(name: string, ending: string, text: string): string {
  return `/assets/${name}-${hash('sha1', text, 'hex').slice(0, 12)}.${ending}`;
}
