import type { Request, Response } from 'express';
import { type PackedText, packedText, sendPacked } from '../pages/packed-text.ts';

/**
 * `secret`: sent uncompressed. `public`: compressed. `revalidated`: also stored by the browser, which revalidates it.
 */
export type Openness = 'secret' | 'public' | 'revalidated';

/**
 * Sends JSON, compressed when that is worth it and safe. Only public answers are compressed: the compressed length of
 * an answer with a secret beside the caller's input can reveal the secret (BREACH).
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
  await sendPacked(request, response, writtenOf(body), openness === 'revalidated');
};

/**
 * The current questionnaire stays the same object until another version replaces it, so it is serialised, hashed and
 * compressed only once.
 */
const writtenOnce = new WeakMap<object, PackedText>();

const writtenOf = (body: object): PackedText => {
  const written = writtenOnce.get(body) ?? packedText(JSON.stringify(body));
  writtenOnce.set(body, written);
  return written;
};
