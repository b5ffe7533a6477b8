import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A text that many clients request: one buffer for all, with its hash as ETag, compressed once for each encoding. */
export type PackedText = {
  readonly bytes: Buffer;
  /** A weak ETag: it identifies the content in any encoding. */
  readonly etag: string;
  readonly packed: (encoding: keyof typeof packers) => Promise<Buffer>;
};

/** Below this size compression costs more than it saves. */
const worthIt = 8_000;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
const packers = {
  br: (bytes: Buffer) => brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 9 }),
} as const;

export const packedText = (text: string): PackedText => {
  const bytes = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const done = new Map<string, Promise<Buffer>>();
  return {
    bytes,
    etag,
    packed: (encoding) => {
      const known = done.get(encoding);
      if (known) return known;
      const packed = packers[encoding](bytes);
      done.set(encoding, packed);
      packed.catch(() => done.delete(encoding));
      return packed;
    },
  };
};

/**
 * Sends the text in an encoding that the client accepts. `revalidated`: the browser stores it and asks at each use
 * whether it is still current. The caller sets the content type before.
 */
export const sendPacked = async (
  request: Request,
  response: Response,
  { bytes, etag, packed }: PackedText,
  revalidated: boolean,
): Promise<void> => {
  if (revalidated) {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', etag);
  }
  const isLong = bytes.length >= worthIt;
  if (isLong) response.vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = isLong && request.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(bytes);
    return;
  }
  response.setHeader('Content-Encoding', encoding);
  response.send(await packed(encoding));
};
