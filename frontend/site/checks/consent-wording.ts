/** Texts that the firm may want to change, of the consents that some answers need: apart, because only questions ask for them. */
export const consentWording = {
  /** Before the first question on health, union membership or pregnancy. */
  sensitiveConsent: {
    title: '다음 질문에는 동의가 필요해요',
    about:
      '건강, 노동조합, 임신에 관한 답은 진단 결과를 계산하는 데만 써요. 이 동의는 AI 자문에 적는 글에도 쓰이고, 거두시면 답과 글을 바로 지워요. 동의하지 않아도 이런 질문을 건너뛰고 진단할 수 있어요(개인정보 보호법 제23조).',
    policy: '민감정보 처리 내용 보기',
    agree: '동의하고 답하기',
    decline: '답하지 않고 넘어가기',
  },

  /** Below several choices, once one of those on health, union membership or pregnancy is chosen. */
  consentToChoice: {
    title: '고르신 것에는 동의가 필요해요',
    why: '건강, 임신, 노동조합은 법이 특별히 보호하는 정보여서 따로 동의를 받아요(개인정보 보호법 제23조). 고르신 것은 진단 결과를 계산하는 데만 써요. 이 동의는 AI 자문에 적는 글에도 쓰이고, 거두시면 바로 지워요.',
    policy: '민감정보 처리 내용 보기',
    agree: '동의해요',
    withhold: '답하지 않기',
    needed: '동의해 주세요. 동의하고 싶지 않다면 아래 ‘답하지 않기’를 눌러 주세요.',
  },
} as const;
