/** The store at the workbench's own server. */
import type { Said } from '../messages/review.js';
import { pageWords as words } from '../messages/words.js';
import type { KeptCatalog, KeptFile, Saved, Store } from './store.js';

/** A header that pages of other sites cannot send, so that only this page can write. */
const proof = { 'x-reckoner-workbench': '1' };

/** The catalog, or null when the page comes from a server that has only files. */
export async function loadFromServer(): Promise<KeptCatalog | null> {
  try {
    const response = await fetch('api/catalog');
    const isOurs = response.ok && response.headers.get('content-type')?.startsWith('application/json') === true;
    return isOurs ? ((await response.json()) as KeptCatalog) : null;
  } catch {
    return null;
  }
}

export const serverStore: Store = { save, reviews, addReview, watch };

async function save(path: string, text: string, digest: string | null): Promise<Saved> {
  const condition: Record<string, string> = digest === null ? { 'if-none-match': '*' } : { 'if-match': `"${digest}"` };
  try {
    const address = `api/files/${path.split('/').map(encodeURIComponent).join('/')}`;
    const response = await fetch(address, { method: 'PUT', headers: { ...proof, ...condition }, body: text });
    const answer = (await response.json()) as {
      readonly digest?: string;
      readonly now?: KeptFile | null;
      readonly why?: string;
    };
    if (response.ok) return { kind: 'saved', digest: answer.digest ?? '' };
    if (response.status === 412) return { kind: 'changed', now: answer.now ?? null };
    return { kind: 'refused', why: answer.why ?? words.serverStatus({ status: response.status }) };
  } catch {
    return { kind: 'refused', why: words.serverGone };
  }
}

async function reviews(slug: string): Promise<string | null> {
  try {
    const response = await fetch(`api/reviews/${slug}`);
    return response.ok ? ((await response.json()) as { readonly text: string | null }).text : null;
  } catch {
    return null;
  }
}

async function addReview(slug: string, said: Said): Promise<string | null> {
  try {
    const response = await fetch(`api/reviews/${slug}`, { method: 'POST', headers: proof, body: JSON.stringify(said) });
    const { why } = (await response.json()) as { readonly why?: string };
    return response.ok ? null : (why ?? words.serverStatus({ status: response.status }));
  } catch {
    return words.serverGone;
  }
}

function watch(changed: (path: string, file: KeptFile | null) => void): void {
  const events = new EventSource('api/events');
  events.addEventListener('file', ({ data }: MessageEvent<string>) => {
    const { path, file } = JSON.parse(data) as { readonly path: string; readonly file: KeptFile | null };
    changed(path, file);
  });
}
