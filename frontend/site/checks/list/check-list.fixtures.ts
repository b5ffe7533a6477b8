import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';

/** A person's checks: an unfinished one, a result in time, one whose deadline has passed, one without a figure. */

const check = {
  questionnaire: 'detail' as const,
  startedAt: '2026-11-20T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
  revision: 20,
  outdated: false,
};

export const draft: CheckListItem = {
  ...check,
  id: 'check-draft',
  status: 'draft',
  shownRate: null,
  grounds: [],
  deadline: null,
};

export const inTime: CheckListItem = {
  ...check,
  id: 'check-in-time',
  status: 'completed',
  shownRate: 0.634,
  grounds: ['결근(근태불량)'],
  deadline: '2099-02-01',
};

export const late: CheckListItem = { ...inTime, id: 'check-late', deadline: '2020-02-01', outdated: true };

export const withoutFigure: CheckListItem = { ...inTime, id: 'check-none', shownRate: null, deadline: null };

export const discarded: CheckListItem = { ...draft, id: 'check-discarded', status: 'discarded' };
