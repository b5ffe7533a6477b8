import { createHmac, randomInt } from 'node:crypto';

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const howMany = 10;
const length = 10;

/** Ten codes of almost 50 bits each, `abcde-fghjk`, for a person who has lost their phone. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: howMany }, () => {
    const letters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

/** The code without blanks, dashes and capitals, so that it matches however it was copied. */
const plain = (written: string): string => written.replace(/[\s-]/g, '').toLowerCase();

/** The keyed hash that the vault stores: without the key, codes can't be tried against it. */
export const recoveryHash = (key: Buffer, factor: string, written: string): Buffer =>
  createHmac('sha256', key)
    .update(`recovery|${factor}|${plain(written)}`)
    .digest();
