import { hash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { boundedJson, type JsonFault, type JsonLimits } from '@nomucheck/domain/kernel/text/bounded-json.ts';
import type { Request } from 'express';

/** A JSON body and its media type; an `Idempotency-Key` is bound to the hash. */
export type RequestBody = { readonly json: unknown; readonly sha256: string };

/** How much a JSON body may hold. `values`: its keys, and likewise the items of its lists. */
export type BodyLimits = { readonly bytes: number; readonly values: number };
const usual: BodyLimits = { bytes: 100 * 1024, values: 20_000 };
/** No contract nests so deep; what checks, hashes or answers a value goes down into it. */
const deepest = 32;

/**
 * Reads the body as strict JSON: `application/json`, well-formed UTF-8, within the limits after decompression. It
 * is called only after the access check, so that nothing is read from a caller without access. body-parser isn't
 * used: when the sender disconnects, it reports a request without a body, and the command would be carried out with
 * `{}`. Throws `invalid_request`, also when the body is incomplete, and `payload_too_large`.
 */
export const readJson = async (
  request: Request,
  { bytes = usual.bytes, values = usual.values }: { readonly [Limit in keyof BodyLimits]: number | undefined },
): Promise<RequestBody> => {
  const type = request.headers['content-type'];
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) throw notJson();
  const sent = await whole(request, readBytes(request, bytes));
  const sha256 = hash('sha256', sent, 'hex');
  if (sent.length === 0) return { json: {}, sha256 };
  if (type === undefined) throw notJson();
  return { json: parsed(sent, { bytes, values }), sha256 };
};

const parsed = (sent: Uint8Array, { bytes, values }: BodyLimits): unknown => {
  const limits: JsonLimits = { length: bytes, depth: deepest, keys: values, items: values };
  const read = boundedJson(textOf(sent), limits);
  if ('value' in read) return read.value;
  throw refusalOf(read.fault, values);
};

const textOf = (sent: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(sent);
  } catch {
    throw notJson();
  }
};

const refusalOf = (fault: JsonFault, values: number): DomainError => {
  if (fault === 'not_json') return notJson();
  if (fault === 'depth')
    return new DomainError('invalid_request', { errors: { '': `${deepest}겹보다 깊은 내용은 보낼 수 없어요.` } });
  const most = values.toLocaleString('ko');
  return new DomainError('payload_too_large', {
    errors: { '': `한 번에 값을 ${most}개까지 보낼 수 있어요. 나눠서 보내 주세요.` },
  });
};

/**
 * Passes a body that is a file to `take`, piece by piece. Throws what `take` throws, and `invalid_request` if the
 * body is incomplete.
 */
export const receive = (
  request: Request,
  take: (content: AsyncIterable<Uint8Array>) => Promise<RequestBody>,
): Promise<RequestBody> => whole(request, take(piecesOf(request)));

/** Throws unless the whole body has arrived. */
const whole = async <Read>(request: Request, reading: Promise<Read>): Promise<Read> => {
  const read = await reading.catch((error: unknown) => {
    if (request.destroyed && !request.readableEnded) throw brokenOff();
    throw error;
  });
  if (!request.complete) throw brokenOff();
  return read;
};

/** If reading ends early, the connection stays open: the refusal has to be sent through it. */
const piecesOf = (request: Request): AsyncIterable<Buffer> => request.iterator({ destroyOnReturn: false });

const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;
const isKnownPacking = (name: string): name is keyof typeof unpackers => Object.hasOwn(unpackers, name);

const unpacked = (request: Request): AsyncIterable<Uint8Array> => {
  const packing = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (packing === 'identity') return piecesOf(request);
  if (!isKnownPacking(packing)) throw notJson();
  const unpacker = unpackers[packing]();
  // An error of the pipeline destroys the decompressor, and its reader throws that error.
  pipeline(piecesOf(request), unpacker, () => {});
  return unpacker;
};

const readBytes = async (request: Request, limit: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new DomainError('payload_too_large');
    for await (const piece of unpacked(request)) {
      length += piece.length;
      if (length > limit) throw new DomainError('payload_too_large');
      pieces.push(piece);
    }
  } catch (error) {
    // The rest is discarded, so that a client that is still sending can read the refusal.
    request.resume();
    throw isBadPacking(error) ? notJson() : error;
  }
  return Buffer.concat(pieces);
};

const isBadPacking = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:Z_|ERR_)/.test(error.code);

const notJson = (): DomainError =>
  new DomainError('invalid_request', { errors: { '': '올바른 JSON(application/json)으로 보내 주세요.' } });

const brokenOff = (): DomainError =>
  new DomainError('invalid_request', { errors: { '': '보내다가 끊겼어요. 다시 보내 주세요.' } });
