/** Compresses at build time, for the address that the environment of the build names. */
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { AssetFolders } from '../../pages/assets/read-assets.js';
import type { Environment } from '../../settings/read-settings.js';
import { compressAnswers } from './compress-answers.js';
import { packBodies } from './compressed-bodies.js';
import { readPages, settingTools } from './run.js';
import { listMistakes, readSettings } from './settings.js';

/** A new file, or why there is none: the one that is there was made from the same, or the settings have mistakes. */
type Compressed = { readonly file: Buffer } | { readonly isSame: true } | { readonly mistakes: string };

/**
 * Compresses what the service of this catalog will send. Documents name `PUBLIC_BASE_URL`: what the build did not know, the
 * service compresses when it is asked for. `before` says from what the file that is there was made.
 */
export async function compressBuild(
  catalog: Catalog,
  env: Environment,
  folders: AssetFolders,
  { build, before }: { readonly build: string; readonly before: string | null },
): Promise<Compressed> {
  const { requestsPerMinute: usual } = catalog.service;
  // No settings of leads, which the build may not know.
  const reading = readSettings(env, { requestsPerMinute: usual, leadsPerHour: null, ...settingTools });
  if (!reading.ok) return { mistakes: listMistakes(reading.mistakes) };
  const { publicBaseUrl: baseUrl, requestsPerMinute, hasPages } = reading.settings;
  const from = [build, catalog.service.catalogHash, baseUrl, requestsPerMinute, hasPages].join(' ');
  if (from === before) return { isSame: true };
  const pages = hasPages ? await readPages(folders) : null;
  const bodies = await compressAnswers(catalog, { baseUrl, requestsPerMinute }, pages);
  return { file: packBodies(from, bodies) };
}
