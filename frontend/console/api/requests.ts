import { type ApiRequest, callForFile } from '../../shared/client/api-client.ts';
import { ApiError } from './api-error.ts';
import { createApiHttpClient, createApiRequest } from './api-http-client.ts';

/** The requests that the data provider's methods consist of. Each throws an `ApiError` when it is refused or not answered. */
const send = createApiRequest();

/** For `ra-data-simple-rest`. */
export const apiHttpClient = createApiHttpClient(send);

export type Query = NonNullable<ApiRequest['params']>;

const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const read = async <Answer>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Answer> =>
  (await send(withQuery(path, query), signal ? { signal } : {})) as Answer;

/** One page of a list, and how many rows the whole list has. */
export type Page<Row> = { readonly items: readonly Row[]; readonly total: number };

/** How many rows to read, and how many to skip before them. */
export const readPage = <Row>(
  path: string,
  after: number,
  most: number,
  query: Query = {},
  signal?: AbortSignal,
): Promise<Page<Row>> => read(path, { ...query, range: JSON.stringify([after, after + most - 1]) }, signal);

const write =
  (method: 'POST' | 'PUT' | 'DELETE') =>
  async <Answer>(path: string, body: object): Promise<Answer> =>
    (await send(path, { method, body })) as Answer;

export const post = write('POST');
export const put = write('PUT');
export const remove = write('DELETE');

/** Reads a file. */
export const readFile = async (path: string, query: Query = {}): Promise<Blob> => {
  const answer = await callForFile({ url: path, params: query });
  if (!answer.ok) throw new ApiError(answer);
  return answer.file;
};
