import type { Impact, TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { count, koreanMoment } from '../../../shared/formats.ts';

export const levelNames: Readonly<Record<NonNullable<TouchedResult['level']>, string>> = {
  matched: '키워드',
  section: '해고 사유',
  general: '전체 비율',
};

/** A result by its person and time; by its time alone where nobody is named. */
export const resultName = ({ name, calculatedAt }: Pick<TouchedResult, 'name' | 'calculatedAt'>): string =>
  `${name ?? '자가진단'} · ${koreanMoment(calculatedAt)}`;

const points = (fraction: number): string => `${(fraction * 100).toFixed(1)}%p`;
/** A general rate moves by less than a whole percentage. */
const tenths = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

/** How the rate of all cases moves. */
export const generalWords = ({ before, after }: Impact['general']): string =>
  tenths(before) === tenths(after) ? `${tenths(before)} 그대로` : `${tenths(before)} → ${tenths(after)}`;

/** How many figures move, and by how much. */
export const movesWords = ({ moved, movedMuch, largest, mean }: Impact): string =>
  moved === 0
    ? '없음'
    : `${count(moved)}건 (2%p 넘게 ${count(movedMuch)}건, 평균 ${points(mean)}, 최대 ${points(largest)})`;

/** By which rules results have counted the case. */
export const restingWords = (resting: Readonly<Record<keyof typeof levelNames, number>>): string => {
  const total = resting.matched + resting.section + resting.general;
  if (total === 0) return '없음';
  return `${count(total)}건 (키워드 ${count(resting.matched)}, 해고 사유 ${count(resting.section)}, 전체 비율 ${count(resting.general)})`;
};

export const advicesWords = ({ advicesTotal }: Pick<Impact, 'advicesTotal'>): string =>
  advicesTotal === 0 ? '없음' : `${count(advicesTotal)}건`;
