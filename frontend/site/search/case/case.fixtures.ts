import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';

const plain = (text: string) => [{ text, marked: false }];
const brief = (id: string, caseNumber: string, point: string): CaseAsRead['similar'][number] => ({
  id,
  court: '대법원',
  caseNumber,
  decidedOn: '2015-09-10',
  title: '부당해고구제재심판정취소',
  kind: 'case-high',
  outcome: 'employer_win',
  point,
});

/** One case with every part that the page can show. */
export const caseFixture: CaseAsRead = {
  id: 'a',
  court: '대법원',
  caseNumber: '2011다42324',
  caseNumbers: ['2011다42324', '2011다42331'],
  decidedOn: '2011-10-27',
  title: '해고무효확인등',
  kind: 'case-high',
  outcome: 'worker_win',
  outcomeText: '파기환송',
  point: '해고 통지서는 근로자가 해고 이유를 구체적으로 알 수 있어야 한다고 본 사건',
  titleMarks: [
    { text: '해고', marked: true },
    { text: '무효확인등', marked: false },
  ],
  pointMarks: [
    { text: '해고', marked: true },
    { text: ' 통지서는 근로자가 해고 이유를 구체적으로 알 수 있어야 한다고 본 사건', marked: false },
  ],
  summaryMarks: plain('회사는 징계위원회에서 해고를 의결하고 통지서를 보냈으나, 위반한 조문만 적었습니다.'),
  keywords: ['해고 서면통지', '징계해고'],
  sections: ['detail-8', 'detail-22'],
  statutes: ['근로기준법 제23조', '근로기준법 제27조'],
  passages: [
    {
      section: '판시사항',
      paragraph: 1,
      from: 8,
      to: 60,
      segments: plain('[1] 사용자가 해고사유 등을 서면으로 통지할 때 해고사유를 기재하는 방법'),
    },
    {
      section: '판결요지',
      paragraph: 1,
      from: 80,
      to: 300,
      segments: [
        { text: '근로기준법 제27조는 사용자가 근로자를 ', marked: false },
        { text: '해고', marked: true },
        {
          text: '하려면 해고사유와 해고시기를 서면으로 통지하여야 그 효력이 있다고 규정하고 있는데, 이러한 규정은 해고사유 등의 서면통지를 통해 사용자로 하여금 근로자를 해고하는 데 신중을 기하게 함과 아울러, 해고의 존부 및 시기와 그 사유를 명확하게 하여 사후에 이를 둘러싼 분쟁이 적정하고 용이하게 해결될 수 있도록 하고, 근로자에게도 ',
          marked: false,
        },
        { text: '해고', marked: true },
        { text: '에 적절히 대응할 수 있게 하기 위한 취지이다.', marked: false },
      ],
    },
    { section: '이유', paragraph: 1, from: 310, to: 420, segments: plain('상고이유를 판단한다.') },
    {
      section: '이유',
      paragraph: 2,
      from: 430,
      to: 520,
      segments: plain('원심판결 이유에 의하면, 피고 회사는 원고에게 징계해고를 통지하였다.'),
    },
  ],
  citations: {
    out: [
      { caseNumber: '2009다12345', case: null },
      { caseNumber: '2015두41401', case: brief('b', '2015두41401', '이메일로 보낸 통보도 서면 통지로 본 사건') },
    ],
    in: [brief('c', '2022두57695', '묵시적 해고가 될 수 있다고 본 사건')],
    inTotal: 12,
  },
  instances: [brief('e', '2009나7777', '1심을 뒤집어 회사의 손을 들어 준 사건')],
  similar: [brief('d', '2002다11458', '서면 통지가 없어 무효라고 본 사건')],
  provenance: {
    how: 'read',
    at: 'legalize-kr/precedent-kr:민사/대법원/대법원_2011-10-27_2011다42324.md',
    url: 'https://github.com/legalize-kr/precedent-kr',
    sampling: 'curated',
    collectedAt: null,
    acceptedAt: '2026-11-20T03:00:00.000Z',
    changedAt: '2026-11-21T03:00:00.000Z',
    revision: 2,
    edition: 2,
    textHash: null,
  },
  redirectedFrom: null,
  asOf: '0000000000000042',
};
