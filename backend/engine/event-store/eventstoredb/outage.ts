import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Outage } from '../delivery/across-outage.ts';

/** What the server can only answer when it was asked for something wrong: asking again gets the same answer. */
const lasting = new Set([
  'wrong-expected-version',
  'stream-not-found',
  'stream-deleted',
  'maximum-append-size-exceeded',
  'access-denied',
  'invalid-argument',
  'missing-required-metadata-property',
  'unsupported',
]);

/**
 * Whether a call failed for a passing reason; its outcome is then unknown. A cut stream of appends rejects with an error
 * that has no type at all.
 */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof TypeError || error instanceof SyntaxError || error instanceof DomainError) &&
  !lasting.has(typeOf(error) ?? '');

/** The client's name for what went wrong; null for an error that isn't the server's answer. */
export const typeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string' ? error.type : null;

/** How far the server says that a stream is written, where it refuses an append for it; 0 where it doesn't say. */
export const revisionIn = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'actualVersion' in error && typeof error.actualVersion === 'bigint'
    ? Number(error.actualVersion) + 1
    : 0;

/** Rejects if nothing has come within that time: an append whose connection is frozen would otherwise never settle. */
export const within = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const over = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: over.signal }).then(
    () => Promise.reject(new SilentServer(milliseconds)),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
};

/** The server has said nothing for that long. */
export class SilentServer extends Error {
  constructor(milliseconds: number) {
    super(`the event store has said nothing for ${milliseconds} ms`);
  }
}

export const outage: Outage = { isPassing, isSilence: (error) => error instanceof SilentServer };
