import { messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import { listMessages } from '@nomucheck/projections/messages/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';

type Parts = { readonly db: Db; readonly commands: Pick<CommandHandler, 'loadMany'> };

const mostMessages = 10_000;

/** The messages that were sent to the caller, without the values that were filled in. */
export const messageExport =
  ({ db, commands }: Parts) =>
  async ({ user }: Caller, now: string): Promise<Pick<ExportOut, 'messages'>> => {
    const sort = { field: 'requestedAt', descending: false } as const;
    const { items } = await listMessages(db, { sort, from: 0, to: mostMessages, filter: { owner: user.id }, now });
    const streams = items.map(({ id }) => messageStream(id));
    const records = await commands.loadMany(messageDecider, streams);
    const messages = items.flatMap(({ id, requestedAt }) => {
      const message = records.get(messageStream(id))?.state;
      if (!message) return [];
      const { channel, template, status, opened, personal } = message;
      return [{ id, requestedAt, channel, to: personal?.to ?? null, template, status, opened }];
    });
    return { messages };
  };
