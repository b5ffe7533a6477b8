import type { CaseRecord } from './case-record.ts';

export const aCaseId = '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a11';

/** A record like the seeds', for tests; a test gives only the fields that matter to it. */
export const aRecord = (own: Partial<CaseRecord> = {}): CaseRecord => ({
  kind: 'case-high',
  sampling: 'curated',
  tribunal: '대법원',
  caseNumbers: ['92다42897'],
  decidedOn: '1993-09-10',
  title: '채용내정 취소',
  point: '발령을 미루다 채용하지 않은 것은 불법행위라고 본 사건',
  summary: '',
  outcome: 'worker_win',
  outcomeText: null,
  keywords: ['채용내정', '채용취소'],
  sections: ['detail-1'],
  statutes: [],
  citations: [],
  disputeId: aCaseId,
  source: { how: 'read', at: 'legalize-kr/precedent-kr:민사/대법원/대법원_1993-09-10_92다42897.md' },
  text: null,
  ...own,
});
