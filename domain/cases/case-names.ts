import { precedentOutcomeNames } from '../rulesets/precedent-names.ts';
import type { CaseField, CaseRecord } from './case-record.ts';

/** The firm's words for the fields and values of a case. */

export const caseFieldNames: Readonly<Record<CaseField, string>> = {
  kind: '종류',
  sampling: '수집 방식',
  tribunal: '기관',
  caseNumbers: '사건번호',
  decidedOn: '판정일',
  title: '제목',
  point: '요지',
  summary: '요약',
  outcome: '결과',
  outcomeText: '원문의 결과',
  keywords: '키워드',
  sections: '해고 사유',
  statutes: '참조 조문',
  citations: '인용한 사건',
  disputeId: '분쟁',
  source: '출처',
  text: '본문',
};

export const caseKindNames: Readonly<Record<CaseRecord['kind'], string>> = {
  'case-low': '초심 판정',
  'case-low-meeting': '심문회의 기록',
  'case-high': '재심 판정·판례',
};

export const caseSamplingNames: Readonly<Record<CaseRecord['sampling'], string>> = {
  population: '전체 수집(집계에 포함)',
  curated: '골라 실음(집계 제외)',
};

export const caseOutcomeNames: Readonly<Record<CaseRecord['outcome'], string>> = {
  ...precedentOutcomeNames,
  rejected: '각하',
  settled: '화해',
  withdrawn: '취하',
  not_a_dispute: '다툼 아님',
};

export const caseSourceNames: Readonly<Record<CaseRecord['source']['how'], string>> = {
  read: '결정문을 직접 읽음',
  page: '인용한 글로 확인',
  crawled: '수집',
  by_hand: '직접 입력',
};
