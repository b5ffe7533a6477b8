import { type ApiRequest, callApi } from '../../shared/api-client.ts';
import { ApiError } from './api-error.ts';
import { noteStaleness } from './staleness.ts';
import { createSubmitKeys, type SubmitKeys } from './submit-keys.ts';

type Options = { readonly method?: string; readonly body?: unknown; readonly signal?: AbortSignal | null };
type Answer = { readonly status: number; readonly headers: Headers; readonly body: string; readonly json: unknown };

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const methodOf = (name: string | undefined): NonNullable<ApiRequest['method']> =>
  methods.find((method) => method === name) ?? 'GET';

const dataOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/** A refusal or a success ends a submit; no answer, or one of a server in trouble, leaves open whether it happened. */
const isAnswered = (status: number): boolean => status > 0 && status < 500;

/**
 * The site's API client as `ra-data-simple-rest` wants one: it sends the token, what must have been read (`X-Wait-For`) and
 * one key a submit, and throws refusals.
 */
export const createApiHttpClient =
  (submitKeys: SubmitKeys = createSubmitKeys()) =>
  async (url: string, { method: name, body, signal }: Options = {}): Promise<Answer> => {
    const method = methodOf(name);
    const data = dataOf(body);
    const content = `${method} ${url} ${JSON.stringify(data) ?? ''}`;
    const answer = await callApi<Record<string, unknown>>({
      method,
      url,
      ...(data === undefined ? {} : { data }),
      ...(signal ? { signal } : {}),
      ...(method === 'GET' ? {} : { idempotencyKey: submitKeys.keyFor(content) }),
    });
    if (answer.ok || isAnswered(answer.status)) submitKeys.answered(content);
    if (!answer.ok) throw new ApiError(answer);
    const { ok: _ok, stale, ...fields } = answer;
    if (method === 'GET') noteStaleness(url.split('?')[0] ?? url, stale);
    const { items, total } = fields;
    const isList = Array.isArray(items) && typeof total === 'number';
    return {
      status: 200,
      headers: new Headers(isList ? { 'Content-Range': `items */${total}` } : {}),
      body: '',
      json: isList ? items : fields,
    };
  };
