import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import { messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import { checksOf } from '@nomucheck/projections/checks/checks/queries.ts';
import { listMessages } from '@nomucheck/projections/messages/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Throttle } from '../../accounts/context.ts';
import { sessionUserOf } from '../../accounts/context.ts';
import type { CheckViews } from '../../checks/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../../engine/history/actor-names.ts';
import type { SentenceOf } from '../../engine/history/event-sentences.ts';
import type { Vault } from '../../engine/vault/vault.ts';
import type { PreferenceKeeping } from '../preferences.ts';

export type ExportParts = {
  readonly commands: CommandHandler;
  readonly db: Db;
  readonly views: Pick<CheckViews, 'visible' | 'record'>;
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
  readonly vault: Pick<Vault, 'sessions' | 'accessLog'>;
  readonly preferences: Pick<PreferenceKeeping, 'own'>;
  readonly throttle: Pick<Throttle, 'export'>;
};

/** Everything held about the caller. Throws `too_many_requests` for who asks again and again. */
export type Exporting = (caller: Caller, at: string) => Promise<ExportOut>;

const mostChecks = 10_000;
const mostMessages = 10_000;
const mostReads = 100_000;

/** What a person is shown is what they may see anywhere else: the inside of a result that isn't open stays closed here, too. */
export const createExporting = (parts: ExportParts): Exporting => {
  const { commands, db, views, names, sentenceOf, vault, preferences, throttle } = parts;

  const eventsOf = async (caller: Caller): Promise<ExportOut['events']> => {
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

  const sessionsOf = async ({ user }: Caller): Promise<ExportOut['sessions']> =>
    (await vault.sessions.recorded(user.id)).map(({ createdAt, lastUsedAt, endsAt, revokedAt, device }) => ({
      createdAt,
      lastSeenAt: lastUsedAt,
      endsAt,
      endedAt: revokedAt,
      userAgent: device,
    }));

  const readsOf = async ({ user }: Caller): Promise<ExportOut['readBy']> => {
    const all = { descending: false, from: 0, to: mostReads, filter: {} };
    const { items } = await vault.accessLog.of(user.id, all);
    return items.map(({ at, purpose, readerRole }) => ({ at, purpose, role: readerRole }));
  };

  const recordsOf = async (caller: Caller): Promise<ExportOut['checks']> => {
    const all = { from: 0, to: mostChecks, sort: { field: 'startedAt', descending: false }, filter: {} } as const;
    const { items } = await checksOf(db, caller.user.id, all);
    const records: ExportOut['checks'] = [];
    // One after the other: a person with many checks must not take all connections from the others.
    for (const { id } of items) records.push(await views.record(await views.visible(id, caller), caller));
    return records;
  };

  const messagesOf = async ({ user }: Caller): Promise<ExportOut['messages']> => {
    const sort = { field: 'requestedAt', descending: false } as const;
    const { items } = await listMessages(db, { sort, from: 0, to: mostMessages, filter: { owner: user.id } });
    const streams = items.map(({ id }) => messageStream(id));
    const records = await commands.loadMany(messageDecider, streams);
    return items.flatMap(({ id, requestedAt }) => {
      const message = records.get(messageStream(id))?.state;
      if (!message) return [];
      const { channel, template, status, opened, personal } = message;
      return [{ id, requestedAt, channel, to: personal?.to ?? null, template, status, opened }];
    });
  };

  return async (caller, at) => {
    await throttle.export(caller.user.id);
    return {
      exportedAt: at,
      account: sessionUserOf(caller.user, caller.signedUpAt, at),
      events: await eventsOf(caller),
      sessions: await sessionsOf(caller),
      preferences: await preferences.own(caller.user.id),
      checks: await recordsOf(caller),
      readBy: await readsOf(caller),
      messages: await messagesOf(caller),
    };
  };
};
