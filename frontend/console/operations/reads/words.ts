import type { ReadReviewOut, ReviewedReader } from '@nomucheck/domain/people/contract/read-review.ts';
import { count } from '../../../shared/formats.ts';

/** Why a reader is worth a closer look, with the figures. */
export const unusualInWords = (
  reason: ReviewedReader['unusual'][number],
  { reads, usual, exports, offHours, networks }: ReviewedReader,
): string => {
  switch (reason) {
    case 'more':
      return `평소 한 달 ${count(Math.round(usual ?? 0))}번보다 많은 ${count(reads)}번`;
    case 'exports':
      return `파일로 내려받기 ${count(exports)}번`;
    case 'off_hours':
      return `밤이나 주말에 ${count(offHours)}번`;
    case 'networks':
      return `네트워크 ${count(networks)}곳에서`;
  }
};

/** `2026년 11월`. */
export const monthInWords = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/** The month before or after. */
export const monthBy = (month: string, by: 1 | -1): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

/** Why the one who looks can't note the review of the month; null where they can. `current` is the month that is running. */
export const whyNotYet = (
  { month, readers }: Pick<ReadReviewOut, 'month'> & { readonly readers: readonly Pick<ReviewedReader, 'isYou'>[] },
  current: string,
): string | null => {
  if (month >= current) return '점검은 달이 끝난 뒤에 적습니다.';
  const isYouAlone = readers.length > 0 && readers.every(({ isYou }) => isYou);
  return isYouAlone ? '본인만 열람한 달은 다른 관리자가 점검합니다.' : null;
};
