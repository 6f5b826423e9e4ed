/** Runs the service as a process: settings in, log out, and an end that cuts nothing off. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pino } from 'pino';
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { AssetFolders } from '../../pages/assets/read-assets.js';
import { readAssets, readPageFiles } from '../../pages/assets/read-assets.js';
import type { Environment } from '../../settings/read-settings.js';
import type { AssetSource } from '../routes/pages/page-assets.js';
import { openLogDestination } from './log-destination.js';
import { openPainter } from './open-painter.js';
import type { ProcessEdge, Serving } from './run-service.js';
import { runService } from './run-service.js';
import { listMistakes, readSettings } from './settings.js';

const findPackage = createRequire(import.meta.url).resolve;
/** How settings that name a file or need a package are read. */
export const settingTools = { readFile: (path: string): string => readFileSync(path, 'utf8'), findPackage };

/**
 * Serves the catalog until the process is told to stop. Settings that cannot be used are listed, all of them, and end
 * the process with exit code 1; so does an address that cannot be listened on.
 * `folders` is where the files of pages lie, null for a service without any. Gives what answers as soon as it does, null
 * where nothing does.
 */
export async function run(
  catalog: Catalog,
  env: Environment,
  process: NodeJS.Process,
  folders: AssetFolders | null = null,
): Promise<Serving | null> {
  const { requestsPerMinute, leads } = catalog.service;
  const leadsPerHour = leads?.perHour ?? null;
  const reading = readSettings(env, { requestsPerMinute, leadsPerHour, ...settingTools });
  if (!reading.ok) {
    process.stderr.write(listMistakes(reading.mistakes));
    process.exitCode = 1;
    return null;
  }
  const { settings } = reading;
  const edge = openEdge(process, settings.logLevel);
  return await runService(catalog, settings, edge, settings.hasPages ? await openPages(folders, edge) : null);
}

/** Opens the assets of pages. The sources have none for browsers: the build bundles them. */
async function openPages(folders: AssetFolders | null, { logger }: ProcessEdge): Promise<AssetSource | null> {
  if (folders === null) return null;
  if (existsSync(folders.built)) return await readPages(folders);
  logger.warn({ folder: folders.built }, 'there are no pages: `npm run build` makes what they load, or set PAGES=off');
  return null;
}

/** Reads the assets of pages. Throws where a part is missing. */
export async function readPages(folders: AssetFolders): Promise<AssetSource> {
  return { calculators: readAssets(folders), files: readPageFiles(folders), paint: await openPainter(findPackage) };
}

const standardOutput = 1;
/** Time limit of the last log lines, in milliseconds. */
const logPatience = 1_000;

/** The log, and the way out that writes its last lines. */
function openEdge(process: NodeJS.Process, level: string): ProcessEdge {
  const log = openLogDestination(standardOutput, (lines) => logger.warn({ lines }, 'lines of the log were dropped'));
  const logger = pino({ level }, log);
  return {
    process,
    logger,
    droppedLines: log.dropped,
    exit: (code) => {
      void log.end(logPatience).then(() => process.exit(code));
    },
  };
}
