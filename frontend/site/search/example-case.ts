/** One of the questionnaire's precedents (a test checks that it is), as an example of what the search shows. */
export const exampleCase = {
  court: '대법원',
  caseNumber: '2011다42324',
  decidedOn: '2011-10-27',
  outcome: 'worker_win',
  point:
    '해고 통지서는 근로자가 해고 이유를 구체적으로 알 수 있어야 하고 위반 조문만 늘어놓은 것으로는 부족하다고 본 사건',
} as const;
