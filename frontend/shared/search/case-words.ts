import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import { koreanDate } from '../formats.ts';

/** How the pages describe a decided case: its outcome, its kind, and its citation. */

export const outcomeNames: Readonly<Record<string, string>> = caseOutcomeNames;

/** The meaning of the word, for readers without legal knowledge. */
export const outcomeMeanings: Readonly<Record<string, string>> = {
  worker_win: '근로자의 주장이 받아들여졌어요.',
  partial: '근로자의 주장이 일부만 받아들여졌어요.',
  employer_win: '근로자의 주장이 받아들여지지 않았어요.',
  rejected: '요건을 갖추지 못해 내용은 판단하지 않았어요.',
  settled: '양쪽이 합의해서 끝났어요.',
  withdrawn: '신청한 쪽이 거두어들였어요.',
  not_a_dispute: '근로자와 회사 사이의 다툼이 아니에요.',
};

export const kindNames: Readonly<Record<string, string>> = {
  'case-low': '지방노동위원회 판정 (초심)',
  'case-low-meeting': '지방노동위원회 심문회의',
  'case-high': '중앙노동위원회와 법원',
};

export const outcomeName = (outcome: string): string => outcomeNames[outcome] ?? outcome;
export const kindName = (kind: string): string => kindNames[kind] ?? kind;

type Cited = {
  readonly court: string;
  readonly caseNumbers: readonly string[];
  readonly decidedOn: string | null;
};

/** Decisions of commissions are called 판정, those of courts 판결. */
const decisionWord = (court: string): string => (/노동위원회/.test(court) ? '판정' : '판결');

/** `대법원 2019. 10. 31. 선고 2017두37772 판결`, as decisions and briefs cite it. */
export const citationOf = ({ court, caseNumbers, decidedOn }: Cited): string => {
  const [year, month, day] = (decidedOn ?? '').split('-').map(Number);
  const isCourt = decisionWord(court) === '판결';
  const when = year === undefined || !month || !day ? '' : ` ${year}. ${month}. ${day}.${isCourt ? ' 선고' : ''}`;
  return `${court}${when} ${caseNumbers.join(', ')} ${decisionWord(court)}`;
};

/** `2019년 10월 31일`, or that it is unknown. */
export const decidedOnText = (day: string | null): string => (day === null ? '날짜를 알 수 없음' : koreanDate(day));
