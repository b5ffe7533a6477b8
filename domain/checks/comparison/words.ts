import { koreanDate, koreanMoment, percent } from '../../kernel/korean/korean-formats.ts';
import type { Result } from '../contract/result.ts';
import type { Cause } from './compared.ts';
import { byCause, type Part } from './parts.ts';

/** The difference of two results as a sentence that staff paste into an answer to the client. */

type Shown = Pick<Result, 'calculatedAt' | 'shownRate' | 'shows'>;

export type Told = {
  readonly before: Shown;
  readonly after: Shown;
  readonly parts: readonly Pick<Part, 'cause' | 'before' | 'after'>[] | null;
  /** How many answers differ. */
  readonly answers: number;
  /** How many events of cases moved the figure; null: too many to count. */
  readonly events: number | null;
};

const figureName = ({ shows }: Shown): string => (shows === 'risk' ? '부당해고로 인정될 위험을' : '승소 가능성을');

const inFigures = (shown: Shown): string =>
  shown.shownRate === null ? '퍼센트를 내지 않았' : `${figureName(shown)} 약 ${percent(shown.shownRate)}로 추정했`;

/** With the time, where both are of one day. */
const momentsOf = ({ before, after }: Pick<Told, 'before' | 'after'>): readonly [string, string] => {
  const days = [koreanDate(before.calculatedAt), koreanDate(after.calculatedAt)] as const;
  return days[0] === days[1] ? [koreanMoment(before.calculatedAt), koreanMoment(after.calculatedAt)] : days;
};

/** What a cause did, as the beginning of a sentence. */
const causeWords = (cause: Cause, { answers, events }: Told): string => {
  if (cause === 'cases')
    return events === null || events === 0 ? '근거가 되는 판정이 바뀌어' : `근거가 되는 판정 기록이 ${events}번 바뀌어`;
  if (cause === 'ruleset') return '질문지가 새로 나와';
  if (cause === 'day') return '날짜가 지나';
  if (cause === 'answers') return answers === 0 ? '답이 달라져' : `답 ${answers}개가 달라져`;
  return '계산 방법이 바뀌었거나 답이 지워져 까닭을 나눌 수 없는 만큼';
};

const inPoints = (points: number): string => `${Math.abs(points)}%p ${points > 0 ? '올랐' : '내렸'}`;

/**
 * `2026년 11월 21일에는 승소 가능성을 약 80%로 추정했고, 2026년 11월 28일에는 약 54%로 추정했어요. 근거가 되는 판정 기록이 1번 바뀌어
 * 4%p 올랐고, 답 2개가 달라져 30%p 내렸어요.` In whole points, which add up to the difference of the two percentages.
 */
export const sentenceOf = (told: Told): string => {
  const [then, now] = momentsOf(told);
  const both = `${then}에는 ${inFigures(told.before)}고, ${now}에는 ${inFigures(told.after)}어요.`;
  if (told.parts === null) return `${both} 퍼센트가 없는 결과가 있어 까닭마다 얼마씩인지는 나눌 수 없어요.`;
  const shares = byCause(told.parts).filter(({ change }) => change !== 0);
  if (shares.length === 0) return `${both} 그 사이 바뀐 것 가운데 이 수치를 1%p 넘게 움직인 것은 없어요.`;
  const clauses = shares.map(({ cause, change }) => `${causeWords(cause, told)} ${inPoints(change)}`);
  return `${both} ${clauses
    .slice(0, -1)
    .map((clause) => `${clause}고, `)
    .join('')}${clauses.at(-1)}어요.`;
};
