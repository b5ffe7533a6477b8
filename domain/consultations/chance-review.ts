/**
 * The last question of the questionnaire and what each answer to it means, word for word as the service's specification has
 * them. `yes` asks for a review of the chance apart from the figure.
 */
export const chanceReview = {
  question: '개별 상담을 신청하시겠어요?',
  yes: '예를 고르시면 개별 상담 신청으로 이어지며, 승소 가능성을 따로 검토해 알려 드립니다.',
  no: '아니오를 고르시면 지금의 진단 결과만 보여 드립니다.',
} as const;
