import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Codes of an authenticator app: RFC 6238 over RFC 4226, with the parameters that every app supports (SHA-1, six
 * digits, half a minute). No library is used: besides Node's HMAC it would save only these lines, and the rule that a
 * code counts once is implemented elsewhere in any case.
 */

const digits = 6;
export const stepSeconds = 30;

/** The number of the half minute, counted from 1970. */
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

/** The half minute of this code: the present one, or one beside it for clocks that differ; null if none has it. */
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

/** RFC 4648 base32 without padding, the form in which people type a secret into an app. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
};

/** The content of the QR code: the app lists the account by this service's name and its owner's name. */
export const otpauthUri = (secret: Buffer, issuer: string, account: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const settings = `issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&${settings}`;
};
