import type { CaseDraft, CaseRecord } from '@nomucheck/domain/legal-case/case-record.ts';

/** A master case's fields and values as the console names them. */

export const caseFieldNames: Readonly<Record<keyof CaseRecord, string>> = {
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
  sections: '사유',
  statutes: '참조 조문',
  citations: '인용한 사건',
  disputeId: '분쟁',
  source: '출처',
  text: '본문',
};

const kinds: Readonly<Record<CaseRecord['kind'], string>> = {
  'case-low': '초심 판정',
  'case-low-meeting': '심문회의 기록',
  'case-high': '재심 판정·판례',
};

const samplings: Readonly<Record<CaseRecord['sampling'], string>> = {
  population: '전체 수집(집계에 포함)',
  curated: '골라 실음(집계 제외)',
};

const outcomes: Readonly<Record<CaseRecord['outcome'], string>> = {
  worker_win: '전부인정',
  partial: '일부인정',
  employer_win: '기각',
  rejected: '각하',
  settled: '화해',
  withdrawn: '취하',
};

const sources: Readonly<Record<CaseRecord['source']['how'], string>> = {
  read: '결정문을 직접 읽음',
  page: '인용한 글로 확인',
  crawled: '수집',
  by_hand: '직접 입력',
};

/** The record, or the draft of one, field by field, in words. A text is told by its length: it is read elsewhere. */
export const caseWords = (record: CaseDraft): Readonly<Record<string, unknown>> => ({
  [caseFieldNames.kind]: kinds[record.kind],
  [caseFieldNames.sampling]: samplings[record.sampling],
  [caseFieldNames.tribunal]: record.tribunal,
  [caseFieldNames.caseNumbers]: record.caseNumbers,
  [caseFieldNames.decidedOn]: record.decidedOn,
  [caseFieldNames.title]: record.title,
  [caseFieldNames.point]: record.point,
  [caseFieldNames.summary]: record.summary,
  [caseFieldNames.outcome]: record.outcome && outcomes[record.outcome],
  [caseFieldNames.outcomeText]: record.outcomeText,
  [caseFieldNames.keywords]: record.keywords,
  [caseFieldNames.sections]: record.sections.map((section) => `${section.replace('detail-', '')}번`),
  [caseFieldNames.statutes]: record.statutes,
  [caseFieldNames.citations]: record.citations,
  [caseFieldNames.disputeId]: record.disputeId,
  [caseFieldNames.source]: { 확인: sources[record.source.how], 위치: record.source.at },
  [caseFieldNames.text]:
    record.text && `${record.text.chars.toLocaleString('ko-KR')}자 (${record.text.hash.slice(0, 8)})`,
});
