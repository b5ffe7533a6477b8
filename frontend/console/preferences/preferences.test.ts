import type { Preferences } from '@nomucheck/domain/people/contract/preferences.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, type Sent, stubBrowser } from '../../shared/testing/browser-stub.ts';
import { ApiError } from '../api/api-error.ts';
import { changePreferences, preferencesQuery, withoutQuery, withQuery, withSettings } from './preferences.ts';
import { createPreferencesStore } from './preferences-store.ts';
import { queryAddress } from './query-address.ts';

const id = '00000000-0000-4000-8000-000000000001';
const mine = { id, resource: 'user', label: '노무사', value: { filter: { role: 'advisor' } }, shared: false };
const theirs = { ...mine, id: '00000000-0000-4000-8000-000000000002', label: '이번 달', shared: true };

/** A server that stores one person's preferences, as the contract describes. */
let server: Preferences;
let sent: Sent[];
let queries: QueryClient;

const stored = (): Preferences | undefined => queries.getQueryData(preferencesQuery.queryKey);
const storeOf = (parts: Partial<Parameters<typeof createPreferencesStore>[0]> = {}) =>
  createPreferencesStore({
    memory: memory(),
    settings: () => stored()?.settings ?? {},
    save: (changed) => changePreferences(queries, withSettings(changed)),
    onFailure: () => {},
    ...parts,
  });

/** react-admin's store of one visit. */
const memory = () => {
  const values = new Map<string, unknown>();
  return {
    setup: () => {},
    teardown: () => {},
    getItem: (key: string, fallback?: unknown) => values.get(key) ?? fallback,
    setItem: (key: string, value: unknown) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    removeItems: () => values.clear(),
    reset: () => values.clear(),
    subscribe: () => () => {},
  } as Parameters<typeof createPreferencesStore>[0]['memory'];
};

const put = ({ body }: Sent): Response => {
  const asked = JSON.parse(body ?? '{}');
  if (asked.expectedRevision !== server.revision) return json(409, { code: 'conflict', message: '🔄' });
  const others = server.queries.filter((query) => !query.mine);
  const own = (asked.queries ?? server.queries.filter((query) => query.mine)).map((query: typeof mine) => ({
    ...query,
    mine: true,
    by: '나',
  }));
  server = { revision: server.revision + 1, settings: asked.settings ?? server.settings, queries: [...own, ...others] };
  return json(200, server);
};

beforeEach(async () => {
  server = {
    revision: 1,
    settings: { 'admin:user.datatable': ['phoneNumber'] },
    queries: [{ ...theirs, mine: false, by: '박관리' }],
  };
  sent = stubBrowser((request) => (request.method === 'PUT' ? put(request) : json(200, server)));
  queries = new QueryClient();
  await queries.prefetchQuery(preferencesQuery);
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const unavailable = { message: '🛠️ 잠시 연결이 어렵습니다.', status: 503, code: 'unavailable', body: {} } as const;

describe('react-admin’s store', () => {
  test('begins with the columns that were chosen on another device', () => {
    const store = storeOf();
    expect(store.getItem('admin/user.datatable', [])).toEqual(['phoneNumber']);
    expect(store.getItem('sidebar.open', true)).toBe(true);
  });

  test('saves the last of several choices a moment later, and nothing else', async () => {
    vi.useFakeTimers();
    const save = vi.fn(async () => {});
    const store = storeOf({ save });
    store.setItem('admin/user.datatable', ['email']);
    store.setItem('admin/user.datatable', ['email', 'oauth']);
    store.setItem('admin/user.selectedIds', ['a']);
    store.setItem('sidebar.open', false);
    store.setItem('density', 'compact');
    expect(store.getItem('admin/user.datatable')).toEqual(['email', 'oauth']);
    expect(save).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(save.mock.calls).toEqual([[{ 'admin:user.datatable': ['email', 'oauth'], density: 'compact' }]]);
  });

  test('reports a choice that could not be saved, and keeps it for this visit', async () => {
    vi.useFakeTimers();
    const failures: string[] = [];
    const store = storeOf({
      save: () => Promise.reject(new ApiError(unavailable)),
      onFailure: (why) => failures.push(why),
    });
    store.setItem('admin/user.datatable_columnRanks', [0, 2, 1]);
    await vi.runAllTimersAsync();
    expect(failures).toEqual(['잠시 연결이 어렵습니다.']);
    expect(store.getItem('admin/user.datatable_columnRanks')).toEqual([0, 2, 1]);
  });

  test('deletes nothing on the server when a sign-out empties the store', async () => {
    const store = storeOf();
    store.reset();
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(store.getItem('admin/user.datatable')).toEqual(['phoneNumber']);
  });
});

describe('what the server stores', () => {
  test('applies a change to what another device has written in the meantime', async () => {
    server = { ...server, revision: 5, settings: { elsewhere: true } };
    await changePreferences(queries, withSettings({ here: 1 }));
    expect(server.settings).toEqual({ elsewhere: true, here: 1 });
  });

  test('includes saved queries: a person changes and deletes their own, and reads the team’s', async () => {
    await changePreferences(queries, withQuery(mine));
    await changePreferences(queries, withQuery({ ...mine, label: '노무사들' }));
    expect(stored()?.queries?.map(({ label }) => label)).toEqual(['노무사들', '이번 달']);
    await changePreferences(queries, withoutQuery(id));
    expect(stored()?.queries?.map(({ label }) => label)).toEqual(['이번 달']);
  });

  test('returns the server’s message when it can’t be written', async () => {
    sent = stubBrowser(() => json(422, { code: 'invalid_request', message: '✏️ 입력한 내용을 다시 확인해 주세요.' }));
    await expect(changePreferences(queries, withQuery(mine))).rejects.toThrow('입력한 내용을 다시 확인해 주세요.');
  });
});

test('a saved query becomes an address; a value that isn’t a query is no filter', () => {
  expect(queryAddress({ filter: { role: 'admin' }, sort: { field: 'createdAt', order: 'ASC' } })).toEqual({
    page: '1',
    filter: '{"role":"admin"}',
    sort: 'createdAt',
    order: 'ASC',
  });
  expect(queryAddress(['?'])).toEqual({});
  expect(queryAddress({ sort: { field: 'x', order: 'sideways' } })).toEqual({ page: '1' });
});
