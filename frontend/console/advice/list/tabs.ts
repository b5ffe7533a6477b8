import type { ReviewFilter } from '@nomucheck/domain/advice/contract/review.ts';

/** The tabs of the list. */
export const listTabs = ['mine', 'all', 'overdue'] as const;
export type ListTab = (typeof listTabs)[number];

/** Lists of their own, with the filter and the order in which their tabs count them: what nobody has looked at yet. */
export const otherLists = {
  recalls: { resource: 'inspection/recalls', filter: { flagged: true }, sort: { field: 'updatedAt', order: 'DESC' } },
  reports: { resource: 'inspection/reports', filter: { status: 'open' }, sort: { field: 'care', order: 'DESC' } },
} as const;
export type OtherTab = keyof typeof otherLists;
export type AnyTab = ListTab | OtherTab;
export const isOther = (tab: AnyTab): tab is OtherTab => tab in otherLists;
export const anyTabs: readonly AnyTab[] = [...listTabs, 'recalls', 'reports'];

export const tabNames: Readonly<Record<AnyTab, string>> = {
  mine: '내 차례',
  all: '전체',
  overdue: '기한 지남',
  recalls: '다시 볼 자문',
  reports: '살펴볼 답',
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

export const tabAddress = (tab: AnyTab): string =>
  isOther(tab)
    ? `/${otherLists[tab].resource}`
    : `/inspection/list?${new URLSearchParams({ filter: JSON.stringify(ofTab(tab)) }).toString()}`;
