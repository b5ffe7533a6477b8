import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { koreanMoment, percent } from '../../../shared/formats.ts';

/** How a result differs from the one whose answers it was begun with, as far as a list can say. */
export const whatChanged = (now: CheckListItem, before: CheckListItem | undefined): string => {
  if (before === undefined) return '앞선 진단의 답을 고쳐 다시 본 결과예요.';
  const from = `${koreanMoment(before.calculatedAt ?? before.updatedAt)} 진단에서`;
  // Of the worker's chance and a company's risk neither has become the other.
  if (now.side !== before.side || now.shows !== before.shows)
    return `${from} 묻는 쪽을 바꿔 다시 본 결과예요. ${then(before)}`;
  const how = whyOf(now) === whyOf(before) ? '답을 고쳐' : '해고 사유를 바꿔';
  const isSame = figureOf(now) === figureOf(before);
  return `${from} ${how} 다시 본 결과예요. ${isSame ? '수치는 같아요.' : `${then(before)} ${today(now)}`}`;
};

/** Who asked; nothing of a check that has no result. */
export const whoOf = ({ side }: CheckListItem): string =>
  side === undefined ? '' : side === 'employer' ? '회사' : '근로자';

/** The reason that was chosen; the grounds that were asked about where none was. */
export const whyOf = ({ reason, grounds }: CheckListItem): string => reason ?? grounds.join(', ');

const figureOf = ({ shownRate }: CheckListItem): string | null => (shownRate === null ? null : percent(shownRate));

const then = (check: CheckListItem): string => {
  const figure = figureOf(check);
  return figure === null ? '그때는 수치가 없었어요.' : `그때는 ${figure}였어요.`;
};

const today = (check: CheckListItem): string => {
  const figure = figureOf(check);
  return figure === null ? '지금은 수치가 없어요.' : `지금은 ${figure}예요.`;
};
