import { codeAtStep, stepAt } from '../totp.ts';

/** The code of an authenticator app with this secret, `ahead` steps of half a minute from now. */
export const appCode = (secret: string, { ahead = 0, now = new Date() } = {}): string =>
  codeAtStep(bytesOf(secret), stepAt(now) + ahead);

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
