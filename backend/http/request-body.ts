import { createHash } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import express, { type Request, type Response } from 'express';

/** A JSON body and what it was sent as; the hash is what an `Idempotency-Key` is bound to. */
export type RequestBody = { readonly json: unknown; readonly sha256: string };

const readers = new Map<string, ReturnType<typeof express.raw>>();

const readerOf = (limit: string): ReturnType<typeof express.raw> => {
  const reader = readers.get(limit) ?? express.raw({ type: () => true, limit });
  readers.set(limit, reader);
  return reader;
};

/**
 * Reads the body as strict JSON: `application/json`, well-formed UTF-8, at most `limit`. Read here and not by express.json,
 * because only after the door (who may call?) is it worth reading, and because the bytes themselves are hashed.
 */
export const readJson = async (request: Request, response: Response, limit: string): Promise<RequestBody> => {
  const type = request.headers['content-type'];
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) throw notJson();
  await new Promise<void>((resolve, reject) =>
    readerOf(limit)(request, response, (error: unknown) => (error ? reject(error) : resolve())),
  );
  const bytes: unknown = request.body;
  const sent = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
  const sha256 = createHash('sha256').update(sent).digest('hex');
  if (sent.length === 0) return { json: {}, sha256 };
  if (type === undefined) throw notJson();
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent)), sha256 };
  } catch {
    throw notJson();
  }
};

const notJson = (): DomainError =>
  new DomainError('invalid_request', { errors: { '': '올바른 JSON(application/json)으로 보내 주세요.' } });
