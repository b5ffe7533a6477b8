import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { shortDate } from '../../shared/formats.ts';

/** The words with which the pages of case data describe a case. */

export const stageNames: Readonly<Record<RefineItem['stage'] | MasterCase['stage'], string>> = {
  crawled: '정제 중',
  ready: '승인 대기',
  master: '마스터',
  withdrawn: '안 씀',
  merged: '합침',
};

/** The kind in one word, for a row. */
export const shortKindNames: Readonly<Record<RefineItem['kind'], string>> = {
  'case-low': '초심',
  'case-low-meeting': '심문회의',
  'case-high': '재심·판례',
};

export const samplingNames: Readonly<Record<RefineItem['sampling'], string>> = {
  population: '전체 수집',
  curated: '골라 실음',
};

export const outcomeName = (outcome: RefineItem['outcome']): string =>
  outcome === null ? '아직 모름' : caseOutcomeNames[outcome];

export type Named = Pick<RefineItem, 'tribunal' | 'caseNumbers' | 'decidedOn' | 'title'>;

/** `대법원 2018다1234`; unknown parts are left out. */
export const caseNumberOf = ({ tribunal, caseNumbers }: Omit<Named, 'title' | 'decidedOn'>): string => {
  const [first, ...more] = caseNumbers;
  const number = first === undefined ? '' : more.length === 0 ? first : `${first} 외 ${more.length}건`;
  return [tribunal ?? '', number].filter((part) => part !== '').join(' ');
};

/** The name of a case in a list: its title, else its number, else a text that it has none. */
export const caseName = (named: Named): string => {
  if (named.title.trim() !== '') return named.title;
  const number = caseNumberOf(named);
  return number === '' ? '제목 없는 자료' : number;
};

/** The name of a case in dialogs and reports: tribunal and number, then its title. */
export const caseLabel = (named: Named): string => {
  const number = caseNumberOf(named);
  const title = named.title.trim();
  return (
    [number, title.includes(number) && number !== '' ? '' : title].filter((part) => part !== '').join(' · ') ||
    '제목 없는 자료'
  );
};

/** The outcome that somebody stated, else the one that a rule proposes. */
export const outcomeShown = ({ outcome, proposedOutcome }: Pick<RefineItem, 'outcome' | 'proposedOutcome'>): string => {
  if (outcome !== null || proposedOutcome === null) return outcomeName(outcome);
  return `${outcomeName(proposedOutcome.outcome)} (${proposedOutcome.sure ? '확실한 제안' : '제안'})`;
};

export const decidedOnText = (day: string | null): string => (day === null ? '판정일 모름' : shortDate(day));
