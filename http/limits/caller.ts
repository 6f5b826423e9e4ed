/** Whom a request is counted for: the address of its caller, found behind the proxies that are trusted. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyaddr from 'proxy-addr';

/** Which proxies are believed when they name the caller: none, a number of hops, or their addresses. */
export type TrustProxy = false | number | readonly string[];

/** Names the caller of a request for a count. */
export type CallerOf = (request: IncomingMessage) => string;

/** One subscriber commonly holds a whole /56 of IPv6. */
const ipv6SubnetBits = 56;

/** The caller as the trusted proxies name it; without any, the address of the connection. */
export function callerBehind(trustProxy: TrustProxy): CallerOf {
  if (trustProxy === false) return ({ socket }) => callerKey(socket.remoteAddress ?? '');
  const trust = typeof trustProxy === 'number' ? trustHops(trustProxy) : proxyaddr.compile([...trustProxy]);
  return (request) => callerKey(nearestAddress(proxyaddr.all(request, trust)));
}

function trustHops(hops: number): (address: string, distance: number) => boolean {
  return (_address, distance) => distance < hops;
}

/**
 * The last of the addresses from the connection outwards that is one. Where a proxy passed on rubbish as the name of
 * its caller, the proxy itself is counted: a name that callers can make up would switch the limit off.
 */
function nearestAddress(addresses: readonly string[]): string {
  return addresses.map(withoutPort).findLast((address) => isIP(address) !== 0) ?? '';
}

/** Some proxies add the port of their caller, which is another one for each connection. */
function withoutPort(address: string): string {
  return /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

const mappedIpv4 = /^::ffff:(?=[\d.]+$)/i;

/** An address of IPv4 names its caller; one of IPv6 is cut to its subnet. */
function callerKey(address: string): string {
  if (!address.includes(':')) return address;
  return ipKeyGenerator(address.replace(mappedIpv4, ''), ipv6SubnetBits);
}
