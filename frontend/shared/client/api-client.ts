import type { ErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import { randomId } from '../device/random-id.ts';
import { readToken } from '../device/stored-token.ts';
import { lastLogPosition, noteLogPosition } from './log-position.ts';

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  data?: unknown;
  params?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The key of a write; use the same key for a retry. `null` sends none (sign-in routes). */
  idempotencyKey?: string | null;
  signal?: AbortSignal;
  /**
   * Whether cookies are sent and accepted: only during a sign-in with another service, which the cookie binds to this
   * browser.
   */
  cookies?: boolean;
  /** Whether the request goes on after the page is closed (the last autosave). */
  keepalive?: boolean;
};

/** `stale`: the response may not contain this session's last write, because the read model is behind. */
export type ApiSuccess<T> = T & { ok: true; stale: boolean };

export type ApiFailure = {
  ok: false;
  code: ErrorCode;
  /** A complete Korean sentence that begins with an emoji. */
  message: string;
  /** Korean sentences by field. */
  errors?: Record<string, string>;
  /** 0 when there was no response. */
  status: number;
  /** There was no response, and the browser reports that it has no connection. */
  offline: boolean;
  /** The caller has aborted the request. */
  aborted: boolean;
  /** The whole body: some failures have more fields (`currentRevision`, `reload`, …). */
  body: Record<string, unknown>;
};

export type ApiAnswer<T> = ApiSuccess<T> | ApiFailure;

/** For a response that the server's own code didn't write. A test compares it with the error catalogue. */
export const serverErrorMessage = '😵 서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.';
/** The browser reports that it has no connection. */
export const offlineMessage = '📡 인터넷 연결이 끊겼어요. 연결을 확인하고 다시 시도해 주세요.';
/** The request or its response got lost on the way: mostly a phone between two networks, and no fault of the server. */
export const unreachedMessage = '📡 서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.';

const deadTokenListeners = new Set<(token: string) => void>();

/** Calls back with a token that the server doesn't know any more. Returns the unsubscribe function. */
export const onDeadToken = (listener: (token: string) => void): (() => void) => {
  deadTokenListeners.add(listener);
  return () => deadTokenListeners.delete(listener);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldMessages = (value: unknown): Record<string, string> | undefined => {
  if (!isRecord(value)) return undefined;
  const messages = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
};

/** The address with its query. */
export const addressOf = ({ url, params }: Pick<ApiRequest, 'url' | 'params'>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${text}`;
};

const headersOf = (request: ApiRequest, method: string, token: string | null): Headers => {
  const headers = new Headers(request.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (request.data !== undefined) headers.set('Content-Type', 'application/json');
  if (method !== 'GET' && request.idempotencyKey !== null) {
    headers.set('Idempotency-Key', request.idempotencyKey ?? randomId());
  }
  const position = lastLogPosition();
  if (method === 'GET' && position !== null) headers.set('X-Wait-For', position);
  return headers;
};

/** There was a response, but its body isn't what its type says. */
const wasAnswered = (error: unknown): boolean => error instanceof SyntaxError;

/** The failure for a request or a response that got lost, or that the caller aborted. */
export const unanswered = (error: unknown, what: string): ApiFailure => {
  const aborted = error instanceof DOMException && error.name === 'AbortError';
  const offline = navigator.onLine === false;
  if (!aborted) console.error(`${what} failed:`, error);
  return {
    ok: false,
    code: 'server_error',
    message: offline ? offlineMessage : wasAnswered(error) ? serverErrorMessage : unreachedMessage,
    status: 0,
    offline,
    aborted,
    body: {},
  };
};

const refused = (status: number, body: unknown, what: string): ApiFailure => {
  const fields = isRecord(body) ? body : {};
  // The server sends only codes of the catalogue; a proxy's response has none.
  const known = typeof fields.code === 'string' && typeof fields.message === 'string';
  if (!known || status >= 500) console.error(`${what} answered ${status}`, fields.code ?? '');
  const errors = fieldMessages(fields.errors);
  return {
    ok: false,
    code: known ? (fields.code as ErrorCode) : 'server_error',
    message: known ? String(fields.message) : serverErrorMessage,
    ...(errors ? { errors } : {}),
    status,
    offline: false,
    aborted: false,
    body: fields,
  };
};

/** `items 0-24/319` → 319. */
const totalOf = (contentRange: string | null): number | undefined => {
  const total = Number(contentRange?.split('/')[1]);
  return Number.isInteger(total) ? total : undefined;
};

export const send = (request: ApiRequest, method: string, token: string | null): Promise<Response> =>
  fetch(addressOf(request), {
    method,
    headers: headersOf(request, method, token),
    body: request.data === undefined ? null : JSON.stringify(request.data),
    signal: request.signal ?? null,
    keepalive: request.keepalive ?? false,
    credentials: request.cookies === true ? 'same-origin' : 'omit',
  });

export const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  return isJson && text !== '' ? JSON.parse(text) : undefined;
};

/** The refusal. When the session has ended, the listeners of `onDeadToken` are called. */
export const refusalOf = (response: Response, body: unknown, what: string, token: string | null): ApiFailure => {
  const failure = refused(response.status, body, what);
  if (token !== null && response.status === 401 && isDeadTokenCode(failure.code)) {
    for (const listener of deadTokenListeners) listener(token);
  }
  return failure;
};

/** What a response says. */
export const answerIn = async <T extends object>(
  response: Response,
  what: string,
  token: string | null,
): Promise<ApiAnswer<T>> => {
  const body = await bodyOf(response);
  if (!response.ok || body === undefined) return refusalOf(response, body, what, token);
  const fields = Array.isArray(body)
    ? { items: body, total: totalOf(response.headers.get('Content-Range')) ?? body.length }
    : body;
  const stale = response.headers.get('X-Stale') === '1';
  return { ...(fields as T), ok: true, stale };
};

/**
 * Sends one request to the project's API and returns `{ok: true, …fields}` or `{ok: false, code, message, errors?}`; it
 * never throws. For a list it returns `{ok: true, items, total}`. The response has the contract's type, which the server's
 * tests check; a check here would load zod on every first visit.
 */
export const callApi = async <T extends object>(request: ApiRequest): Promise<ApiAnswer<T>> => {
  const method = request.method ?? 'GET';
  const what = `${method} ${request.url}`;
  const token = readToken();
  try {
    const response = await send(request, method, token);
    noteLogPosition(response.headers.get('X-Log-Position'));
    return await answerIn<T>(response, what, token);
  } catch (error) {
    return unanswered(error, what);
  }
};

/** Reads a file from the project's API; like `callApi`, it never throws. */
export const callForFile = async (
  request: Pick<ApiRequest, 'url' | 'params' | 'signal'>,
): Promise<{ ok: true; file: Blob } | ApiFailure> => {
  const what = `GET ${request.url}`;
  const token = readToken();
  try {
    const response = await send({ ...request, headers: { Accept: '*/*' } }, 'GET', token);
    if (!response.ok) return refusalOf(response, await bodyOf(response), what, token);
    return { ok: true, file: await response.blob() };
  } catch (error) {
    return unanswered(error, what);
  }
};

const isDeadTokenCode = (code: ErrorCode): boolean => code === 'session_not_found' || code === 'login_needed';
