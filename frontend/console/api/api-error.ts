import type { ApiFailure } from '../../shared/client/api-client.ts';
import { plainSentence } from './plain-sentence.ts';

/**
 * A refusal of the server, as react-admin reads it: `body.errors` is shown beside the fields, `message` above them. It
 * is a class because `throw` needs an Error.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiFailure['code'];
  readonly body: Record<string, unknown>;

  constructor({
    message,
    status,
    code,
    body,
    errors,
  }: Pick<ApiFailure, 'message' | 'status' | 'code' | 'body' | 'errors'>) {
    // What belongs to no field is said with the message, because no other place shows it.
    super(
      [message, errors?.['']]
        .filter((sentence) => sentence !== undefined)
        .map(plainSentence)
        .join(' '),
    );
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = { ...body, ...(errors ? { errors: plain(errors) } : {}) };
  }
}

const plain = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field, plainSentence(sentence)]));

/** The server's message for each field. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> => {
  const errors = error instanceof ApiError ? error.body.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

/** What happened, in one Korean sentence for the user. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : '화면에 문제가 생겼습니다. 다시 시도해 주십시오.';

/** What happened, with the server's sentences on fields other than these, which stand nowhere else. */
export const refusalOf = (error: unknown, shown: readonly string[]): string => {
  const others = Object.entries(fieldErrorsOf(error)).filter(([field]) => field !== '' && !shown.includes(field));
  return [messageOf(error), ...others.map(([, sentence]) => sentence)].join(' ');
};

/** Whether the server has decided about a request; after a lost answer or a server error nobody knows. */
export const isDecided = (status: number): boolean => status > 0 && status < 500;
export const isUndecided = (error: unknown): boolean => !(error instanceof ApiError) || !isDecided(error.status);

/** Whether another person has changed the record since it was read. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** Whether reading it again can't help: the record doesn't exist, no longer exists, or isn't for this user. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && [403, 404, 410].includes(error.status);
