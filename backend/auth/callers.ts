import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { roleOf } from '@nomucheck/domain/user/access.ts';
import { userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import type { CommandHandler } from '../command-handling/handle-command.ts';
import type { Caller } from '../http/route.ts';
import type { Sessions } from '../vault/sessions.ts';

/**
 * Who a token belongs to, folded from the log at each request: what was granted or taken a moment ago already counts.
 * A token of nobody, of an ended session or of one who left is a dead one.
 */
export const createCallers =
  (sessions: Pick<Sessions, 'find'>, commands: CommandHandler) =>
  async (token: string): Promise<Caller> => {
    const session = await sessions.find(token);
    if (!session) throw new DomainError('session_not_found');
    const { state: user, createdAt } = await commands.load(userDecider, userStream(session.userId));
    if (!user?.personal || createdAt === null) throw new DomainError('session_not_found');
    return { user, actor: { id: user.id, role: roleOf(user) }, sessionId: session.id, signedUpAt: createdAt };
  };
