import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetLogPosition, lastLogPosition } from '../../shared/client/log-position.ts';
import { storeToken } from '../../shared/device/stored-token.ts';
import { json, type Sent, stubBrowser } from '../../shared/testing/browser-stub.ts';
import { casesData } from '../cases/cases-data.ts';
import { historyData } from '../history/history-data.ts';
import { peopleData } from '../people/people-data.ts';
import { searchData } from '../search/search-data.ts';
import { fieldErrorsOf, isConflict, messageOf } from './api-error.ts';
import { createDataProvider } from './data-provider.ts';
import { noteStaleness, staleReads } from './staleness.ts';

let answer: (sent: Sent) => Response | Promise<Response>;
let sent: Sent[];
const newProvider = () =>
  createDataProvider((resource) => (resource === 'admin/data' ? 'refines/data' : resource), {
    ...peopleData,
    ...casesData,
    ...searchData,
    ...historyData,
  });
let provider: ReturnType<typeof newProvider>;

const first = (): Sent => {
  const [request] = sent;
  if (request === undefined) throw new Error('nothing was sent');
  return request;
};
const bodyOf = ({ body }: Sent): unknown => JSON.parse(body ?? 'null');
const wanted = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { role: 'admin' },
} as const;

beforeEach(() => {
  answer = () => json(200, { id: 'a', revision: 3 });
  sent = stubBrowser((request) => answer(request));
  storeToken('T');
  forgetLogPosition();
  provider = newProvider();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  storeToken(null);
  forgetLogPosition();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a list', () => {
  test('is requested by range, order and filter, with the token; the server counts the rows', async () => {
    answer = () => json(200, [{ id: 'a' }, { id: 'b' }], { 'Content-Range': 'items 25-26/319' });
    expect(await provider.getList('admin/user', wanted)).toEqual({ data: [{ id: 'a' }, { id: 'b' }], total: 319 });
    const url = new URL(first().url, 'http://x');
    expect(url.pathname).toBe('/api/admin/user');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      filter: '{"role":"admin"}',
      range: '[25,49]',
      sort: '["createdAt","DESC"]',
    });
    expect(first().headers.get('Authorization')).toBe('Bearer T');
  });

  test('without rows is empty, and records requested by id come without a count', async () => {
    answer = () => json(200, [], { 'Content-Range': 'items */0' });
    expect(await provider.getList('admin/user', wanted)).toEqual({ data: [], total: 0 });
    answer = () => json(200, [{ id: 'b' }]);
    expect(await provider.getMany('admin/user', { ids: ['b'] })).toEqual({ data: [{ id: 'b' }] });
  });
});

test('a history is read page by page', async () => {
  answer = () => json(200, [{ revision: 3 }], { 'Content-Range': 'items 25-25/26' });
  expect(
    await provider.readHistory({ kind: 'case', id: 'a' }, { filter: { field: '제목' }, asOf: 'r9' }, 25, 25),
  ).toEqual({ items: [{ revision: 3 }], total: 26 });
  expect(decodeURIComponent(first().url)).toBe(
    '/api/admin/history/case/a?filter={"field":"제목"}&asOf=r9&range=[25,49]',
  );
});

test('an export is requested page by page, with its purpose', async () => {
  answer = () => json(200, [{ id: 'a' }]);
  const { sort, filter } = wanted;
  expect(await provider.exportList('admin/user', { sort, filter }, 1000, 1000)).toEqual({
    items: [{ id: 'a' }],
    total: 1,
  });
  const { searchParams } = new URL(first().url, 'http://x');
  expect(searchParams.get('purpose')).toBe('export');
  expect(searchParams.get('range')).toBe('[1000,1999]');
});

test('a search’s answer is whole, although it has items and a total like a list', async () => {
  const found = { q: '해고', total: 1, items: [{ id: 'a' }], relaxed: false };
  answer = () => json(200, found);
  expect(await provider.searchCases({ q: '해고' }, new AbortController().signal)).toEqual(found);
});

test('a list is requested at its path in the API', async () => {
  answer = () => json(200, []);
  await provider.getMany('admin/data', { ids: ['b'] });
  await provider.exportList('admin/data', { filter: {} }, 0, 10);
  for (const { url } of sent) expect(new URL(url, 'http://x').pathname).toBe('/api/refines/data');
});

describe('reading the session’s own writes', () => {
  test('a read waits for the position of the last write', async () => {
    answer = () => json(200, { id: 'a' }, { 'X-Log-Position': '0000000000000042' });
    await provider.removeUser({ id: 'a', reason: '요청' });
    expect(lastLogPosition()).toBe('0000000000000042');
    await provider.getOne('admin/user', { id: 'a' });
    expect(sent[1]?.headers.get('X-Wait-For')).toBe('0000000000000042');
  });

  test('a read that may be behind is marked until a read is up to date', async () => {
    answer = () => json(200, { id: 'a' }, { 'X-Stale': '1' });
    await provider.getOne('admin/user', { id: 'a' });
    expect([...staleReads.get()]).toEqual(['/api/admin/user/a']);
    answer = () => json(200, { id: 'a' });
    await provider.getOne('admin/user', { id: 'a' });
    expect(staleReads.get().size).toBe(0);
    noteStaleness('/api/other', false);
    expect(staleReads.get().size).toBe(0);
  });
});

describe('a change', () => {
  test('of fields is react-admin’s own update, and a new record its create', async () => {
    const before = { id: 'a', title: '옛 제목' };
    const data = { title: '새 제목', expectedRevision: 7 };
    await provider.update('admin/data', { id: 'a', data, previousData: before });
    await provider.create('admin/data', { data: { title: '새 자료' } });
    expect(sent).toMatchObject([
      { method: 'PUT', url: '/api/refines/data/a' },
      { method: 'POST', url: '/api/refines/data' },
    ]);
    expect(sent.map(bodyOf)).toEqual([data, { title: '새 자료' }]);
  });

  test('of a case is a command that names the revision it was decided on', async () => {
    const at = { id: 'a', revision: 7 };
    await provider.takeProposal(at, 'p', '기각');
    await provider.dismissProposal(at, 'p');
    await provider.sendCaseBack(at, '사유');
    await provider.correctCase(at, { title: '새 제목' }, '오기');
    await provider.restoreCase(at, 3, '되돌림');
    await provider.mergeCase(at, { id: 'b', revision: 2 }, ['text'], '같은 판정');
    const expectedRevision = 7;
    expect(sent.map((request) => [request.method, request.url, bodyOf(request)])).toEqual([
      ['POST', '/api/refines/data/a/take', { proposal: 'p', value: '기각', expectedRevision }],
      ['POST', '/api/refines/data/a/take', { proposal: 'p', dismiss: true, expectedRevision }],
      ['POST', '/api/refines/data/a/reject', { reason: '사유', expectedRevision }],
      ['POST', '/api/cases/data/a/correct', { changes: { title: '새 제목' }, reason: '오기', expectedRevision }],
      ['POST', '/api/cases/data/a/restore', { revision: 3, reason: '되돌림', expectedRevision }],
      [
        'POST',
        '/api/cases/data/a/merge',
        { into: 'b', intoRevision: 2, take: ['text'], reason: '같은 판정', expectedRevision },
      ],
    ]);
  });

  test('of a person is a command with a reason', async () => {
    const change = { id: 'a', accessType: 1, reason: '입사', expectedRevision: 2 } as const;
    expect(await provider.updateUser(change)).toEqual({ id: 'a', revision: 3 });
    expect(first()).toMatchObject({ method: 'POST', url: '/api/admin/userdetail/update' });
    expect(bodyOf(first())).toEqual(change);
  });

  test('that is refused has the server’s message, and a message for each field', async () => {
    answer = () => json(400, { code: 'invalid_request', message: '✏️ 다시', errors: { reason: '사유를 적어 주세요.' } });
    const failure = await provider.updateUser({ id: 'a', reason: '' }).catch((error: unknown) => error);
    expect(messageOf(failure)).toBe('다시');
    expect(fieldErrorsOf(failure)).toEqual({ reason: '사유를 적어 주세요.' });
    expect(isConflict(failure)).toBe(false);
  });

  test('that follows another person’s change is a conflict', async () => {
    answer = () => json(409, { code: 'conflict', message: '🔄', currentRevision: 9 });
    const failure = await provider.updateUser({ id: 'a', reason: '입사' }).catch((error: unknown) => error);
    expect(isConflict(failure)).toBe(true);
    expect(failure).toMatchObject({ status: 409, body: { currentRevision: 9 } });
  });
});

describe('the key of a submit', () => {
  const keys = (): (string | null)[] => sent.map(({ headers }) => headers.get('Idempotency-Key'));
  const submit = (reason = '입사') => provider.updateUser({ id: 'a', reason }).catch(() => null);

  test('stays the same when a submit without an answer is sent again, so that it is carried out once', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    await submit();
    answer = () => json(503, { code: 'unavailable', message: '🛠️' });
    await submit();
    answer = () => json(200, { id: 'a' });
    await submit();
    const [one, two, three] = keys();
    expect(one).toMatch(/^[\da-f-]{36}$/);
    expect([two, three]).toEqual([one, one]);
  });

  test('differs for other content, and after an answer also for the same content', async () => {
    await submit();
    await submit();
    await submit('퇴사');
    expect(new Set(keys()).size).toBe(3);
  });

  test('isn’t sent with a read', async () => {
    await provider.getOne('admin/user', { id: 'a' });
    expect(keys()).toEqual([null]);
  });
});
