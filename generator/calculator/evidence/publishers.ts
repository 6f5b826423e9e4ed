/** Who publishes a page, and which records count as one voice. */

import type { Located, Named } from '../../language/forms/form.js';
import type { RawPublisher } from '../../language/forms/publishers.js';
import type { Publisher } from '../../program/evidence.js';
import type { Reporter } from '../../source/diagnostic.js';
import { suggestOrList } from '../../source/hint.js';
import type { EvidenceContext } from './evidence-context.js';

type Publishers = ReadonlyMap<string, RawPublisher>;

/** The publisher of a page. Where the catalog does not say who publishes what, each host speaks for itself. */
export function publisherOf({ value: at, span }: Located<string>, { facts, reporter }: PublisherContext): Publisher {
  const host = hostOf(at);
  const { publishers } = facts;
  const known = publishers && knownHost(host, publishers);
  const found = known && publishers?.get(known);
  if (publishers === null || !found) {
    const hint = `Add \`${host}: { publisher: NAME, kind: repeats }\` to publishers.yaml, with the kind that fits.`;
    if (publishers !== null && host !== '') reporter.report('unknown-publisher', span, { host }, { hint });
    return { name: null, kind: null, region: null, voice: host };
  }
  const { publisher: name, kind, region } = found;
  return { name, kind, region, voice: kind === 'archive' ? at : voiceOf(known, publishers) };
}

type PublisherContext = Pick<EvidenceContext, 'facts' | 'reporter'>;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/** The host or the nearest one above it: pages of `cost.guide.example` belong to `guide.example`. */
function knownHost(host: string, publishers: Publishers): string | null {
  if (publishers.has(host)) return host;
  const dot = host.indexOf('.');
  return dot < 0 ? null : knownHost(host.slice(dot + 1), publishers);
}

/** The publisher whose numbers a host repeats. Templates name no origin, so all of them are one voice. */
function voiceOf(host: string, publishers: Publishers): string {
  const chain: string[] = [];
  let next: string | undefined = host;
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    next = publishers.get(next)?.copies?.value;
  }
  // Those that copy each other are the one that comes first.
  const [last = host] = next === undefined ? chain.slice(-1) : chain.slice(chain.indexOf(next)).sort();
  const origin = publishers.get(last);
  return origin === undefined || origin.kind === 'template' ? 'template' : origin.publisher;
}

/** Reports copies of hosts that are not in the file. */
export function checkPublishers(publishers: readonly Named<RawPublisher>[], reporter: Reporter): void {
  const hosts = publishers.map(({ name }) => name.value);
  for (const { copies } of publishers.map(({ value }) => value)) {
    if (copies === null || hosts.includes(copies.value)) continue;
    reporter.report('unknown-host', copies.span, { host: copies.value }, suggestOrList(copies.value, hosts, 'Hosts'));
  }
}
