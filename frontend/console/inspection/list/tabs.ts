import type { ReviewFilter } from '@nomucheck/domain/advice/contract/review.ts';

/** The tabs of the list; the recalls are a list of their own. */
export const listTabs = ['mine', 'all', 'overdue'] as const;
export type ListTab = (typeof listTabs)[number];

export const tabNames: Readonly<Record<ListTab | 'recalls', string>> = {
  mine: '내 차례',
  all: '전체',
  overdue: '기한 지남',
  recalls: '리콜',
};

const conditions: Readonly<Record<ListTab, ReviewFilter>> = {
  mine: { myTurn: true },
  all: {},
  overdue: { overdue: true },
};

/** Which of the tabs a filter belongs to. */
export const tabOf = ({ myTurn, overdue }: ReviewFilter): ListTab =>
  myTurn === true ? 'mine' : overdue === true ? 'overdue' : 'all';

/** The conditions without those of the tab. */
export const withoutTab = ({ myTurn: _myTurn, overdue: _overdue, ...others }: ReviewFilter): ReviewFilter => others;

export const ofTab = (tab: ListTab, others: ReviewFilter = {}): ReviewFilter => ({
  ...others,
  ...conditions[tab],
});

/** Overdue ones on top. */
export const firstSort = { field: 'due', order: 'ASC' } as const;

export const tabAddress = (tab: ListTab | 'recalls'): string =>
  tab === 'recalls'
    ? '/inspection/recalls'
    : `/inspection/list?${new URLSearchParams({ filter: JSON.stringify(ofTab(tab)) }).toString()}`;
