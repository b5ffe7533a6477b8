import { isOfFirm, roleOf } from '@nomucheck/domain/accounts/access.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Session, Sessions } from '../engine/vault/sessions.ts';
import type { SessionLimits } from './signing-in.ts';

export type CallerParts = {
  readonly sessions: Pick<Sessions, 'find'>;
  readonly commands: CommandHandler;
  readonly limits: SessionLimits;
  /** Whether the firm's people must have a second factor. */
  readonly staffSecondFactor: boolean;
  readonly clock: () => Date;
};

/**
 * Who a token belongs to, folded from the log at each request: what was granted or taken a moment ago already counts.
 * A token of nobody, of an ended session or of one who left is a dead one.
 */
export const createCallers =
  ({ sessions, commands, limits, staffSecondFactor, clock }: CallerParts) =>
  async (token: string): Promise<Caller> => {
    const session = await sessions.find(token);
    if (!session) throw new DomainError('session_not_found');
    const { state: user, createdAt } = await commands.load(userDecider, userStream(session.userId));
    if (!user?.personal || createdAt === null) throw new DomainError('session_not_found');
    if (isShutOut(session, user)) throw new DomainError('session_not_found');
    if (isOfFirm(user) && outstayed(session, limits, clock())) throw new DomainError('session_not_found');
    return {
      user,
      actor: { id: user.id, role: roleOf(user) },
      sessionId: session.id,
      signedUpAt: createdAt,
      lacksSecondFactor: staffSecondFactor && isOfFirm(user) && user.secondFactor === null,
    };
  };

/** From before the mailbox's owner showed the address, and not theirs: also while the vault doesn't know yet. */
const isShutOut = ({ id, createdAt }: Session, { shutOut }: User): boolean =>
  shutOut !== null && id !== shutOut.session && createdAt < shutOut.at;

/** Staff sign in anew more often; so does whoever became staff with a session that was opened before. */
const outstayed = ({ createdAt, lastUsedAt }: Session, limits: SessionLimits, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) > limits.staffAbsoluteSeconds * 1000 ||
  now.getTime() - Date.parse(lastUsedAt) > limits.staffIdleSeconds * 1000;
