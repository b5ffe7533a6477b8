/**
 * Texts that the firm may want to change, of the pages before the result: apart from `wording.ts`, so that a question doesn't
 * load the texts of the result. `wording.test.ts` checks both.
 */
export const openingWording = {
  /** A neutral page, for a person who has to leave at once. */
  quickExitUrl: 'https://weather.naver.com/',

  start: {
    title: '부당해고 자가진단',
    lead: '질문에 차례로 답하면, 비슷한 판정례와 답변을 바탕으로 승소 가능성을 가늠해 드려요.',
    companyTitle: '해고하기 전에 위험부터 확인해요',
    companyLead: '질문에 차례로 답하면, 부당해고로 인정될 위험과 고칠 것을 알려 드려요.',
    forWhom: [
      '해고되었거나 해고될 것 같은 근로자',
      '사직을 권유받았거나 계약이 끝난다는 말을 들은 분',
      '해고가 정당한지 미리 살펴보려는 회사',
    ],
    saved: '중간에 멈춰도 답변은 저장돼요. 결과는 가입하고 봐요, 1분이면 돼요.',
    papers: [
      '근로계약서 (입사일과 계약 기간)',
      '해고 통지서나 문자, 이메일 (해고일과 이유)',
      '급여명세서 (4대 보험, 3.3% 공제 여부)',
      '취업규칙이나 징계 규정 (있다면)',
    ],
    withoutPapers: '없어도 시작할 수 있어요. 사유를 묻는 질문에서 모르는 것은 ‘잘 모르겠어요’를 고르면 돼요.',
    is: '답변을 바탕으로 가늠한 추정이에요. 승소 가능성과 기한은 무료, 계산 과정과 판례는 유료예요.',
    isNot: '법률 자문이 아니고, 결과를 보장하지 않아요. 실제 판단은 증거와 사정에 따라 달라져요.',
  },
} as const;
