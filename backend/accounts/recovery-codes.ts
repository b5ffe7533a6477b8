import { createHmac, randomInt } from 'node:crypto';

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const howMany = 10;
const length = 10;

/** Ten codes of almost 50 bits each, `abcde-fghjk`, for the day when the phone is gone. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: howMany }, () => {
    const letters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

/** However it was copied from paper: the same letters. */
const plain = (written: string): string => written.replace(/[\s-]/g, '').toLowerCase();

/** What the vault keeps of a code: nothing that could be tried out without the key. */
export const recoveryHash = (key: Buffer, factor: string, written: string): Buffer =>
  createHmac('sha256', key)
    .update(`recovery|${factor}|${plain(written)}`)
    .digest();
