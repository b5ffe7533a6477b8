import type { CheckResults, PlainDifference, ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { ask } from '../../../shared/client/ask.ts';

const pathOf = (id: string): string => `/api/check/${encodeURIComponent(id)}`;

export const fetchResults = (id: string) => ask<CheckResults>({ url: `${pathOf(id)}/results` });

/** What changed from one result to a later one. */
export const fetchDifference = (before: ResultInTime, after: ResultInTime) =>
  ask<PlainDifference>({
    url: `${pathOf(after.checkId)}/difference`,
    params: { of: after.calculationId, with: before.checkId, against: before.calculationId },
  });
