import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** `secret`: written out as it is. `public`: packed. `revalidated`: kept by the browser too, which asks if it still holds. */
export type Openness = 'secret' | 'public' | 'revalidated';

/** Below this the packing costs more than the way. */
const worthIt = 8_000;

/**
 * Sends JSON, packed where that is worth it and safe. Only what is public is packed: the length of a packed answer that
 * holds a secret beside what the caller sent can tell the secret.
 */
export const sendJson = async (
  request: Request,
  response: Response,
  body: unknown,
  openness: Openness,
): Promise<void> => {
  response.type('application/json');
  if (openness === 'secret' || typeof body !== 'object' || body === null) {
    response.send(JSON.stringify(body));
    return;
  }
  const written = writtenOf(body);
  if (openness === 'revalidated') {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', written.etag);
  }
  const isLong = written.text.length >= worthIt;
  if (isLong) response.vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = isLong && request.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(written.text);
    return;
  }
  response.setHeader('Content-Encoding', encoding);
  response.send(await written.packed(encoding));
};

type Written = {
  readonly text: string;
  /** Weak: it names what is said, in whichever packing. */
  readonly etag: string;
  readonly packed: (encoding: keyof typeof packers) => Promise<Buffer>;
};

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
const packers = {
  br: (text: string) => brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => gzipped(text, { level: 9 }),
} as const;

/** The questionnaire is one object for as long as it is in force, so it is written out, named and packed once. */
const writtenOnce = new WeakMap<object, Written>();

const writtenOf = (body: object): Written => {
  const known = writtenOnce.get(body);
  if (known) return known;
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const done = new Map<string, Promise<Buffer>>();
  const written: Written = {
    text,
    etag,
    packed: (encoding) => {
      const known = done.get(encoding);
      if (known) return known;
      const packed = packers[encoding](text);
      done.set(encoding, packed);
      packed.catch(() => done.delete(encoding));
      return packed;
    },
  };
  writtenOnce.set(body, written);
  return written;
};
