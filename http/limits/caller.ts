/** Finds the caller for whom a request is counted: the address behind the trusted proxies. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyaddr from 'proxy-addr';

/** The proxies that are trusted to name the caller: none, a number of hops, or their addresses. */
export type TrustProxy = false | number | readonly string[];

/** Returns the key under which the caller of a request is counted. */
export type CallerOf = (request: IncomingMessage) => string;

/** One subscriber commonly holds a whole /56 of IPv6. */
const ipv6SubnetBits = 56;

/** The caller as the trusted proxies name it, or the address of the connection if there are none. */
export function callerBehind(trustProxy: TrustProxy): CallerOf {
  if (trustProxy === false) return ({ socket }) => callerKey(socket.remoteAddress ?? '');
  const trust = typeof trustProxy === 'number' ? trustHops(trustProxy) : proxyaddr.compile([...trustProxy]);
  return (request) => callerKey(nearestAddress(proxyaddr.all(request, trust)));
}

function trustHops(hops: number): (address: string, distance: number) => boolean {
  return (_address, distance) => distance < hops;
}

/**
 * The last valid address from the connection outward. When a proxy passes on garbage as its caller, the proxy itself is
 * counted: a name that callers can make up would switch the limit off.
 */
function nearestAddress(addresses: readonly string[]): string {
  return addresses.map(withoutPort).findLast((address) => isIP(address) !== 0) ?? '';
}

/** Drops the caller's port, which some proxies add and which differs for each connection. */
function withoutPort(address: string): string {
  return /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

const mappedIpv4 = /^::ffff:(?=[\d.]+$)/i;

/** A whole IPv4 address; an IPv6 address cut to its subnet. */
function callerKey(address: string): string {
  if (!address.includes(':')) return address;
  return ipKeyGenerator(address.replace(mappedIpv4, ''), ipv6SubnetBits);
}
