import { isIPv4, isIPv6 } from 'node:net';

/** Where a sign-in comes from: the network address, and what the browser says of itself. */
export type Origin = { readonly source: string; readonly userAgent: string | null };

/**
 * The network an address belongs to: /24 of IPv4, /56 of IPv6. One household or cell has many addresses, and an attacker with
 * one IPv6 line has more than anyone can count.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(plain.includes('::') ? missing : 0).fill('0'), ...right];
  const bits = groups.slice(0, 4).map((group) => Number.parseInt(group, 16) || 0);
  const [a = 0, b = 0, c = 0, d = 0] = bits;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
};
