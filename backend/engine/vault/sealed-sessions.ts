import { userStream } from '@nomucheck/domain/accounts/user.ts';
import { isSealed, type SealedPlace, type Sealer } from '../sealing/sealer.ts';
import type { Session, Sessions } from './sessions.ts';

const placeOf = (userId: string): SealedPlace => ({ stream: userStream(userId), type: 'Session', field: 'device' });

/** The functions of the sessions that receive or return a device. */
type SessionsWithDevices = Pick<Sessions, 'open' | 'find' | 'list' | 'recorded'>;

/**
 * Sessions whose device (the browser's user agent) is sealed under the person's key: otherwise it would outlive the
 * person in the bytes that a database leaves behind. It is opened only for lists of sessions, not in each request.
 */
export const sealedSessions = (sessions: SessionsWithDevices, sealer: Sealer): SessionsWithDevices => {
  const open = async <Kept extends Session>(session: Kept): Promise<Kept> => {
    const sealed = session.device === null ? null : parsed(session.device);
    const device = isSealed(sealed) ? await sealer.unseal(sealed, placeOf(session.userId)) : null;
    return { ...session, device: typeof device === 'string' ? device : null };
  };
  return {
    open: async ({ device, ...session }) => {
      if (device === undefined) return sessions.open(session);
      const sealed = await sealer.seal(session.userId, placeOf(session.userId), device);
      const opened = await sessions.open({ ...session, device: JSON.stringify(sealed) });
      return { ...opened, session: { ...opened.session, device } };
    },
    find: async (token) => {
      const session = await sessions.find(token);
      return session && { ...session, device: null };
    },
    list: async (userId) => Promise.all((await sessions.list(userId)).map(open)),
    recorded: async (userId) => Promise.all((await sessions.recorded(userId)).map(open)),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
