import type { User } from '@nomucheck/domain/accounts/user.ts';
import type { Actor } from '@nomucheck/domain/kernel/event.ts';

/** Who is calling, as their account stands at this moment. */
export type Caller = {
  readonly user: User;
  readonly actor: Actor;
  readonly sessionId: string;
  readonly signedUpAt: string;
  /** One of the firm's people who can do nothing yet but set up a second factor. */
  readonly lacksSecondFactor: boolean;
};
