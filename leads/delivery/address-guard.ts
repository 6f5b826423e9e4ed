/** Keeps webhooks from reaching into private networks, whatever a host name resolves to. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Resolves a host name; throws when there is no such name. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export const resolveHost: Resolve = async (hostname) => {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/**
 * The addresses that a connection to this host may use: all of them public, or none. One private address among public
 * ones refuses the whole host, because the next look-up could pick it. The caller connects to these very addresses
 * and does not resolve the name again.
 */
export async function publicAddresses(hostname: string, resolve: Resolve): Promise<readonly ResolvedAddress[]> {
  const addresses = await addressesOf(hostname, resolve);
  return addresses.every(({ address }) => isPublicAddress(address)) ? addresses : [];
}

/** All addresses of a host. A literal address, in brackets or not, stands for itself. */
export async function addressesOf(hostname: string, resolve: Resolve): Promise<readonly ResolvedAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  return family === 0 ? resolve(hostname) : [{ address: literal, family: family === 6 ? 6 : 4 }];
}

/** Addresses out of public ranges at which clouds keep services for the machines that they host: Azure's. */
const cloudServices: ReadonlySet<string> = new Set(['168.63.129.16']);

/** The only part of IPv6 from which public addresses are given out. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * True for an address of the public internet. False for loopback, private and link-local addresses (most clouds'
 * metadata among them), for carrier, multicast, reserved, translated and unassigned ranges, and for the services that a
 * cloud hides in a public range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv6' && !plain.match(globalUnicast)) return false;
  return plain.range() === 'unicast' && !cloudServices.has(plain.toString());
}
