import { expect, it } from 'vitest';
import { largeNetworkOf, networkOf } from './source.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:2aa:1:2:3:4', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['nonsense', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.77', '203.0.0.0/16'],
  ['::ffff:203.0.113.77', '203.0.0.0/16'],
  ['2001:db8:1:2ff::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff:1:2:3:4', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['nonsense', 'unknown'],
])('%s is part of the large network %s', (address, network) => {
  expect(largeNetworkOf(address)).toBe(network);
});
