import type { Actor } from '../kernel/log/event.ts';
import type { Access } from './access.ts';
import { authorize } from './authorize.ts';
import type { Personal } from './events.ts';
import { requireReason } from './reason.ts';
import { requireMayRemove } from './staff-rules.ts';
import { lastSuper } from './supers.ts';

/** The end of an account: by the person, or by the firm with a reason. */
export type Erasure = {
  readonly how: 'left' | 'removed';
  readonly by: Actor;
  /** The firm's reason. It is erased with the person. */
  readonly reason?: string;
  /** Whether the person, if a super, has been released (`supers.ts`): another super stays. */
  readonly released: boolean;
};

type Account = Pick<Access, 'accessType' | 'adminMenu'> & { readonly id: string; readonly personal: Personal | null };

/**
 * Who may end which account. Everybody may end their own, but the last super stays. `staff-rules.ts` says whose account the
 * firm may end.
 */
export const requireErasable = (user: Account, { how, by, reason = '', released }: Erasure): void => {
  if (how === 'left') {
    authorize(by, 'person.leave', { owner: user.id });
    if (user.accessType === 2 && !released) throw lastSuper();
    return;
  }
  requireMayRemove(by, user);
  requireReason(reason, user.personal);
};
