import type { Facts } from './facts.ts';

type Told = Pick<Facts, 'dismissal' | 'resignation' | 'says'>;

/** Words of somebody who was sent away, or who wants to dispute it. */
const disputes = [
  ...['해고~', '짤~', '잘렸~', '잘린~', '나가라~', '나가래~', '권고사직~', '권고 사직~', '강요~', '억지로~'],
  ...['쓰라고~', '쓰래~', '부당~', '노동위~', '지노위~', '구제신청~', '복직~', '다투~', '다툴~', '갱신~', '재계약~'],
];

/**
 * They left by themselves or at the end of a term and talk of unemployment benefit: the day on which they left starts the twelve months of 고용보험법 제48조 and
 * no three months of the labour commission.
 */
export const isOfBenefit = ({ dismissal, resignation, says }: Told): boolean =>
  (dismissal === null || dismissal === 'not_renewed' || dismissal === 'retired') &&
  resignation !== 'forced' &&
  says('실업급여~', '구직급여~') &&
  !says(...disputes);
