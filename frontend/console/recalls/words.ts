import type { RecallItem } from '@nomucheck/domain/recalls/contract.ts';
import { koreanMoment, percent } from '../../shared/formats.ts';

export const kindNames: Readonly<Record<RecallItem['kind'], string>> = {
  result: '결과',
  document: '판매한 문서',
  consultation: '상담',
  post: '게시글',
  advice: '자문',
};

export const changeNames: Readonly<Record<RecallItem['change'], string>> = {
  corrected: '고침',
  withdrawn: '내림',
  merged: '합침',
  restored: '되돌림',
};

/** A post by its title, everything else by its person and time. */
export const recordName = ({ kind, name, at }: RecallItem): string =>
  kind === 'post' ? name : `${name} · ${koreanMoment(at)}`;

/** Where the console shows the record; a result, and what was sold with it, at its check. */
export const addressOf = ({ kind, recordId, checkId }: RecallItem): string => {
  switch (kind) {
    case 'consultation':
      return `/admin/consult/${recordId}`;
    case 'post':
      return `/admin/board/${recordId}`;
    case 'advice':
      return `/inspection/detail/${recordId}`;
    default:
      return `/admin/check/${checkId}`;
  }
};

const rate = (value: number | null): string => (value === null ? '없음' : percent(value));

/** `84% → 54%`, and what a calculation made since says; null: the record has no figure. */
export const moveWords = ({ before, after, recalculated }: RecallItem): string | null => {
  if (before === null && after === null) return null;
  const move = `${rate(before)} → ${rate(after)}`;
  return recalculated === null
    ? move
    : `${move} (${koreanMoment(recalculated.at)} 다시 계산: ${rate(recalculated.rate)})`;
};
