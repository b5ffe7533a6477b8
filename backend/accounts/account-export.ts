import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';
import type { SentenceOf } from '../engine/history/event-sentences.ts';
import type { Vault } from '../engine/vault/vault.ts';
import type { SessionUsers } from './signing-in/session-user.ts';

export type AccountExportParts = {
  readonly commands: Pick<CommandHandler, 'history'>;
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
  readonly sessions: Pick<Vault['sessions'], 'recorded'>;
  readonly sessionUserOf: SessionUsers;
};

type AccountExport = Pick<ExportOut, 'account' | 'events' | 'sessions'>;

/** The caller's account, its history, and every sign-in that is still recorded. */
export const accountExport = ({ commands, names, sentenceOf, sessions, sessionUserOf }: AccountExportParts) => {
  const eventsOf = async (caller: Caller): Promise<AccountExport['events']> => {
    const events = await commands.history<UserEvent>(userStream(caller.user.id));
    const nameOf = await names(
      events.map(({ actor }) => actor),
      caller,
    );
    return events.map((event) => ({
      at: event.at,
      type: event.type,
      summary: sentenceOf(event, { question: (key) => key }),
      by: nameOf(event.actor),
    }));
  };

  const sessionsOf = async ({ user }: Caller): Promise<AccountExport['sessions']> =>
    (await sessions.recorded(user.id)).map(({ createdAt, lastUsedAt, endsAt, revokedAt, device }) => ({
      createdAt,
      lastSeenAt: lastUsedAt,
      endsAt,
      endedAt: revokedAt,
      userAgent: device,
    }));

  return async (caller: Caller, at: string): Promise<AccountExport> => ({
    account: await sessionUserOf(caller.user, caller.signedUpAt, at),
    events: await eventsOf(caller),
    sessions: await sessionsOf(caller),
  });
};
