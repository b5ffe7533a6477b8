import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Whether an address is one of the public internet. Names of sources are configured, but what a name leads to, and where a
 * source redirects to, is decided elsewhere: the crawler must never be sent to this machine or its network.
 * Source: IANA's registries of special-purpose addresses (RFC 6890), IPv4 and IPv6.
 */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && allocated.check(address, 'ipv6') && !special.check(address, 'ipv6');
};

const special = new BlockList();
/** Of IPv6 only 2000::/3 is given out. */
const allocated = new BlockList();
allocated.addSubnet('2000::', 3, 'ipv6');

for (const net of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]) {
  const [start = '', prefix] = net.split('/');
  special.addSubnet(start, Number(prefix), isIP(start) === 4 ? 'ipv4' : 'ipv6');
}

/** Thrown where a name leads to an address that isn't public. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.name = 'NotPublic';
  }
}

type Resolve = (host: string, done: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const systemResolve: Resolve = (host, done) => lookup(host, { all: true }, done);

/**
 * A lookup for `node:http`: the address that was checked is the one that is connected to, so a name can't lead elsewhere in
 * between (DNS rebinding). A name with one address that isn't public is refused whole.
 */
export const publicLookup =
  (resolve: Resolve = systemResolve, isAllowed = isPublicAddress): LookupFunction =>
  (host, options, done) => {
    resolve(host, (error, addresses) => {
      if (error) return done(error, '', 0);
      const wanted = options.family === 4 || options.family === 6 ? options.family : null;
      const usable = addresses.filter(({ family }) => wanted === null || family === wanted);
      const [first] = usable;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return done(new NotPublic(host), '', 0);
      if (options.all) return done(null, usable);
      done(null, first.address, first.family);
    });
  };
