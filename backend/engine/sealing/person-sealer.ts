import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { decrypt, encrypt } from './aes-gcm.ts';
import type { PersonKeys } from './keys/person-keys.ts';
import type { SealedPlace, Sealer } from './sealer.ts';

/** Seals with AES-256-GCM under each person's own key. */
export const createSealer = (keys: PersonKeys): Sealer => ({
  seal: async (person, place, value, keepUntil) => {
    const key = await keys.forSealing(person, keepUntil);
    // Nothing is written about a person who left: a late command must not leave plain text in the log.
    if (!key) throw new DomainError('user_absent');
    const of = textOf(place);
    const { iv, text } = encrypt(key.key, Buffer.from(JSON.stringify(value), 'utf8'), of);
    return {
      $sealed: { person, key: key.version, iv: iv.toString('base64url'), text: text.toString('base64url'), of },
    };
  },
  unseal: async ({ $sealed: { person, key: version, iv, text, of } }, place) => {
    if (place && textOf(place) !== of) throw new Error(`sealed as ${of}, but found at ${textOf(place)}`);
    const key = await keys.forReading(person, version);
    if (!key) return null;
    const plain = decrypt(key, { iv: Buffer.from(iv, 'base64url'), text: Buffer.from(text, 'base64url') }, of);
    return JSON.parse(plain.toString('utf8'));
  },
});

const textOf = ({ stream, type, field }: SealedPlace): string => `${stream}|${type}|${field}`;
