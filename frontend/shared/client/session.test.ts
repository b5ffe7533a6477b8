import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, type Sent, stubBrowser } from '../testing/browser-stub.ts';

const user = { id: 'u1', name: '이근로', email: 'lee@example.com', accessType: 0 };

/** Each test starts as a freshly loaded page. */
const freshPage = async (answer: (sent: Sent) => Response | Promise<Response>) => {
  vi.resetModules();
  const sent = stubBrowser(answer);
  const reload = vi.fn();
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    location: { reload },
  });
  return { sent, reload, session: await import('./session.ts') };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a token no request is sent, and nobody is signed in', async () => {
  const { sent, session } = await freshPage(() => json(200, user));
  await session.loadSession();
  expect(session.currentSession()).toEqual({ status: 'anonymous', user: null });
  expect(sent).toEqual([]);
});

test('signing in stores the token and fetches the session again', async () => {
  const { sent, session } = await freshPage(({ url }) =>
    url === '/api/user/login' ? json(200, { token: 't1', user }) : json(200, user),
  );
  expect(await session.login({ email: user.email, password: 'right' })).toBeNull();
  expect(localStorage.getItem('token')).toBe('t1');
  expect(sent.map(({ url }) => url)).toEqual(['/api/user/login', '/api/user/session']);
  expect(session.currentSession()).toMatchObject({ status: 'signed_in', user: { id: 'u1' } });
});

test('a refused sign-in returns the refusal and stores nothing', async () => {
  const { session } = await freshPage(() => json(401, { code: 'login_wrong', message: '🔑' }));
  expect(await session.login({ email: 'a', password: 'b' })).toMatchObject({ code: 'login_wrong' });
  expect(localStorage.getItem('token')).toBeNull();
});

test('a token that the server no longer knows is dropped', async () => {
  const { session } = await freshPage(() => json(401, { code: 'session_not_found', message: '🔑' }));
  localStorage.setItem('token', 'old');
  session.startSession();
  await vi.waitFor(() => expect(session.currentSession().status).toBe('anonymous'), 20_000);
  expect(localStorage.getItem('token')).toBeNull();
  // The sign-in page says why.
  expect(session.currentSession()).toHaveProperty('hasEnded', true);
});

test('while the page is still loading the session, whoever needs it waits for it', async () => {
  const { session } = await freshPage(() => json(200, user));
  localStorage.setItem('token', 't1');
  expect(session.currentSession().status).toBe('loading');
  expect(await session.knownSession()).toMatchObject({ status: 'signed_in', user: { id: 'u1' } });
});

test('when the server can’t be reached, the person stays signed in', async () => {
  const { session } = await freshPage(() => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.setItem('token', 't1');
  await session.loadSession();
  expect(session.currentSession().status).toBe('unreachable');
  expect(localStorage.getItem('token')).toBe('t1');
});

test('a sign-out revokes the token, deletes what is stored and reloads, also without a response', async () => {
  const { sent, reload, session } = await freshPage(() => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.setItem('token', 't1');
  sessionStorage.setItem('logPosition', '0000000000000009');
  for (const storage of [localStorage, sessionStorage]) storage.setItem('nomucheck.check.unsent', 'typed');
  await session.logout();
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/api/user/logout' });
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('logPosition')).toBeNull();
  for (const storage of [localStorage, sessionStorage]) expect(storage.getItem('nomucheck.check.unsent')).toBeNull();
  expect(session.currentSession().status).toBe('anonymous');
  expect(reload).toHaveBeenCalledOnce();
});
