import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Below this the packing costs more than the way. */
const worthIt = 8_000;

type Packed = { readonly br: Promise<Buffer>; readonly gzip: Promise<Buffer> };
const packedOnce = new WeakMap<object, Packed>();

/**
 * Sends JSON, packed where that is worth it and safe. Only what is public is packed: the length of a packed answer that
 * holds a secret beside what the caller sent can tell the secret. The questionnaire is one object for as long as it is in
 * force, so it is packed once.
 */
export const sendJson = async (
  request: Request,
  response: Response,
  body: unknown,
  isPublic: boolean,
): Promise<void> => {
  const text = JSON.stringify(body);
  response.type('application/json');
  if (!isPublic || text.length < worthIt || typeof body !== 'object' || body === null) {
    response.send(text);
    return;
  }
  response.vary('Accept-Encoding');
  const encoding = request.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(text);
    return;
  }
  const packed = await packedOf(body, text)[encoding];
  response.setHeader('Content-Encoding', encoding);
  response.send(packed);
};

const packedOf = (body: object, text: string): Packed => {
  const known = packedOnce.get(body);
  if (known) return known;
  const packed = {
    br: brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipped(text, { level: 9 }),
  };
  // Whoever asks first sees a failure; one that nobody asked for must not end the process.
  packed.br.catch(() => {});
  packed.gzip.catch(() => {});
  packedOnce.set(body, packed);
  return packed;
};
