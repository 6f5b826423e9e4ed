/** Everything that pages load, by address. An address never changes its content, so that browsers ask for it once. */
import { createHash } from 'node:crypto';
import type { AnsweringService, ServiceInfo } from '../../engine/kernel/service.js';
import { browserTexts } from '../../words/browser-texts.js';
import type { Translation } from '../../words/phrases.js';
import { english } from '../../words/phrases.js';
import type { BrowserModules } from './browser-modules.js';

export interface Asset {
  readonly body: string;
  /** The media type. */
  readonly type: string;
  /** True when other content gets another address, so that caches may keep it forever. */
  readonly immutable: boolean;
}

export interface Assets extends ModuleAddresses {
  /** By the path of the address, which begins with a slash. */
  readonly files: ReadonlyMap<string, Asset>;
  /** The address of the program that defines the element. */
  readonly element: string;
  /** The address of the style sheet of calculators. */
  readonly style: string;
  /** The modules of a further language, by its code. */
  readonly inLanguage: (code: string) => ModuleAddresses;
}

/** The addresses of the modules of a language. */
export interface ModuleAddresses {
  /** The address of the module with the facts of the service. */
  readonly service: string;
  /** Returns the address of the module of a calculator. Throws when there is none. */
  readonly moduleOf: (slug: string) => string;
}

/** A bundled file; its name contains its digest. */
export interface BuiltFile {
  readonly name: string;
  readonly body: string;
}

/** What a build made for the pages of calculators. */
export interface AssetParts {
  readonly element: BuiltFile;
  /** What the element and the script of pages import, from the folder in which they lie themselves, once it is needed. */
  readonly later: readonly BuiltFile[];
  readonly style: BuiltFile;
  readonly modules: BrowserModules;
}

/** The facts of the service that elements get, in one language. */
export interface SpokenService {
  readonly service: ServiceInfo;
  /** Absent where it speaks American English. */
  readonly translation?: Translation;
}

const script = 'text/javascript; charset=utf-8';
const styleSheet = 'text/css; charset=utf-8';

/** The assets below a path such as `/assets`; `others` are the further languages by their codes. */
export function assetsOf(
  { element, later, style, modules: built }: AssetParts,
  own: SpokenService,
  below: string,
  others: ReadonlyMap<string, SpokenService> = new Map(),
): Assets {
  const folder = `${below}/${built.digest}`;
  const fileOf = ({ name, body }: BuiltFile, type: string) =>
    [`${below}/${name}`, { body, type, immutable: true }] as const;
  const bundles = { element: fileOf(element, script), style: fileOf(style, styleSheet) };
  const spoken: readonly (readonly [at: string, SpokenService])[] = [
    ...[...others].map(([code, each]) => [`${code}/`, each] as const),
    ['', own],
  ];
  const services = new Map(spoken.map(([at, each]) => [at, serviceFile(each, below, at)]));
  /** `at` is where the modules of a language lie below the folder. */
  const addressesAt = (at: string): ModuleAddresses => {
    const [service = ''] = services.get(at) ?? [];
    return { service, moduleOf: (slug) => moduleAddress(built, folder, `${at}calculators/${slug}.js`) };
  };
  const files = new Map<string, Asset>([
    ...Object.values(bundles),
    ...later.map((each) => fileOf(each, script)),
    ...services.values(),
    ...Object.entries(built.modules).map(([path, body]) => fileOf({ name: `${built.digest}/${path}`, body }, script)),
  ]);
  return {
    files,
    element: bundles.element[0],
    style: bundles.style[0],
    ...addressesAt(''),
    inLanguage: (code) => addressesAt(`${code}/`),
  };
}

function moduleAddress({ modules }: BrowserModules, folder: string, path: string): string {
  if (!Object.hasOwn(modules, path)) throw new Error(`there is no module at ${path}`);
  return `${folder}/${path}`;
}

/** The module that says what the service is, at its address: settings decide about it, so that no build can write it. */
function serviceFile(spoken: SpokenService, below: string, at: string): readonly [string, Asset] {
  const body = serviceModule(spoken);
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return [`${below}/${digest}/${at}service.js`, { body, type: script, immutable: true }];
}

/** Elements have no words of their own. */
function serviceModule({ service, translation = english }: SpokenService): string {
  const texts = JSON.stringify(browserTexts(translation));
  return `export const service = ${JSON.stringify(toldService(service))};\nexport const translation = ${texts};\n`;
}

function toldService(service: ServiceInfo): AnsweringService {
  const { version, catalogHash, baseUrl, legalDisclaimer, ctaMessage, timeZone, languages = [], leads } = service;
  return {
    ...{ version, catalogHash, baseUrl, legalDisclaimer, ctaMessage, timeZone, languages },
    leads: leads && {},
  };
}
