import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, loadSession } from '../../shared/client/session.ts';
import { storeToken } from '../../shared/device/stored-token.ts';
import { json, stubBrowser } from '../../shared/testing/browser-stub.ts';
import { createAuthProvider } from './auth-provider.ts';

const admin = {
  id: 'a',
  name: '박관리',
  photoURL: null,
  accessType: 1,
  adminMenu: { all: true, advisor: false, partner: false, search: false },
  searchAccessUntil: null,
};
const authProvider = createAuthProvider((resource) =>
  resource === 'admin/user' ? 'user' : resource === 'company/list' ? 'company' : undefined,
);
let alive = true;

const failure = (message: string, status: number) => Object.assign(new Error(message), { status });

beforeEach(async () => {
  alive = true;
  stubBrowser(() => (alive ? json(200, admin) : json(401, { code: 'session_not_found', message: '🔑' })));
  storeToken('T');
  await loadSession();
});

afterEach(() => {
  storeToken(null);
  vi.unstubAllGlobals();
});

test('a signed-in person passes, has a name, and may do what their menu entries open', async () => {
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  expect(await authProvider.getIdentity?.()).toEqual({ id: 'a', fullName: '박관리' });
  expect(await authProvider.canAccess?.({ resource: 'admin/user', action: 'list' })).toBe(true);
  expect(await authProvider.canAccess?.({ resource: 'company/list', action: 'list' })).toBe(false);
});

test('a session that has ended makes the gate show the sign-in', async () => {
  alive = false;
  await authProvider.checkError(failure('🔑', 401));
  expect(currentSession().status).toBe('anonymous');
  await expect(authProvider.checkAuth({})).rejects.toThrow('login_needed');
  expect(await authProvider.canAccess?.({ resource: 'admin/user', action: 'list' })).toBe(false);
});

test('any other failure, also a refusal, is left to the page', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const status of [403, 409, 422, 500]) await authProvider.checkError(failure('', status));
  expect(currentSession().status).toBe('signed_in');
  warned.mockRestore();
});
