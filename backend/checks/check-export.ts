import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import { checksOf } from '@nomucheck/projections/checks/check-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CheckViews } from './check-views.ts';

type Parts = { readonly db: Db; readonly views: Pick<CheckViews, 'visible' | 'record'> };

const mostChecks = 10_000;

/** The caller's checks, as they may see them elsewhere: the steps of a locked result stay locked here, too. */
export const checkExport =
  ({ db, views }: Parts) =>
  async (caller: Caller): Promise<Pick<ExportOut, 'checks'>> => {
    const all = { from: 0, to: mostChecks, sort: { field: 'startedAt', descending: false }, filter: {} } as const;
    const { items } = await checksOf(db, caller.user.id, all);
    const checks: ExportOut['checks'] = [];
    // In sequence: a person with many checks must not use all connections.
    for (const { id } of items) checks.push(await views.record(await views.visible(id, caller), caller));
    return { checks };
  };
