/** The program of the page: finds the catalog, in the address, at a server, or the one to begin with, and opens it. */
import { ReckonerCalculator } from '../../pages/element/calculator-element.js';
import { byId } from '../dom/element.js';
import { filesIn, isCatalogFragment } from '../files/address.js';
import { loadFromServer, serverStore } from '../files/server-store.js';
import type { KeptCatalog } from '../files/store.js';
import type { FileText } from '../messages/text.js';
import { ask } from './dialog.js';
import { Workbench } from './workbench.js';

customElements.define('reckoner-calculator', ReckonerCalculator);

const catalog = await catalogOfAddress();
if (catalog !== null) new Workbench(catalog, null);
else {
  const kept = await loadFromServer();
  new Workbench(kept ?? (await starter()), kept === null ? null : serverStore);
}
// A link to another catalog changes nothing but the fragment, which alone loads nothing anew.
window.addEventListener('hashchange', () => location.reload());

async function catalogOfAddress(): Promise<KeptCatalog | null> {
  if (!isCatalogFragment(location.hash)) return null;
  const files = await filesIn(location.hash);
  if (files !== null) return playground('A shared catalog', files);
  // The address is left without it, so that a reload meets it no more.
  history.replaceState(null, '', location.pathname + location.search);
  byId('status').textContent = 'The link is damaged or too long.';
  await ask('This link cannot be read', [], [{ label: 'Begin without it', take: () => true, isMain: true }]);
  return null;
}

async function starter(): Promise<KeptCatalog> {
  const response = await fetch('starter.json');
  return playground('Playground', (await response.json()) as readonly FileText[]);
}

/** Nothing is kept anywhere but in links. */
function playground(name: string, files: readonly FileText[]): KeptCatalog {
  return { name, files: files.map((file) => ({ ...file, digest: '' })), committed: null };
}
