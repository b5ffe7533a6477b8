import OpenAI from 'openai';

const mostTries = 4;
const longestWaitMs = 20_000;

/** Where the request never left this machine. After it left, nobody knows whether the model has begun, and bills. */
const neverSent: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/**
 * How long to wait before the next try; null: don't try again. Only requests that surely weren't carried out are sent again:
 * the server was busy (429), failed before its answer (5xx) or wasn't reached.
 */
export const retryAfterMs = (error: unknown, tryNumber: number): number | null => {
  if (tryNumber >= mostTries || !(error instanceof OpenAI.APIError)) return null;
  const { status, headers } = error;
  const isBusy = status === 429 || (status !== undefined && status >= 500);
  if (!isBusy && !neverSent.has(codeOf(error))) return null;
  const asked = askedFor(headers?.get('retry-after') ?? null);
  // A server that asks for a longer pause gives no answer in time.
  if (asked !== null) return asked <= longestWaitMs ? asked : null;
  return 500 * 2 ** (tryNumber - 1) * (0.75 + Math.random() / 4);
};

/** Seconds, or a date. */
const askedFor = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

/** Of the system call that failed, however deep it is. */
const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error instanceof AggregateError ? error.errors[0] : error.cause);
};
