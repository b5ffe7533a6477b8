import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { DifferencePart, MovingEvent } from '@nomucheck/domain/checks/contract/explanation.ts';
import { percent } from '../../../shared/formats.ts';

export const levelNames: Readonly<Record<NonNullable<DifferencePart['level']>, string>> = {
  matched: '키워드',
  section: '해고 사유',
  general: '전체 비율',
};

export const causeNames: Readonly<Record<DifferencePart['cause'], string>> = {
  cases: '판정 자료',
  ruleset: '질문지',
  day: '날짜 지남',
  answers: '답',
  rest: '나눌 수 없는 몫',
};

/** What one part of a difference changed. */
export const partName = ({ cause, level, questions, together }: DifferencePart): string => {
  const others = together.filter((other) => other !== cause).map((other) => causeNames[other]);
  const own = [
    causeNames[cause],
    ...(level ? [levelNames[level]] : []),
    ...(questions === null ? ['진단 종류와 고른 사유'] : []),
    ...(questions?.length === 1 ? questions : []),
    ...(questions !== undefined && questions !== null && questions.length > 1
      ? [`그 밖의 답 ${questions.length}개`]
      : []),
  ].join(' · ');
  return others.length === 0 ? own : `${own} (${others.join(', ')} 포함)`;
};

export const figure = (rate: number | null): string => (rate === null ? '없음' : percent(rate));

const tenths = (rate: number): number => Math.round(rate * 1000) / 10;

/** In tenths of a percentage point: the parts add up to the difference of the two ends. */
export const pointsBetween = (before: number, after: number): number =>
  Math.round((tenths(after) - tenths(before)) * 10) / 10;

export const signed = (points: number): string =>
  points === 0 ? '±0%p' : `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(1)}%p`;

const isOutcome = (outcome: string): outcome is keyof typeof caseOutcomeNames => outcome in caseOutcomeNames;

/** How a case is counted: `키워드로 근로자 승`. */
export const countedWords = (counted: MovingEvent['was']): string => {
  if (counted === null) return '세지 않음';
  const { level, outcome } = counted;
  return `${levelNames[level]}: ${isOutcome(outcome) ? caseOutcomeNames[outcome] : outcome}`;
};
