import type {
  CaseSearchAnswer,
  CaseSearchItem,
  CaseWinRateAnswer,
  SearchFacets,
} from '@nomucheck/domain/search/contract/search.ts';
import type { Found } from './found/found-cases.ts';

/** Responses of the server, for tests. */

export const itemOf = (id: string, more: Partial<CaseSearchItem> = {}): CaseSearchItem => ({
  id,
  court: '대법원',
  caseNumber: '2011다42324',
  decidedOn: '2011-10-27',
  title: '해고무효확인등',
  kind: 'case-high',
  outcome: 'worker_win',
  point: '해고 사유를 적지 않은 통지는 근로기준법 제27조를 어긴 것이라 효력이 없다고 본 사건',
  titleMarks: [{ text: '해고무효확인등', marked: false }],
  snippet: {
    section: '판결요지',
    paragraph: 2,
    segments: [
      { text: '사용자가 해고사유 등을 서면으로 통지할 때는 ', marked: false },
      { text: '근로자', marked: true },
      { text: '의 처지에서 ', marked: false },
      { text: '해고', marked: true },
      { text: '사유가 무엇인지를 구체적으로 알 수 있어야 하고', marked: false },
    ],
    cutBefore: true,
    cutAfter: true,
  },
  score: 12.3,
  ...more,
});

const facets: SearchFacets = {
  outcome: [
    { value: 'worker_win', count: 18 },
    { value: 'employer_win', count: 15 },
    { value: 'partial', count: 4 },
    { value: 'settled', count: 2 },
  ],
  tribunal: [
    { value: '대법원', count: 20 },
    { value: '서울지방노동위원회', count: 11 },
    { value: '중앙노동위원회', count: 8 },
  ],
  kind: [
    { value: 'case-high', count: 28 },
    { value: 'case-low', count: 11 },
  ],
  section: [
    { value: 'detail-8', count: 22 },
    { value: 'detail-3', count: 9 },
  ],
  year: [
    { value: '2011', count: 3 },
    { value: '2019', count: 14 },
    { value: '2020', count: 22 },
  ],
};

export const answerOf = (items: CaseSearchItem[], cursor: string | null = null): CaseSearchAnswer => ({
  q: '해고',
  items,
  total: items.length === 0 ? 0 : 39,
  ranked: items.length === 0 ? 0 : 39,
  relaxed: false,
  exactPhrases: true,
  synonyms: [],
  asOf: '0000000000000042',
  facets,
  cursor,
  tookMs: 12,
});

export const winRate: CaseWinRateAnswer = {
  total: 39,
  decided: 37,
  missing: 0,
  workerWins: 18,
  partial: 4,
  rate: 0.54,
  band: { low: 0.41, high: 0.67 },
  asOf: '0000000000000042',
  tookMs: 4,
  byYear: [
    { year: 2011, total: 3, decided: 3, workerWins: 2, partial: 0, rate: 0.67 },
    { year: 2019, total: 12, decided: 12, workerWins: 5, partial: 2, rate: 0.5 },
    { year: 2020, total: 22, decided: 22, workerWins: 11, partial: 2, rate: 0.55 },
  ],
};

export const foundOf = (of: string, answer: CaseSearchAnswer): Found => ({ of, answer, winRate });
