/** The catalog as the workbench's own server keeps it. */
import type { KeptCatalog, KeptFile, Saved, Store } from './store.js';

/** No page of another site can send it along, so that only this one writes. */
const proof = { 'x-reckoner-workbench': '1' };

/** The catalog; null where the page comes from a server of files alone. */
export async function loadFromServer(): Promise<KeptCatalog | null> {
  try {
    const response = await fetch('api/catalog');
    const isOurs = response.ok && response.headers.get('content-type')?.startsWith('application/json') === true;
    return isOurs ? ((await response.json()) as KeptCatalog) : null;
  } catch {
    return null;
  }
}

export const serverStore: Store = { save, watch };

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
    return { kind: 'refused', why: answer.why ?? `The server answered ${response.status}.` };
  } catch {
    return {
      kind: 'refused',
      why: 'The workbench no longer answers: is it still running? Your text is only on this page.',
    };
  }
}

function watch(changed: (path: string, file: KeptFile | null) => void): void {
  const events = new EventSource('api/events');
  events.addEventListener('file', ({ data }: MessageEvent<string>) => {
    const { path, file } = JSON.parse(data) as { readonly path: string; readonly file: KeptFile | null };
    changed(path, file);
  });
}
