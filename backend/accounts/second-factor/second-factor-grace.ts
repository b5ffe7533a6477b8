import { isOfFirm } from '@nomucheck/domain/accounts/access.ts';
import type { User } from '@nomucheck/domain/accounts/user.ts';
import type { SecondFactorGraces } from '../vault/second-factor-graces.ts';

/**
 * Until when (ISO) one of the firm's people may work without a second factor; null for everybody else, and where the
 * firm doesn't require one.
 */
export type SecondFactorDue = (user: User) => Promise<string | null>;

export type SecondFactorGraceParts = {
  readonly graces: SecondFactorGraces;
  /** Whether the firm's people must have a second factor. */
  readonly required: boolean;
  readonly clock: () => Date;
};

const DAY_MS = 24 * 3600 * 1000;

/**
 * A day from the person's first call as one of the firm's people, or from the first one after this rule was installed:
 * the first super admin of an installation has to get in, and so has everybody who was made staff this morning. A person
 * who turns the factor off, or becomes staff again, has no second day.
 */
export const createSecondFactorDue = ({ graces, required, clock }: SecondFactorGraceParts): SecondFactorDue => {
  /** The day of a person never changes, so it is read once. The firm has few people. */
  const known = new Map<string, string>();
  return async (user) => {
    if (!required || user.secondFactor !== null || !isOfFirm(user)) return null;
    const due = known.get(user.id);
    if (due !== undefined) return due;
    const begun = await graces.begunBy(user.id, clock().toISOString());
    const until = new Date(Date.parse(begun) + DAY_MS).toISOString();
    known.set(user.id, until);
    return until;
  };
};
