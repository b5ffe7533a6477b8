import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { keyOf, recallDecider, recallStream } from '@nomucheck/domain/recalls/recall.ts';
import type { Resting } from '@nomucheck/domain/recalls/recall-events.ts';
import { checkStream } from '../checks/context.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

/**
 * Whose check a recalled record is about; null: an article, or nothing that was recalled. It is read from the log, which still
 * says it when the person has left: what is written about them then is sealed under a key that is gone.
 */
export type OwnerOfRecord = (
  record: Pick<Resting, 'kind' | 'id'> & { readonly caseId: string },
) => Promise<string | null>;

export const createOwnerOfRecord =
  (commands: Pick<CommandHandler, 'load'>): OwnerOfRecord =>
  async ({ caseId, ...record }) => {
    const { items } = (await commands.load(recallDecider, recallStream(caseId))).state;
    const checkId = items.get(keyOf(record))?.record.checkId ?? null;
    if (checkId === null) return null;
    const { state } = await commands.load(checkDecider, checkStream(checkId), { to: 1 });
    return state?.owner ?? null;
  };
