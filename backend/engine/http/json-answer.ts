import type { Request, Response } from 'express';
import { type PackedText, packedText, sendPacked } from './packed-text.ts';

/** `secret`: written out as it is. `public`: packed. `revalidated`: kept by the browser too, which asks if it still holds. */
export type Openness = 'secret' | 'public' | 'revalidated';

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
  await sendPacked(request, response, writtenOf(body), openness === 'revalidated');
};

/** The questionnaire is one object for as long as it is in force, so it is written out, named and packed once. */
const writtenOnce = new WeakMap<object, PackedText>();

const writtenOf = (body: object): PackedText => {
  const written = writtenOnce.get(body) ?? packedText(JSON.stringify(body));
  writtenOnce.set(body, written);
  return written;
};
