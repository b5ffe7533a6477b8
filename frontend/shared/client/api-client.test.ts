import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, stubBrowser } from '../testing/browser-stub.ts';
import {
  callApi,
  callForFile,
  offlineMessage,
  onDeadToken,
  serverErrorMessage,
  unreachedMessage,
} from './api-client.ts';
import { forgetLogPosition } from './log-position.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetLogPosition();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const jsonType = { 'Content-Type': 'application/json' };
const brokenOff = (): ReadableStream =>
  new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });

describe('a request', () => {
  test('carries the stored token as a bearer token', async () => {
    const sent = stubBrowser(() => json(200, {}));
    localStorage.setItem('token', 'secret');
    await callApi({ url: '/api/user/session' });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  test.each(['null', 'undefined', ''])('has no token when the stored one reads "%s"', async (stored) => {
    const sent = stubBrowser(() => json(200, {}));
    localStorage.setItem('token', stored);
    await callApi({ url: '/api/site' });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  test('has encoded parameters; undefined ones are left out', async () => {
    const sent = stubBrowser(() => json(200, {}));
    await callApi({ url: '/api/cases/data/count', params: { keywords: '징계,양정', section: undefined } });
    expect(sent[0]?.url).toBe(`/api/cases/data/count?keywords=${encodeURIComponent('징계,양정')}`);
  });

  test('has a key of its own when it writes; a retry may reuse it, a sign-in has none', async () => {
    const sent = stubBrowser(() => json(200, {}));
    await callApi({ method: 'PUT', url: '/a', data: {} });
    await callApi({ method: 'PUT', url: '/a', data: {} });
    await callApi({ method: 'PUT', url: '/a', data: {}, idempotencyKey: 'again' });
    await callApi({ method: 'POST', url: '/login', data: {}, idempotencyKey: null });
    await callApi({ url: '/read' });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['again', null, null]);
  });

  test('that reads waits for the last write of this session; an older answer never lowers that position', async () => {
    const positions = ['0000000000000007-1c0ffee00001', '0000000000000005-1c0ffee00001'];
    const sent = stubBrowser(({ method }) =>
      json(200, {}, method === 'GET' ? {} : { 'X-Log-Position': positions.shift() ?? '' }),
    );
    await callApi({ url: '/before' });
    await callApi({ method: 'POST', url: '/write', data: {} });
    await callApi({ method: 'POST', url: '/overtaken', data: {} });
    await callApi({ url: '/after' });
    expect(sent[0]?.headers.has('X-Wait-For')).toBe(false);
    expect(sent[3]?.headers.get('X-Wait-For')).toBe('0000000000000007-1c0ffee00001');
  });

  test('that reads after a restore of the log waits for writes after the restore', async () => {
    const positions = [
      '0000000000000107-1c0ffee00001',
      '0000000000000095-2c0ffee00002',
      '0000000000000094-2c0ffee00002',
    ];
    const sent = stubBrowser(({ method }) =>
      json(200, {}, method === 'GET' ? {} : { 'X-Log-Position': positions.shift() ?? '' }),
    );
    for (const url of ['/write', '/write-since', '/overtaken']) await callApi({ method: 'POST', url, data: {} });
    await callApi({ url: '/after' });
    expect(sent[3]?.headers.get('X-Wait-For')).toBe('0000000000000095-2c0ffee00002');
  });
});

describe('an answer', () => {
  test('a success is its fields and ok', async () => {
    stubBrowser(() => json(201, { id: 'c1', revision: 1 }));
    expect(await callApi({ method: 'POST', url: '/x', data: {} })).toEqual({
      ok: true,
      stale: false,
      id: 'c1',
      revision: 1,
    });
  });

  test('a list is its items and their total', async () => {
    stubBrowser(() => json(200, [{ id: 1 }], { 'Content-Range': 'items 0-0/319', 'X-Stale': '1' }));
    expect(await callApi({ url: '/x' })).toEqual({ ok: true, stale: true, items: [{ id: 1 }], total: 319 });
  });

  test('a refusal is its code, its Korean message and the messages of its fields', async () => {
    stubBrowser(() =>
      json(409, { code: 'conflict', message: '🔄 그 사이', errors: { email: '이미 있음', n: 3 }, currentRevision: 4 }),
    );
    expect(await callApi({ url: '/x' })).toMatchObject({
      ok: false,
      code: 'conflict',
      message: '🔄 그 사이',
      errors: { email: '이미 있음' },
      status: 409,
      body: { currentRevision: 4 },
    });
  });

  test.each([
    ['a proxy answers HTML', () => new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } })],
    [
      'the body is no JSON, though it says so',
      () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['a success is no JSON', () => new Response('fine', { headers: { 'Content-Type': 'text/plain' } })],
  ])('when %s it is a server error, and logged', async (_what, answer) => {
    stubBrowser(answer);
    expect(await callApi({ url: '/x' })).toMatchObject({
      ok: false,
      code: 'server_error',
      message: serverErrorMessage,
    });
    expect(console.error).toHaveBeenCalled();
  });

  test.each([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the connection breaks off in the response', () => new Response(brokenOff(), { headers: jsonType })],
  ])('when %s it is the connection, not the server, and logged', async (_what, answer) => {
    stubBrowser(answer);
    expect(await callApi({ url: '/x' })).toMatchObject({ ok: false, status: 0, message: unreachedMessage });
    expect(console.error).toHaveBeenCalled();
  });

  test('says that there is no connection', async () => {
    stubBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await callApi({ url: '/x' })).toMatchObject({
      code: 'server_error',
      offline: true,
      status: 0,
      message: offlineMessage,
    });
  });

  test('that its caller aborted is marked and not logged', async () => {
    stubBrowser(() => Promise.reject(new DOMException('given up', 'AbortError')));
    expect(await callApi({ url: '/x' })).toMatchObject({ ok: false, aborted: true });
    expect(console.error).not.toHaveBeenCalled();
  });

  test('reports an invalid token, but not a wrong password', async () => {
    const codes = ['login_wrong', 'session_not_found'];
    stubBrowser(() => json(401, { code: codes.shift(), message: '🔑' }));
    localStorage.setItem('token', 'old');
    const dead: string[] = [];
    const stop = onDeadToken((token) => dead.push(token));
    await callApi({ method: 'POST', url: '/api/user/login', data: {} });
    expect(dead).toEqual([]);
    await callApi({ url: '/api/user/session' });
    expect(dead).toEqual(['old']);
    stop();
  });

  test('has the catalogue’s text for a server error', () => {
    expect(serverErrorMessage).toBe(errorCatalogue.server_error.message);
  });
});

describe('a file', () => {
  test('is read with the token, whatever its type', async () => {
    const sent = stubBrowser(() => new Response('번호\r\n', { headers: { 'Content-Type': 'text/csv' } }));
    localStorage.setItem('token', 'secret');
    const answer = await callForFile({ url: '/api/cases/data/csv', params: { sort: '["decidedOn","ASC"]' } });
    expect(answer.ok && (await answer.file.text())).toBe('번호\r\n');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('Accept')).toBe('*/*');
  });

  test('that is refused returns the server’s message', async () => {
    stubBrowser(() => json(403, { code: 'admin_only', message: '🔒 관리자만 볼 수 있어요.' }));
    expect(await callForFile({ url: '/api/cases/data/csv' })).toMatchObject({
      ok: false,
      status: 403,
      code: 'admin_only',
      message: '🔒 관리자만 볼 수 있어요.',
    });
  });
});
