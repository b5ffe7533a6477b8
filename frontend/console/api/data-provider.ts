import { type DataProvider, type GetListParams, useDataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { apiHttpClient, type Page, readPage } from './requests.ts';

type ApiPathOf = (resource: string) => string;

/** What every list can do besides react-admin's own methods. */
const everyList = (apiPathOf: ApiPathOf) => ({
  /** A part of a list for a file that is downloaded; the access log says that it was. */
  exportList: <Row>(
    resource: string,
    { sort, filter }: Pick<GetListParams, 'sort' | 'filter'>,
    after: number,
    most: number,
  ): Promise<Page<Row>> =>
    readPage(`/api/${apiPathOf(resource)}`, after, most, {
      filter: JSON.stringify(filter ?? {}),
      ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
      purpose: 'export',
    }),
});

/** The same provider under the console's names of its lists; the API has some of them under another path. */
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

/**
 * `ra-data-simple-rest` over the project's API client, with the contexts' own methods: reads that aren't lists, and one
 * method for each command. A command names the revision that it was decided on, and returns the record after it.
 */
export const createDataProvider = <Data extends object>(apiPathOf: ApiPathOf, contextsData: Data) => ({
  ...underApiPaths(simpleRestProvider('/api', apiHttpClient), apiPathOf),
  supportAbortSignal: true,
  ...everyList(apiPathOf),
  ...contextsData,
});

/** react-admin's data provider, with what every list can do and with the methods of one context. */
export const useData = <Data = unknown>() => useDataProvider<DataProvider & ReturnType<typeof everyList> & Data>();
