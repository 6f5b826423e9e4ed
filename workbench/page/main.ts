/** Starts the page: opens the catalog in the address, else that of the server, else the starter. */
import { ReckonerCalculator } from '../../pages/element/calculator-element.js';
import { byId } from '../dom/element.js';
import { filesIn, isCatalogFragment } from '../files/fragment.js';
import { loadFromServer, serverStore } from '../files/server-store.js';
import type { KeptCatalog } from '../files/store.js';
import type { FileText } from '../messages/text.js';
import { pageWords as words } from '../messages/words.js';
import { ask } from './dialog.js';
import { Workbench } from './workbench.js';

customElements.define('reckoner-calculator', ReckonerCalculator);

const catalog = await catalogOfAddress();
if (catalog !== null) new Workbench(catalog, null);
else {
  const kept = await loadFromServer();
  new Workbench(kept ?? (await starter()), kept === null ? null : serverStore);
}
// A link to another catalog or place changes only the fragment, for which browsers do not load the page again.
window.addEventListener('hashchange', () => location.reload());

async function catalogOfAddress(): Promise<KeptCatalog | null> {
  if (!isCatalogFragment(location.hash)) return null;
  const files = await filesIn(location.hash);
  if (files !== null) return playground(words.sharedCatalog, files);
  // Remove it from the address, so that a reload does not find it again.
  history.replaceState(null, '', location.pathname + location.search);
  byId('status').textContent = words.damagedLink;
  await ask(words.unreadableLink, [], [{ label: words.beginWithout, take: () => true, isMain: true }]);
  return null;
}

async function starter(): Promise<KeptCatalog> {
  const response = await fetch('starter.json');
  return playground(words.playground, (await response.json()) as readonly FileText[]);
}

/** A catalog that is stored nowhere, only in links. */
function playground(name: string, files: readonly FileText[]): KeptCatalog {
  return { name, files: files.map((file) => ({ ...file, digest: '' })), committed: null };
}
