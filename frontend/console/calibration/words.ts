import type { Fit } from '@nomucheck/domain/calibration/contract.ts';
import { percent } from '../../shared/formats.ts';

export const sideNames = { employee: '근로자', employer: '회사' } as const;

export const endingNames = {
  won: '전부 인정',
  partial: '일부 인정',
  lost: '기각',
  settled: '화해',
  withdrawn: '취하',
  not_pursued: '다투지 않음',
} as const;

export const placeNames = {
  local_commission: '지방노동위원회',
  central_commission: '중앙노동위원회',
  court: '법원',
  elsewhere: '그 밖의 곳',
} as const;

export const verdictNames = {
  few: '건수 부족',
  fits: '맞음',
  too_high: '높게 추정',
  too_low: '낮게 추정',
} as const;

/** `61%`; `–` where nothing was decided. */
export const shareWords = (share: number | null): string => (share === null ? '–' : percent(share));

export const intervalWords = ({ interval }: Pick<Fit, 'interval'>): string =>
  interval === null ? '–' : `${percent(interval.low)}~${percent(interval.high)}`;

/** Three decimals, as the literature writes it. */
export const brierWords = (brier: number | null): string => (brier === null ? '–' : brier.toFixed(3));

/** `2026년 3분기`. */
export const quarterWords = (quarter: string): string => `${quarter.slice(0, 4)}년 ${quarter.slice(-1)}분기`;
