/** Which addresses a webhook may reach. */
import type { ResolvedAddress } from '../../leads/delivery/address-guard.js';
import { isPublicAddress, publicAddresses } from '../../leads/delivery/address-guard.js';

const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '169.254.170.2',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  // IPv4-compatible, and with a zero in other places.
  '::7f00:1',
  '::127.0.0.1',
  '::a9fe:a9fe',
  '::808:808',
  '::ffff:0:7f00:1',
  '0:0:0:1::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '100:0:0:1::1',
  // Parts of IPv6 that are given out to nobody.
  '200::1',
  '400::1',
  '1000::1',
  '1fff::1',
  '4000::1',
  '5f00::1',
  '6000::1',
  '8000::1',
  'e000::1',
  'fec0::1',
  '3fff::1',
  '2001:2::1',
  '2001:20::1',
  '2002:a9fe:a9fe::',
  '192.88.99.1',
  '192.175.48.1',
  'localhost',
  '',
];
test.each(closed)('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const answers: readonly (readonly [string, readonly string[], number])[] = [
  ['public.example', ['8.8.8.8', '2606:4700::1111'], 2],
  ['private.example', ['10.0.0.1'], 0],
  ['mixed.example', ['8.8.8.8', '10.0.0.1'], 0],
  ['8.8.4.4', [], 1],
  ['[::1]', [], 0],
];
test.each(answers)('%s with %j may be reached at %i addresses', async (host, addresses, count) => {
  const resolved = addresses.map((address): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
  expect(await publicAddresses(host, async () => resolved)).toHaveLength(count);
});
