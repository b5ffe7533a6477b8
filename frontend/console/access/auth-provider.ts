import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import type { AuthProvider } from 'react-admin';
import { currentSession, loadSession, logout } from '../../shared/client/session.ts';
import { mayOpen } from './grants.ts';

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/**
 * react-admin's authentication: who is signed in and what they may do. The site signs people in. The gate around the
 * console watches the session: when the session ends, it leads to the site's sign-in and back. A person who has the
 * menu entry of a list may do everything that the list offers.
 */
export const createAuthProvider = (entryOf: (resource: string) => MenuEntry | undefined): AuthProvider => ({
  login: async () => loadSession(),
  logout: async () => {
    await logout();
    return false;
  },
  checkAuth: async () => {
    if (currentSession().status !== 'signed_in') throw new Error('login_needed');
  },
  // It never throws: when it does, react-admin answers the call as if it had succeeded, and a refused command would
  // look carried out. The page itself shows the refusal.
  checkError: async (error: unknown) => {
    if (statusOf(error) === 401) await loadSession();
  },
  getIdentity: async () => {
    const { user } = currentSession();
    if (user === null) throw new Error('login_needed');
    return { id: user.id, fullName: user.name };
  },
  canAccess: async ({ resource }) => mayOpen(currentSession().user, entryOf(resource)),
});
