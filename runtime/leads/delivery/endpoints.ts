/** The webhooks of the providers, from the operator's configuration. Secrets never appear in a message. */

export interface WebhookEndpoint {
  readonly provider: string;
  readonly url: string;
  /** Each signs the message. Two of them while the receiver changes from one to the other. */
  readonly secrets: readonly string[];
}

export type EndpointsReading =
  | { readonly ok: true; readonly endpoints: ReadonlyMap<string, WebhookEndpoint> }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/**
 * Reads `{"<provider>": {"url": "https://...", "secret": "whsec_..."}}`; `secret` may be a list.
 * Plain http is refused unless `allowPrivate`, which is for receivers in the operator's own network.
 */
export function readEndpoints(text: string, allowPrivate: boolean): EndpointsReading {
  const value = parseJson(text);
  if (!isRecord(value)) return { ok: false, mistakes: ['The webhooks are not a JSON object of providers.'] };
  const mistakes: string[] = [];
  const endpoints = new Map<string, WebhookEndpoint>();
  for (const [provider, entry] of Object.entries(value)) {
    const found = isRecord(entry) ? entryMistakes(entry, allowPrivate) : ['is not an object with url and secret'];
    mistakes.push(...found.map((mistake) => `Webhook of provider ${provider}: ${mistake}.`));
    if (found.length === 0 && isRecord(entry)) endpoints.set(provider, toEndpoint(provider, entry));
  }
  return mistakes.length === 0 ? { ok: true, endpoints } : { ok: false, mistakes };
}

function entryMistakes(entry: Readonly<Record<string, unknown>>, allowPrivate: boolean): string[] {
  const unknown = Object.keys(entry).filter((key) => key !== 'url' && key !== 'secret');
  const secrets = secretsOf(entry);
  return [
    ...unknown.map((key) => `${key} is unknown; the keys are url and secret`),
    ...urlMistakes(entry['url'], allowPrivate),
    ...(secrets.length === 0 ? ['secret is missing'] : []),
    ...(secrets.every(isSecret) ? [] : ['secret is not whsec_ followed by the base64 of 24 to 64 bytes']),
  ];
}

function urlMistakes(value: unknown, allowPrivate: boolean): string[] {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined) return ['url is not a URL'];
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return ['url does not begin with https:'];
  return url.username === '' && url.password === '' ? [] : ['url contains a user name or password'];
}

function secretsOf(entry: Readonly<Record<string, unknown>>): readonly unknown[] {
  const secret = entry['secret'];
  return Array.isArray(secret) ? secret : secret === undefined ? [] : [secret];
}

function isSecret(value: unknown): value is string {
  const match = typeof value === 'string' ? /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) : null;
  const bytes = Buffer.from(match?.[1] ?? '', 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

function toEndpoint(provider: string, entry: Readonly<Record<string, unknown>>): WebhookEndpoint {
  return { provider, url: String(entry['url']), secrets: secretsOf(entry).filter(isSecret) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
