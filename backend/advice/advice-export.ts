import type { ExportedAdvice } from '@nomucheck/domain/advice/contract/report.ts';
import { listAdvices } from '@nomucheck/projections/advice/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { AdviceViews } from './advice-views.ts';
import { visibleAdvice } from './loaded-advice.ts';

const mostAdvices = 10_000;

/** The caller's advices as their pages show them, and what was said about their answers. */
export const adviceExport =
  ({
    db,
    commands,
    views,
  }: {
    readonly db: Db;
    readonly commands: Pick<CommandHandler, 'load'>;
    readonly views: AdviceViews;
  }) =>
  async ({ actor }: Caller, at: string): Promise<{ readonly advices: readonly ExportedAdvice[] }> => {
    const sort = { field: 'askedAt', descending: false } as const;
    const own = { sort, from: 0, to: mostAdvices - 1, filter: { askers: [actor.id] }, now: at };
    const { items } = await listAdvices(db, own);
    const advices: ExportedAdvice[] = [];
    // In sequence: a person with many advices must not use all connections.
    for (const { id } of items) {
      const loaded = await visibleAdvice(commands, id, actor);
      const reports = loaded.advice.reports.map(({ answerId, said }) => ({
        ...{ answerId, why: said?.why ?? null, comment: said?.comment ?? null },
      }));
      advices.push({ ...(await views.record(loaded, actor, at)), reports });
    }
    return { advices };
  };
