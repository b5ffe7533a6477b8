import { describe, expect, it } from 'vitest';
import { isPublicAddress, NotPublic, publicLookup } from './public-address.ts';

describe('public addresses', () => {
  it.each(['8.8.8.8', '210.103.1.1', '2606:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2001:db8::1', '255.255.255.255', 'nonsense', ''],
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a name', () => {
  const leadsTo = (...addresses: readonly string[]) =>
    new Promise((resolve) =>
      publicLookup((_host, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      )('www.law.go.kr', {}, (error, address) => resolve(error ?? address)),
    );

  it('leads to its public address', async () => {
    expect(await leadsTo('8.8.8.8', '2606:4700::1111')).toBe('8.8.8.8');
  });
  it.each([
    ['only one that isn’t public', ['10.0.0.1']],
    ['one that is and one that isn’t', ['8.8.8.8', '127.0.0.1']],
    ['none', []],
  ])('with %s is refused', async (_what, addresses) => {
    expect(await leadsTo(...addresses)).toBeInstanceOf(NotPublic);
  });
});
