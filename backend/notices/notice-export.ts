import { choicesDecider, choicesStream } from '@nomucheck/domain/notices/choices.ts';
import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import { noticesOfPerson } from '@nomucheck/projections/notices/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

/** What one of the firm's people was told, and how they wanted to hear of it. Whose matter it was is nothing of theirs. */
export const noticesOf =
  ({ db, commands }: { readonly db: Db; readonly commands: Pick<CommandHandler, 'load'> }) =>
  async ({ user }: Caller): Promise<Pick<ExportOut, 'staffNotices' | 'staffNoticeChoices'>> => {
    const { state } = await commands.load(choicesDecider, choicesStream(user.id));
    return {
      staffNotices: [...(await noticesOfPerson(db, user.id))],
      staffNoticeChoices: [...state.of].map(([kind, channels]) => ({ kind, channels })),
    };
  };
