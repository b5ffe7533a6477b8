import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { decrypt, encrypt } from './aes-gcm.ts';
import type { PersonKeys } from './keys/person-keys.ts';

/** Bytes that are kept outside of the database, encrypted as sealed values are: unreadable once their key is destroyed. */
export type SealedBytes = {
  /**
   * `key` is the name of the key, `context` says what the bytes are: they can't be passed off as others. Throws
   * `user_absent` once the key is destroyed.
   */
  seal(key: string, context: string, content: Uint8Array): Promise<Buffer>;
  /** null once the key is destroyed; throws where the bytes were changed, or are others. */
  open(key: string, context: string, sealed: Buffer): Promise<Buffer | null>;
};

/** The form's number, the version of the key, and the random bits of the encryption stand before the ciphertext. */
const form = 1;
const head = { form: 0, key: 1, iv: 5, text: 17 };

export const createSealedBytes = (keys: Pick<PersonKeys, 'forSealing' | 'forReading'>): SealedBytes => ({
  seal: async (name, context, content) => {
    const key = await keys.forSealing(name);
    if (!key) throw new DomainError('user_absent');
    const { iv, text } = encrypt(key.key, Buffer.from(content), context);
    const before = Buffer.alloc(head.text);
    before.writeUInt8(form, head.form);
    before.writeUInt32BE(key.version, head.key);
    iv.copy(before, head.iv);
    return Buffer.concat([before, text]);
  },
  open: async (name, context, sealed) => {
    if (sealed.length <= head.text || sealed.readUInt8(head.form) !== form)
      throw new Error('these bytes are in no known form');
    const key = await keys.forReading(name, sealed.readUInt32BE(head.key));
    if (!key) return null;
    const [iv, text] = [sealed.subarray(head.iv, head.text), sealed.subarray(head.text)];
    return decrypt(key, { iv, text }, context);
  },
});
