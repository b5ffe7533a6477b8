import { addDays, koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { SummaryGroup, SummaryRow, UsageSummary } from '@nomucheck/domain/usage/contract.ts';
import { costInWon } from '@nomucheck/domain/usage/usage-words.ts';
import { count } from '../../shared/formats.ts';
import type { Column } from '../export/csv.ts';

/** The ways to group the calls, and what is measured of each group. */

export const groupNames: Readonly<Record<SummaryGroup, string>> = {
  day: '날짜',
  user: '회원',
  company: '회사',
  model: '모델',
};

export type Measure = 'questions' | 'tokens' | 'costMicroWon';
export const measureNames: Readonly<Record<Measure, string>> = {
  questions: '질문',
  tokens: '토큰',
  costMicroWon: '비용',
};

export const inWords = (measure: Measure, amount: number): string => {
  if (measure === 'costMicroWon') return costInWon(amount);
  return measure === 'questions' ? `${count(amount)}건` : `${count(amount)}개`;
};

const none = { calls: 0, questions: 0, tokens: 0, inputTokens: 0, outputTokens: 0, costMicroWon: 0, estimated: 0 };

/** The groups as they are shown: days in words, those without a call included. */
export const shownGroups = (by: SummaryGroup, { rows, from, to }: UsageSummary): readonly SummaryRow[] => {
  if (by !== 'day') return rows;
  const days = new Map(rows.map((row) => [row.key, row]));
  const all: SummaryRow[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    all.push({ ...(days.get(day) ?? { ...none, key: day }), label: koreanText(day) });
  return all;
};

export const totalOf = (rows: readonly SummaryRow[]): Readonly<Record<Measure | 'calls' | 'estimated', number>> => {
  const sum = (of: (row: SummaryRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    calls: sum(({ calls }) => calls),
    estimated: sum(({ estimated }) => estimated),
    questions: sum(({ questions }) => questions),
    tokens: sum(({ tokens }) => tokens),
    costMicroWon: sum(({ costMicroWon }) => costMicroWon),
  };
};

/** The file of the groups; cost in won, as a number. */
export const groupColumns = (by: SummaryGroup): readonly Column<SummaryRow>[] => [
  { title: groupNames[by], value: ({ key, label }) => (by === 'day' ? key : label) },
  { title: '질문', value: ({ questions }) => questions },
  { title: '호출', value: ({ calls }) => calls },
  { title: '입력 토큰', value: ({ inputTokens }) => inputTokens },
  { title: '출력 토큰', value: ({ outputTokens }) => outputTokens },
  { title: '비용 (원)', value: ({ costMicroWon }) => costMicroWon / 1_000_000 },
  { title: '어림한 호출', value: ({ estimated }) => estimated },
];
