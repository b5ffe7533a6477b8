import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { UpdateUserBody } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Sessions } from '../../engine/vault/sessions.ts';
import type { Erasure } from '../erasure/erasure.ts';

/**
 * What the firm's admins change about people; the decider says who may change whom
 * (`domain/accounts/staff-rules.ts`).
 */
export type PeopleEditing = {
  /** Fields that aren't given stay. A person whose rights change is signed out everywhere. */
  edit(person: Omit<UpdateUserBody, 'confirmation'>, context: CommandContext): Promise<{ readonly position: string }>;
  /** Ends an account and erases the person's data; this can't be undone. */
  remove(id: string, reason: string, context: CommandContext): Promise<{ readonly position: string }>;
  /** Signs a person out everywhere; returns the number of ended sessions. */
  endSessions(
    id: string,
    reason: string,
    context: CommandContext,
  ): Promise<{ readonly ended: number; readonly position: string }>;
};

export type PeopleEditingParts = {
  readonly commands: CommandHandler;
  readonly erasure: Pick<Erasure, 'erase'>;
  readonly sessions: Pick<Sessions, 'list' | 'revokeAll'>;
};

export const createPeopleEditing = ({ commands, sessions, erasure }: PeopleEditingParts): PeopleEditing => ({
  edit: async ({ id, expectedRevision, reason, ...changes }, context) => {
    const { position, events } = await commands.handle(userDecider, {
      stream: userStream(id),
      command: { type: 'EditPerson', by: context.actor, reason, ...changes },
      context: { ...context, reason },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });
    // The role is read again in each request, but a token must not outlive the role it was issued for. If this
    // process ends before, `role-changes` ends the sessions.
    if (events.some(({ type }) => type === 'AccessChanged')) await sessions.revokeAll(id);
    return { position };
  },

  remove: (id, reason, context) => erasure.erase(id, 'removed', { ...context, reason }),

  endSessions: async (id, reason, context) => {
    const { position } = await commands.handle(userDecider, {
      stream: userStream(id),
      command: { type: 'EndSessions', by: context.actor, reason },
      context: { ...context, reason },
    });
    const ended = (await sessions.list(id)).length;
    await sessions.revokeAll(id);
    return { ended, position };
  },
});
