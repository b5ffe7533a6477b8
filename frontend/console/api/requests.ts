import { type ApiRequest, callForFile } from '../../shared/api-client.ts';
import { ApiError } from './api-error.ts';
import { createApiHttpClient } from './api-http-client.ts';

/**
 * The requests that the data provider's methods are made of. Each throws an `ApiError` when the server refuses it or
 * doesn't answer.
 */
export const apiHttpClient = createApiHttpClient();

export type Query = NonNullable<ApiRequest['params']>;

const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const read = async <Answer>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Answer> =>
  (await apiHttpClient(withQuery(path, query), signal ? { signal } : {})).json as Answer;

/** A part of a list, and how many rows the whole list has. */
export type Page<Row> = { readonly items: readonly Row[]; readonly total: number };

/** Reads so many rows, after so many others. */
export const readPage = async <Row>(
  path: string,
  after: number,
  most: number,
  query: Query = {},
): Promise<Page<Row>> => {
  const range = JSON.stringify([after, after + most - 1]);
  const { json, headers } = await apiHttpClient(withQuery(path, { ...query, range }));
  return { items: json as readonly Row[], total: Number(headers.get('Content-Range')?.split('/')[1] ?? 0) };
};

const write =
  (method: 'POST' | 'PUT' | 'DELETE') =>
  async <Answer>(path: string, body: object): Promise<Answer> =>
    (await apiHttpClient(path, { method, body: JSON.stringify(body) })).json as Answer;

export const post = write('POST');
export const put = write('PUT');
export const remove = write('DELETE');

/** Reads a file. */
export const readFile = async (path: string, query: Query = {}): Promise<Blob> => {
  const answer = await callForFile({ url: path, params: query });
  if (!answer.ok) throw new ApiError(answer);
  return answer.file;
};
