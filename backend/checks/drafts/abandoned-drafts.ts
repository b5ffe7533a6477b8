import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { draftsUntouchedSince } from '@nomucheck/projections/checks/check-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { checkStream } from '../loaded-check.ts';

export type AbandonedDraftParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly clock: () => Date;
  /** A draft that wasn't changed for this many days is discarded. */
  readonly draftDays: number;
};

const atOnce = 500;
const dayMs = 24 * 3600 * 1000;

/**
 * Discards abandoned drafts and returns their number. The list is the read model's, which may be late: so the command
 * names the revision that was listed, and a draft that was changed meanwhile stays.
 */
export const discardAbandonedDrafts = async (parts: AbandonedDraftParts): Promise<number> => {
  const { db, commands, clock, draftDays } = parts;
  const now = clock();
  const since = new Date(now.getTime() - draftDays * dayMs).toISOString();
  let discarded = 0;
  for (const { id, revision } of await draftsUntouchedSince(db, since, atOnce)) {
    const commandId = followingCommandId(id, `abandoned at revision ${revision}`);
    try {
      const { events } = await commands.handle(checkDecider, {
        stream: checkStream(id),
        command: { type: 'DiscardCheck', why: 'abandoned' },
        context: {
          commandId,
          at: now.toISOString(),
          actor: { id: 'system', role: 'system' },
          reason: `${draftDays}일 동안 이어 쓰지 않음`,
          correlationId: commandId,
        },
        expectedRevision: revision,
      });
      discarded += events.length;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return discarded;
};
