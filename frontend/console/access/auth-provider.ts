import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import type { AuthProvider } from 'react-admin';
import { currentSession, loadSession, logout } from '../../shared/session.ts';
import { mayOpen } from './grants.ts';

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/**
 * Who is here, for the kit. The site signs people in; the gate around the console watches the session, so that whose token
 * died is led there and back, whatever they were doing. Who has the entry of the menu that opens a list may do all that the
 * list offers.
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
  // It never throws: react-admin answers a call whose error is thrown here as if it had succeeded, and a command that was
  // refused would look as if it had been carried out. What was refused, the page itself says.
  checkError: async (error: unknown) => {
    if (statusOf(error) === 401) await loadSession();
  },
  getIdentity: async () => {
    const { user } = currentSession();
    if (user === null) throw new Error('login_needed');
    return { id: user.id, fullName: user.name, ...(user.photoURL ? { avatar: user.photoURL } : {}) };
  },
  canAccess: async ({ resource }) => mayOpen(currentSession().user, entryOf(resource)),
});
