/** Questions to tap, for who doesn't know how to begin. */
export const examples = {
  withoutCheck: [
    '문자로 해고를 통보받았어요. 부당해고로 다툴 수 있나요?',
    '수습 기간이 끝났다며 나오지 말라고 해요. 어떻게 해야 하나요?',
    '사직서를 쓰라고 압박받고 있어요. 써도 괜찮을까요?',
    '계약 기간이 끝났다고 재계약을 안 해 줘요. 다툴 수 있나요?',
  ],
  employee: [
    '제 사건에서 가장 먼저 준비할 증거는 무엇인가요?',
    '회사가 내세울 만한 반박과 제가 할 수 있는 답을 알려 주세요.',
    '노동위원회와 법원 가운데 어디로 가는 것이 좋을까요?',
  ],
  employer: [
    '지금 절차에서 가장 먼저 고쳐야 할 것은 무엇인가요?',
    '해고 통지서에 무엇을 적어야 하나요?',
    '해고보다 가벼운 조치로 할 수 있는 것이 있나요?',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const allExamples: readonly string[] = Object.values(examples).flat();
