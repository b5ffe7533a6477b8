import { type CheckListItem, checkStatus } from '@nomucheck/domain/contract/check.ts';
import { z } from 'zod';
import type { ListRequest, ListRules } from '../http/list-query.ts';

export type CheckSortField = 'startedAt' | 'updatedAt' | 'status';

export const checkListFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  status: checkStatus.optional(),
  questionnaire: z.enum(['basic', 'detail']).optional(),
});
export type CheckListFilter = z.infer<typeof checkListFilter>;

export const checkListRules: ListRules<CheckSortField, CheckListFilter> = {
  sortable: ['startedAt', 'updatedAt', 'status'],
  default: { field: 'startedAt', descending: true },
  filter: checkListFilter,
};

/** One person's checks, read from the read model. */
export type CheckList = (
  owner: string,
  wanted: ListRequest<CheckSortField, CheckListFilter>,
) => Promise<{ readonly items: CheckListItem[]; readonly total: number }>;
