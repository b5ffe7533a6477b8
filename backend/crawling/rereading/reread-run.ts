import { type RereadCommand, rereadDecider, rereadStream } from '@nomucheck/domain/crawling/rereading/reread.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { keptItems } from '@nomucheck/projections/crawling/rereading/kept-items.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { v4 as uuidV4 } from 'uuid';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { unlessGone } from '../../engine/jobs/ground-gone.ts';
import { NotYet } from '../../engine/jobs/jobs.ts';
import { type RereadItemsParts, rereadItems } from './reread-items.ts';

export type RereadParts = RereadItemsParts & {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly clock: () => Date;
  /** Aborted when the process ends: the next try goes on after the last recorded part. */
  readonly stopping: AbortSignal;
  readonly itemsAtOnce?: number;
};

const ITEMS_AT_ONCE = 50;

/**
 * Reads what is kept of a source again, part by part, and records what the reader makes differently of it. However often it is
 * begun, it goes on after the last part that was recorded.
 */
export const runReread = async (parts: RereadParts, rereadId: string, isLastAttempt = false): Promise<void> => {
  try {
    await readOn(parts, rereadId);
  } catch (error) {
    // Another process has come further, this one ends, or a person has cancelled it: the next try finds out.
    if (parts.stopping.aborted || isOvertaken(error)) throw new NotYet(1);
    if (!isLastAttempt && !isRefusal(error)) throw error;
    parts.report(error);
    // Otherwise it would stand as running for ever.
    const message = error instanceof DomainError ? error.message : '예상하지 못한 문제로 여러 번 멈췄어요.';
    await unlessGone(tell(parts, rereadId, { type: 'FailReread', message }));
  }
};

const readOn = async (parts: RereadParts, rereadId: string): Promise<void> => {
  const { db, commands, stopping, itemsAtOnce = ITEMS_AT_ONCE } = parts;
  let { state } = await commands.load(rereadDecider, rereadStream(rereadId));
  while (state?.stage === 'running') {
    stopping.throwIfAborted();
    const items = await keptItems(db, state.source, state.upTo, itemsAtOnce);
    const last = items.at(-1);
    if (!last) {
      await tell(parts, rereadId, { type: 'EndReread' });
      return;
    }
    const { differences, ...counts } = await rereadItems(items, state.source, rereadId, parts);
    const recorded = { upTo: last.itemId, ...counts, differences: [...differences] };
    state = await tell(parts, rereadId, { type: 'RecordReread', recorded });
  }
};

const tell = async ({ commands, clock }: RereadParts, rereadId: string, command: RereadCommand) => {
  const { state } = await commands.handle(rereadDecider, {
    ...{ stream: rereadStream(rereadId), command },
    context: {
      ...{ commandId: uuidV4(), at: clock().toISOString(), correlationId: rereadId },
      actor: { id: 'system', role: 'system' },
    },
  });
  return state;
};

const isOvertaken = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'conflict' || error.code === 'stage_wrong');
