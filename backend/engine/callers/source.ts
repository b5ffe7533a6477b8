import { isIPv4, isIPv6 } from 'node:net';

/** Where a sign-in comes from: the network address and the browser's user agent. */
export type Origin = { readonly source: string; readonly userAgent: string | null };

/**
 * The network of an address: /24 of IPv4, /56 of IPv6. One household or cell has many addresses, and an attacker with
 * one IPv6 line has practically unlimited ones.
 */
export const networkOf = (address: string): string => {
  const plain = unmapped(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const [a, b, c, d] = firstGroups(plain);
  return `${written([a, b, c, d & 0xff00])}::/56`;
};

/**
 * The largest network that one party may have: /48 of IPv6, which comes with a line, a tunnel or a rented server; /16
 * of IPv4. One party rarely has a whole /16, but addresses of one provider are rented and changed within it by the
 * minute; addresses in ten of them mean a botnet or ten paid providers. Other people share it, so it never decides
 * alone who has to wait.
 */
export const largeNetworkOf = (address: string): string => {
  const plain = unmapped(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.0.0/16`;
  if (!isIPv6(plain)) return 'unknown';
  const [a, b, c] = firstGroups(plain);
  return `${written([a, b, c])}::/48`;
};

/**
 * At most what one household has: /24 of IPv4, which many households share, and /48 of IPv6, which may belong to one.
 */
export const lineOf = (address: string): string =>
  isIPv4(unmapped(address)) ? networkOf(address) : largeNetworkOf(address);

/** An IPv4 address in its usual form, also when it arrived through an IPv6 socket. */
const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

type Groups = readonly [number, number, number, number];

const firstGroups = (address: string): Groups => {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(address.includes('::') ? missing : 0).fill('0'), ...right];
  const [a = 0, b = 0, c = 0, d = 0] = groups.slice(0, 4).map((group) => Number.parseInt(group, 16) || 0);
  return [a, b, c, d];
};

const written = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');
