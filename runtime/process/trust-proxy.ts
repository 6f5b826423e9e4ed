/** Reads TRUST_PROXY, and refuses values under which callers could choose the address that they are counted by. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from '../../http/limits/caller.js';

export type TrustReading =
  | { readonly ok: true; readonly trust: TrustProxy }
  | { readonly ok: false; readonly detail: string };

/** More proxies than this are in front of no service; each hop too many believes what a caller wrote. */
const mostHops = 5;

const names = ['loopback', 'linklocal', 'uniquelocal'];

/** `true` would believe anything that a caller writes into X-Forwarded-For, so anyone could dodge the rate limit. */
export function readTrustProxy(text: string): TrustReading {
  const value = text.trim();
  if (['off', 'false', '0'].includes(value)) return { ok: true, trust: false };
  if (value === 'true') return refused('must not be true: callers could then');
  if (/^\d{1,9}$/.test(value)) return Number(value) <= mostHops ? { ok: true, trust: Number(value) } : tooManyHops;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (!proxies.every(isProxy)) return notReadable;
  const isBroad = isTooBroad(proxies.filter((proxy) => !names.includes(proxy)));
  return isBroad ? refused('trusts too much of the internet: callers there could') : { ok: true, trust: proxies };
}

function refused(reason: string): TrustReading {
  const mend =
    'choose their own address and dodge the rate limit. ' +
    'Set the number of proxies in front of the service, such as TRUST_PROXY=1, or their addresses.';
  return { ok: false, detail: `${reason} ${mend}` };
}

const tooManyHops = refused(`is more than ${mostHops} proxies: where fewer are in front of the service, callers could`);

const notReadable: TrustReading = {
  ok: false,
  detail: 'is neither a number of proxies nor a list of addresses. Write 1, or 10.0.0.0/8, or loopback, or off.',
};

/** One address, a range, or a name that Express gives to usual ranges. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (names.includes(text)) return true;
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

type Range = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** Ranges of which nobody on the internet has an address. */
const privateRanges: readonly Range[] = [
  ...(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'] as const),
  ...(['fc00::/7', 'fe80::/10', '::1/128'] as const),
].map((range) => ipaddr.parseCIDR(range));

/** The IPv4 addresses as IPv6 writes them. */
const mapped: Range = ipaddr.parseCIDR('::ffff:0:0/96');

/**
 * The largest share of all addresses that proxies on the internet may have together: one /8 of IPv4, and one /20 of IPv6.
 * No content delivery network needs as much.
 */
const largestShare = { ipv4: 2 ** -8, ipv6: 2 ** -20 } as const;

/** True when the ranges hold more public addresses than proxies can have, in one range or together. */
function isTooBroad(proxies: readonly string[]): boolean {
  const ranges = proxies.map(rangeOf).filter((range) => !privateRanges.some((other) => isWithin(range, other)));
  if (ranges.some((range) => isWithin(mapped, range))) return true;
  return (['ipv4', 'ipv6'] as const).some((kind) => {
    const shares = ranges.filter(([address]) => address.kind() === kind).map(([, bits]) => 2 ** -bits);
    return shares.reduce((sum, share) => sum + share, 0) > largestShare[kind];
  });
}

/** A range of IPv4 addresses as IPv6 writes them is one of IPv4. */
function rangeOf(proxy: string): Range {
  const [written = '', bits] = proxy.split('/');
  const address = ipaddr.parse(written);
  const range: Range = [address, bits === undefined ? (address.kind() === 'ipv4' ? 32 : 128) : Number(bits)];
  const isMapped = address instanceof ipaddr.IPv6 && isWithin(range, mapped) && range[1] > mapped[1];
  return isMapped ? [address.toIPv4Address(), range[1] - mapped[1]] : range;
}

function isWithin([address, bits]: Range, [other, otherBits]: Range): boolean {
  return address.kind() === other.kind() && bits >= otherBits && address.match(other, otherBits);
}
