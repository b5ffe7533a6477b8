import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Codes of an authenticator app: RFC 6238 over RFC 4226, as every app speaks it (SHA-1, six digits, half a minute). What a
 * library would add to Node's HMAC is these few lines; that a code counts once is ours in any case.
 */

const digits = 6;
export const stepSeconds = 30;

/** Which half minute it is, counted from 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of one half minute. */
export const codeAtStep = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/** The half minute whose code this is: the present one, or one beside it for clocks that differ; null for none. */
export const stepOfCode = (secret: Buffer, code: string, now: Date): number | null => {
  const present = stepAt(now);
  const written = Buffer.from(code);
  const matches = [present, present - 1, present + 1].filter((step) => {
    const right = Buffer.from(codeAtStep(secret, step));
    return right.length === written.length && timingSafeEqual(right, written);
  });
  return matches[0] ?? null;
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 base32 without padding, as apps take a secret that is typed. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
};

/** What the QR code holds: the app lists the account under this service's and its owner's name. */
export const otpauthUri = (secret: Buffer, issuer: string, account: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const settings = `issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&${settings}`;
};
