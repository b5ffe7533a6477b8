import type { Actor } from '../kernel/event.ts';
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
  /** Why the firm does it. It stays in the log for ever, so it may not say who it is about. */
  readonly reason?: string;
  /** Whether the other supers can do without this person (`supers.ts`), where it is one of them. */
  readonly released: boolean;
};

type Account = Pick<Access, 'accessType' | 'adminMenu'> & { readonly id: string; readonly personal: Personal | null };

/** Who may end whose account. One's own always, but the last super stays. The firm ends others' as `staff-rules.ts` says. */
export const requireErasable = (user: Account, { how, by, reason = '', released }: Erasure): void => {
  if (how === 'left') {
    authorize(by, 'person.leave', { owner: user.id });
    if (user.accessType === 2 && !released) throw lastSuper();
    return;
  }
  requireMayRemove(by, user);
  requireReason(reason, user.personal);
};
