import type { User } from '@nomucheck/domain/accounts/user.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';

/** The caller and the state of their account at this moment. */
export type Caller = {
  readonly user: User;
  readonly actor: Actor;
  readonly sessionId: string;
  readonly signedUpAt: string;
  /** Whether the caller is one of the firm's people and may only set up a second factor for now. */
  readonly lacksSecondFactor: boolean;
  /** Whether the caller has to agree to the texts again before anything else is changed in their name. */
  readonly lacksConsents: boolean;
  /** What they are to be asked: required consents, and those to a text whose new version needs them again. */
  readonly consentsToAnswer: readonly (keyof User['consents'])[];
};
