import { type ApiRequest, callApi } from '../../shared/client/api-client.ts';
import { ApiError, isDecided } from './api-error.ts';
import { noteNetwork } from './lost-network.ts';
import { noteStaleness } from './staleness.ts';
import { createSubmitKeys, type SubmitKeys } from './submit-keys.ts';

type Options = { readonly method?: string; readonly body?: unknown; readonly signal?: AbortSignal | null };
type Answer = { readonly status: number; readonly headers: Headers; readonly body: string; readonly json: unknown };

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const methodOf = (name: string | undefined): NonNullable<ApiRequest['method']> =>
  methods.find((method) => method === name) ?? 'GET';

const dataOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/**
 * Sends requests with the site's API client: with the token, with the position that a read has to wait for (`X-Wait-For`),
 * and with one idempotency key a submit. Returns the fields of the response; a list is `{items, total}`. Throws an
 * `ApiError` when the server refuses or doesn't respond.
 */
export const createApiRequest =
  (submitKeys: SubmitKeys = createSubmitKeys()) =>
  async (url: string, { method: name, body, signal }: Options = {}): Promise<Record<string, unknown>> => {
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
    noteNetwork(answer);
    if (answer.ok || isDecided(answer.status)) submitKeys.answered(content);
    if (!answer.ok) throw new ApiError(answer);
    const { ok: _ok, stale, ...fields } = answer;
    if (method === 'GET') noteStaleness(url.split('?')[0] ?? url, stale);
    return fields;
  };
export type ApiRequestSender = ReturnType<typeof createApiRequest>;

/** The same as `ra-data-simple-rest` calls it: a list is an array, its total is in `Content-Range`. */
export const createApiHttpClient =
  (send: ApiRequestSender) =>
  async (url: string, options: Options = {}): Promise<Answer> => {
    const fields = await send(url, options);
    const { items, total } = fields;
    const isList = Array.isArray(items) && typeof total === 'number';
    return {
      status: 200,
      headers: new Headers(isList ? { 'Content-Range': `items */${total}` } : {}),
      body: '',
      json: isList ? items : fields,
    };
  };
