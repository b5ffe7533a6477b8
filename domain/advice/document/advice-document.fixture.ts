import type { Citation } from '../texts/citation.ts';
import type { AdviceDocumentInput } from './advice-document.ts';

/** A published advice with every kind of source. */

export const citations: Citation[] = [
  {
    n: 1,
    kind: 'case',
    caseId: '6f9f7c2e-0000-4000-8000-00000000000a',
    revision: 2,
    passage: 1,
    quote: '사용자는 근로자를 해고하려면 해고사유와 해고시기를 서면으로 통지하여야 그 효력이 있다.',
    court: '대법원',
    caseNumber: '2011다42324',
    decidedOn: '2011-10-27',
  },
  { n: 2, kind: 'article', law: '근로기준법', article: '제27조 제1항', onDate: '2026-11-23' },
  {
    n: 3,
    kind: 'test',
    rulesetVersion: 'a'.repeat(64),
    item: 'detail-22/1',
    title: '해고를 서면으로 통지받지 못했나요?',
    law: '근로기준법 제27조, 대법원 2015두41401',
  },
];

export const publishedAdvice: AdviceDocumentInput = {
  id: '6f9f7c2e-0000-4000-8000-00000000000b',
  question: '문자로 해고를 통보받았어요.\n어떻게 해야 하나요?',
  published: {
    text: `## 결론
서면이 아닌 문자로 한 해고는 **효력이 없다고 다툴 수 있어요** [1][2].

- 해고된 날부터 3개월 안에 신청해요
- 문자는 지우지 말고 보관해요 [3]

${'노동위원회는 해고 사유와 시기를 적은 서면이 있었는지를 먼저 살펴요. 서면이 없으면 해고의 정당한 이유를 따지기 전에 부당해고로 봐요.\n\n'.repeat(16)}`,
    citations,
    at: '2026-11-23T05:02:00.000Z',
    lawDate: '2026-11-23',
    reviewers: [
      { stage: 1, name: '김첫째', registration: '제1234호', read: 'earlier' },
      { stage: 2, name: '이둘째', registration: '제5678호', read: 'published' },
    ],
    code: null,
  },
};
