import type { AdviceFilter } from '@nomucheck/domain/advice/contract/advice.ts';
import { isWithTheFirm, stages } from '@nomucheck/domain/advice/stages.ts';

/** What of the own questions is listed. The address holds it, so that a reload and Back restore it. */
export type Shown = { readonly group: Group; readonly page: number };

export const groups = ['all', 'drafting', 'in_review', 'published', 'withdrawn'] as const;
export type Group = (typeof groups)[number];

export const groupNames: Readonly<Record<Group, string>> = {
  all: '모두',
  drafting: '작성 중',
  in_review: '검토 중',
  published: '검토 완료',
  withdrawn: '철회',
};

const isGroup = (text: string | null): text is Group => groups.some((group) => group === text);

export const shownIn = (params: URLSearchParams): Shown => {
  const group = params.get('stage');
  const page = Number(params.get('page') ?? '1');
  return { group: isGroup(group) ? group : 'all', page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1 };
};

export const addressOf = ({ group, page }: Shown): string => {
  const params = new URLSearchParams();
  if (group !== 'all') params.set('stage', group);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '/advices/list' : `/advices/list?${query}`;
};

export const filterOf = (group: Group): AdviceFilter => {
  if (group === 'all') return {};
  return { stage: group === 'in_review' ? stages.filter(isWithTheFirm) : group };
};
