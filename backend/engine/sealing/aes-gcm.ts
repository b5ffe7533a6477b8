import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** AES-256-GCM; `context` is authenticated, not encrypted. The tag (16 bytes) follows the ciphertext. */
export type Ciphertext = { readonly iv: Buffer; readonly text: Buffer };

const tagLength = 16;

export const encrypt = (key: Buffer, plain: Buffer, context: string): Ciphertext => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(context, 'utf8'));
  return { iv, text: Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]) };
};

/** Throws when key, text or context differs from the encryption. */
export const decrypt = (key: Buffer, { iv, text }: Ciphertext, context: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(text.subarray(text.length - tagLength));
  return Buffer.concat([decipher.update(text.subarray(0, text.length - tagLength)), decipher.final()]);
};
