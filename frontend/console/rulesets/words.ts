import type { RulesetDetail, RulesetItem } from '@nomucheck/domain/rulesets/contract.ts';
import { count } from '../../shared/formats.ts';

export type Difference = RulesetDetail['differences'][number];

/** Differences with one reason, under it. */
export type ReasonGroup = {
  readonly why: string;
  readonly law: string | null;
  readonly differences: readonly Difference[];
};

/** In the order in which the reasons first come up. */
export const byReason = (differences: readonly Difference[]): readonly ReasonGroup[] => {
  const groups = new Map<string, { why: string; law: string | null; differences: Difference[] }>();
  for (const difference of differences) {
    const { why, law = null } = difference.reason ?? { why: '이유가 적혀 있지 않습니다.' };
    const group = groups.get(why);
    if (group) group.differences.push(difference);
    else groups.set(why, { why, law, differences: [difference] });
  }
  return [...groups.values()];
};

export const kindNames: Readonly<Record<Difference['kind'], string>> = {
  added: '새로 생김',
  removed: '없어짐',
  changed: '바뀜',
  moved: '옮김',
};

/** `새로 생김 1, 옮김 2`; kinds that there are none of are left out. */
export const countsByKind = (differences: readonly Pick<Difference, 'kind'>[]): string => {
  const kinds = (['added', 'removed', 'moved', 'changed'] as const).flatMap((kind) => {
    const many = differences.filter((difference) => difference.kind === kind).length;
    return many === 0 ? [] : [`${kindNames[kind]} ${count(many)}`];
  });
  return kinds.length === 0 ? '없음' : kinds.join(', ');
};

export const toConfirmNames: Readonly<Record<RulesetDetail['toConfirm'][number]['kind'], string>> = {
  statute: '법령',
  question: '정할 것',
  precedent: '판례',
};

/** An edition's name: what it was made for, else the beginning of its version. */
export const editionName = ({ title, id }: Pick<RulesetItem, 'title' | 'id'>): string =>
  title ?? `판 ${id.slice(0, 8)}`;
