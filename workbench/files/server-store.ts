/** The store at the workbench's own server. */
import { pageWords as words } from '../messages/words.js';
import type { KeptCatalog, KeptFile, Saved, Store } from './store.js';

/** A header that pages of other sites cannot send, so that only this page can write. */
const proof = { 'x-reckoner-workbench': '1' };

/** The catalog, or null when the page comes from a server that has only files. */
export async function loadFromServer(): Promise<KeptCatalog | null> {
  const found = await asked<KeptCatalog>('api/catalog');
  const isOurs = found?.response.headers.get('content-type')?.startsWith('application/json') === true;
  return isOurs && found.response.ok ? found.answer : null;
}

/** The answer to a request as JSON; null when there is none. */
async function asked<Answer>(
  address: string,
  request?: RequestInit,
): Promise<{ readonly response: Response; readonly answer: Answer } | null> {
  try {
    const response = await fetch(address, request);
    return { response, answer: (await response.json()) as Answer };
  } catch {
    return null;
  }
}

export const serverStore: Store = { save, watch };

async function save(path: string, text: string, digest: string | null): Promise<Saved> {
  const condition: Record<string, string> = digest === null ? { 'if-none-match': '*' } : { 'if-match': `"${digest}"` };
  const address = `api/files/${path.split('/').map(encodeURIComponent).join('/')}`;
  const request = { method: 'PUT', headers: { ...proof, ...condition }, body: text };
  const found = await asked<SaveAnswer>(address, request);
  if (found === null) return { kind: 'refused', why: words.serverGone };
  const { response, answer } = found;
  if (response.ok) return { kind: 'saved', digest: answer.digest ?? '' };
  if (response.status === 412) return { kind: 'changed', now: answer.now ?? null };
  return { kind: 'refused', why: answer.why ?? words.serverStatus({ status: response.status }) };
}

interface SaveAnswer {
  readonly digest?: string;
  readonly now?: KeptFile | null;
  readonly why?: string;
}

function watch(changed: (path: string, file: KeptFile | null) => void): void {
  const events = new EventSource('api/events');
  events.addEventListener('file', ({ data }: MessageEvent<string>) => {
    const { path, file } = JSON.parse(data) as { readonly path: string; readonly file: KeptFile | null };
    changed(path, file);
  });
}
