import { createHash, createHmac } from 'node:crypto';

/**
 * Tokens of links that work without signing in. A token is derived from the id of what it opens, under the service's
 * key: so its owner can be shown the link again although only the hash is stored, and neither the log nor a copy of
 * the database is enough to make one.
 */
export type LinkTokens = {
  /** 22 characters, 128 bits. */
  readonly of: (id: string) => string;
  /** What is stored, in hexadecimal. Any text has one. */
  readonly hashOf: (token: string) => string;
};

/** `purpose` keeps the tokens of one kind of link from opening another kind. */
export const createLinkTokens = (key: Buffer, purpose: string): LinkTokens => ({
  of: (id) =>
    createHmac('sha256', key).update(`link\n${purpose}\n${id}`).digest().subarray(0, 16).toString('base64url'),
  hashOf: (token) => createHash('sha256').update(token).digest('hex'),
});
