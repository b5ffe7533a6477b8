import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { type DataProvider, type GetListParams, useDataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { createApiHttpClient } from './api-http-client.ts';
import { type Calls, createCalls } from './calls.ts';

type ApiPathOf = (resource: string) => string;

/** What every list can do besides react-admin's own methods. */
const everyList = ({ client, read }: Calls, apiPathOf: ApiPathOf) => ({
  /** A part of a list to be taken out of the house, which is written down as that. */
  exportList: <Row>(
    resource: string,
    { sort, filter }: Pick<GetListParams, 'sort' | 'filter'>,
    from: number,
    most: number,
  ): Promise<Row[]> =>
    read(`/api/${apiPathOf(resource)}`, {
      filter: JSON.stringify(filter ?? {}),
      range: JSON.stringify([from, from + most - 1]),
      ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
      purpose: 'export',
    }),
  /** What happened to a record, the newest first: so many events after so many newer ones, and how many there are. */
  readHistory: async (resource: string, id: string, after: number, most: number) => {
    const range = encodeURIComponent(JSON.stringify([after, after + most - 1]));
    const path = `/api/${apiPathOf(resource)}/${encodeURIComponent(id)}/history`;
    const { json, headers } = await client(`${path}?range=${range}`);
    const total = Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
    return { entries: json as readonly HistoryEntry[], total };
  },
});

/** The same provider for the console's names of its lists, some of which the API has under another path. */
const underApiPaths = (rest: DataProvider, apiPathOf: ApiPathOf): DataProvider => ({
  getList: (resource, params) => rest.getList(apiPathOf(resource), params),
  getOne: (resource, params) => rest.getOne(apiPathOf(resource), params),
  getMany: (resource, params) => rest.getMany(apiPathOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(apiPathOf(resource), params),
  create: (resource, params) => rest.create(apiPathOf(resource), params),
  update: (resource, params) => rest.update(apiPathOf(resource), params),
  updateMany: (resource, params) => rest.updateMany(apiPathOf(resource), params),
  delete: (resource, params) => rest.delete(apiPathOf(resource), params),
  deleteMany: (resource, params) => rest.deleteMany(apiPathOf(resource), params),
});

type DataProviderParts<Data> = {
  readonly client?: Calls['client'];
  readonly apiPathOf: ApiPathOf;
  /** The methods of the contexts. */
  readonly data: (calls: Calls) => Data;
};

/**
 * `ra-data-simple-rest` over our API client, with a method for each command of each context. A command names the revision
 * that it was decided on, and answers the record as it left it.
 */
export const createDataProvider = <Data extends object>({
  client = createApiHttpClient(),
  apiPathOf,
  data,
}: DataProviderParts<Data>) => {
  const calls = createCalls(client);
  return {
    ...underApiPaths(simpleRestProvider('/api', client), apiPathOf),
    supportAbortSignal: true,
    ...everyList(calls, apiPathOf),
    ...data(calls),
  };
};

/** react-admin's data provider, with what every list can do and with the methods of one context. */
export const useData = <Data = unknown>() => useDataProvider<DataProvider & ReturnType<typeof everyList> & Data>();
