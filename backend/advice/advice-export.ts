import type { AdviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { listAdvices } from '@nomucheck/projections/advice/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { AdviceViews } from './advice-views.ts';
import { visibleAdvice } from './loaded-advice.ts';

const mostAdvices = 10_000;

/** The caller's advices as their pages show them. */
export const adviceExport =
  ({
    db,
    commands,
    views,
  }: {
    readonly db: Db;
    readonly commands: Pick<CommandHandler, 'history'>;
    readonly views: AdviceViews;
  }) =>
  async ({ actor }: Caller, at: string): Promise<{ readonly advices: readonly AdviceOut[] }> => {
    const sort = { field: 'askedAt', descending: false } as const;
    const own = { sort, from: 0, to: mostAdvices - 1, filter: { askers: [actor.id] }, now: at };
    const { items } = await listAdvices(db, own);
    const advices: AdviceOut[] = [];
    // In sequence: a person with many advices must not use all connections.
    for (const { id } of items) advices.push(await views.record(await visibleAdvice(commands, id, actor), actor, at));
    return { advices };
  };
