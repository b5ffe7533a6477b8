import { isOfFirm, roleOf } from '@nomucheck/domain/accounts/access.ts';
import { type ConsentVersions, consentsToAnswer, lacksConsents } from '@nomucheck/domain/accounts/consents.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Session, Sessions } from '../../engine/vault/sessions.ts';
import type { SecondFactorDue } from '../second-factor/second-factor-grace.ts';
import type { SessionLimits } from './signing-in.ts';

export type CallerParts = {
  readonly sessions: Pick<Sessions, 'find'>;
  readonly commands: CommandHandler;
  readonly limits: SessionLimits;
  readonly dueOf: SecondFactorDue;
  readonly consentVersions: () => Promise<ConsentVersions>;
  readonly clock: () => Date;
};

/**
 * The person of a token, folded from the log in each request, so that a right counts as soon as it is granted or
 * withdrawn. Throws `session_not_found` when the token is unknown, its session has ended or its person has left.
 */
export const createCallers =
  ({ sessions, commands, limits, dueOf, consentVersions, clock }: CallerParts) =>
  async (token: string): Promise<Caller> => {
    const session = await sessions.find(token);
    if (!session) throw new DomainError('session_not_found');
    const { state: user, createdAt } = await commands.load(userDecider, userStream(session.userId), {
      current: session.userRevision,
    });
    if (!user?.personal || createdAt === null) throw new DomainError('session_not_found');
    if (isShutOut(session, user)) throw new DomainError('session_not_found');
    if (isOfFirm(user) && outstayed(session, limits, clock())) throw new DomainError('session_not_found');
    const due = await dueOf(user);
    const toAnswer = consentsToAnswer(user.consents, await consentVersions());
    return {
      user,
      actor: { id: user.id, role: roleOf(user) },
      sessionId: session.id,
      signedUpAt: createdAt,
      lacksConsents: lacksConsents(toAnswer),
      consentsToAnswer: toAnswer,
      lacksSecondFactor: due !== null && clock().toISOString() >= due,
    };
  };

/**
 * Whether the session was opened before the address was proved, and isn't the session of that proof: the vault may not
 * know yet.
 */
const isShutOut = ({ id, createdAt }: Session, { shutOut }: User): boolean =>
  shutOut !== null && id !== shutOut.session && createdAt < shutOut.at;

/** Staff sign in again more often; also a person who became staff after the session was opened. */
const outstayed = ({ createdAt, lastUsedAt }: Session, limits: SessionLimits, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) > limits.staffAbsoluteSeconds * 1000 ||
  now.getTime() - Date.parse(lastUsedAt) > limits.staffIdleSeconds * 1000;
