import { type ApiAnswer, type ApiRequest, callApi } from './api-client.ts';

/** A refusal of the API. `details` are the other members of the body (`reload`, the offered draft …). */
export type Refusal = {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
};
export type Reply<T> = { readonly ok: true; readonly value: T } | Refusal;

/** A request whose result is a value or a refusal. */
export const ask = async <T extends object>(request: ApiRequest): Promise<Reply<T>> =>
  replyOf(await callApi<T>(request));

export const replyOf = <T extends object>(answer: ApiAnswer<T>): Reply<T> =>
  answer.ok
    ? { ok: true, value: answer }
    : {
        ok: false,
        code: answer.code,
        message: answer.message,
        ...(answer.errors === undefined ? {} : { errors: answer.errors }),
        details: answer.body,
      };

/** Temporary failures: what was typed is kept and sent again. */
export const isPassing = (code: string): boolean =>
  code === 'server_error' || code === 'unavailable' || code === 'too_many_requests';

export const isSignedOut = (code: string): boolean => code === 'login_needed' || code === 'session_not_found';
