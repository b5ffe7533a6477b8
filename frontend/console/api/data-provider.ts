import type { AdminUserCounts, AdminUserDetail, UpdateUserBody } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { DataProvider, GetListParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { createApiHttpClient } from './api-http-client.ts';
import { changedFields } from './difference.ts';
import { forEachOf } from './many.ts';

export type EndedSessions = { readonly id: string; readonly ended: number };

/** Lists and records of the service, and the commands that are more than a change of fields. */
export type ConsoleDataProvider = DataProvider & {
  /** A part of a list to be taken out of the house, which is written down as that. */
  readonly exportList: <Row>(
    resource: string,
    params: Pick<GetListParams, 'sort' | 'filter'>,
    from: number,
    most: number,
  ) => Promise<Row[]>;
  readonly countUsers: (span?: { from: string; to: string }) => Promise<AdminUserCounts>;
  readonly updateUser: (change: UpdateUserBody) => Promise<AdminUserDetail>;
  readonly removeUser: (removal: { id: string; reason: string }) => Promise<unknown>;
  readonly endSessionsOf: (id: string, reason: string) => Promise<unknown>;
};

const revisionOf = (record: unknown): { expectedRevision?: number } =>
  typeof record === 'object' && record !== null && 'revision' in record && typeof record.revision === 'number'
    ? { expectedRevision: record.revision }
    : {};

/**
 * `ra-data-simple-rest` over our API client. A change sends what differs from the record as it was read, and which revision
 * that was; many at once report on each.
 */
export const createDataProvider = ({
  client = createApiHttpClient(),
  apiPathOf = (resource: string): string => resource,
} = {}): ConsoleDataProvider => {
  const rest = underApiPaths(simpleRestProvider('/api', client), apiPathOf);
  const read = async <T>(url: string): Promise<T> => (await client(url)).json as T;
  const post = async <T>(url: string, body: object): Promise<T> =>
    (await client(url, { method: 'POST', body: JSON.stringify(body) })).json as T;
  const pathOf = (resource: string, id: string | number): string =>
    `/api/${apiPathOf(resource)}/${encodeURIComponent(id)}`;

  return {
    ...rest,
    supportAbortSignal: true,
    update: async (resource, { id, data, previousData }) => {
      const body = { ...changedFields(previousData, data), ...revisionOf(previousData) };
      return {
        data: (await client(pathOf(resource, id), { method: 'PUT', body: JSON.stringify(body) })).json as never,
      };
    },
    delete: async (resource, { id }) => ({
      data: (await client(pathOf(resource, id), { method: 'DELETE' })).json as never,
    }),
    updateMany: async (resource, { ids, data }) => ({
      data: await forEachOf(ids, (id) => client(pathOf(resource, id), { method: 'PUT', body: JSON.stringify(data) })),
    }),
    deleteMany: async (resource, { ids }) => ({
      data: await forEachOf(ids, (id) => client(pathOf(resource, id), { method: 'DELETE' })),
    }),

    exportList: (resource, { sort, filter }, from, most) => {
      const query = {
        filter: JSON.stringify(filter ?? {}),
        range: JSON.stringify([from, from + most - 1]),
        ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
        purpose: 'export',
      };
      return read(`/api/${apiPathOf(resource)}?${new URLSearchParams(query).toString()}`);
    },
    countUsers: (span) =>
      read(`/api/admin/usercount/get${span === undefined ? '' : `?${new URLSearchParams(span).toString()}`}`),
    updateUser: (change) => post('/api/admin/userdetail/update', change),
    removeUser: (removal) => post('/api/admin/userdetail/delete', removal),
    endSessionsOf: (id, reason) => post(`/api/admin/user/${encodeURIComponent(id)}/end-sessions`, { reason }),
  };
};

/** The same provider for the console's names of its lists, some of which the API has under another path. */
const underApiPaths = (rest: DataProvider, apiPathOf: (resource: string) => string): DataProvider => ({
  ...rest,
  getList: (resource, params) => rest.getList(apiPathOf(resource), params),
  getOne: (resource, params) => rest.getOne(apiPathOf(resource), params),
  getMany: (resource, params) => rest.getMany(apiPathOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(apiPathOf(resource), params),
  create: (resource, params) => rest.create(apiPathOf(resource), params),
});
