import { createHmac } from 'node:crypto';

/**
 * Finds a sealed value by exact equality without reading it: the same kind and value give the same text, and without
 * the key values can't be tried. The caller normalises first (e-mail in lower case, phone in digits only).
 */
export type BlindIndex = (kind: 'email' | 'phone' | 'name' | 'social' | 'party', value: string) => string;

export const createBlindIndex =
  (indexKey: Buffer): BlindIndex =>
  (kind, value) =>
    createHmac('sha256', indexKey).update(`${kind}|${value}`).digest('base64url');
