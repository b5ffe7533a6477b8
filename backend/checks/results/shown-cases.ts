import { checksOf } from '@nomucheck/projections/checks/check-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CheckViews } from '../check-views.ts';

/** Whether this case stands beside a result of the caller that is open to them: who paid for it may read it for good. */
export type ShownCases = (caller: Caller, caseId: string) => Promise<boolean>;

export type ShownCasesParts = { readonly db: Db; readonly views: Pick<CheckViews, 'visible' | 'opens'> };

/** More checks than anybody makes. */
const mostChecks = 1_000;

export const createShownCases =
  ({ db, views }: ShownCasesParts): ShownCases =>
  async (caller, caseId) => {
    const finished = { filter: { status: 'completed' }, from: 0, to: mostChecks } as const;
    const { items } = await checksOf(db, caller.user.id, {
      ...finished,
      sort: { field: 'updatedAt', descending: true },
    });
    // One after the other: the newest check, which comes first, is nearly always the one.
    for (const { id } of items) {
      const loaded = await views.visible(id, caller);
      const cited = loaded.check.calculations.some(({ precedents }) =>
        precedents.some((each) => each.caseId === caseId),
      );
      if (cited && (await views.opens(caller, loaded))) return true;
    }
    return false;
  };
