import { createApiHttpClient } from './api-http-client.ts';

type Client = ReturnType<typeof createApiHttpClient>;

/** What the methods of the data provider are made of. Each throws an `ApiError` where it is refused. */
export const createCalls = (client: Client = createApiHttpClient()) => ({
  client,
  read: async <Answer>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const search = new URLSearchParams(query).toString();
    return (await client(search === '' ? path : `${path}?${search}`)).json as Answer;
  },
  post: async <Answer>(path: string, body: object): Promise<Answer> =>
    (await client(path, { method: 'POST', body: JSON.stringify(body) })).json as Answer,
});

export type Calls = ReturnType<typeof createCalls>;
