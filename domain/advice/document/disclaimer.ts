import { koreanDate } from '../../kernel/korean/korean-formats.ts';

/** What stands below every advice: on the page, in the PDF, and before the question is asked. */
export const adviceDisclaimer = {
  /** Below an answer that nobody has reviewed. */
  unreviewed: '노무사 검토 전 자동 생성',
  unreviewedMore: '틀린 내용이 있을 수 있어요. 중요한 결정을 하기 전에 노무사의 검토를 받아 주세요.',
  reviewed: [
    '이 자문은 적어 주신 사실을 바탕으로 한 참고 의견이에요. 사실이 다르면 결론도 달라질 수 있어요.',
    '노동위원회나 법원의 판단은 이 자문과 다를 수 있고, 결과를 보장하지 않아요. 신청이나 소송을 대신하는 일은 들어 있지 않아요.',
    '자문을 기다리는 동안에도 기한은 지나가요. 노동위원회 구제신청은 해고된 날부터 3개월 안에 내야 해요.',
    '더 물어볼 곳: 고용노동부 상담 1350, 임금이 적으면 노동위원회에 권리구제 대리인을 무료로 신청할 수 있어요.',
  ],
  /** Beside the reviewers' names, where review 2 changed the text of review 1. */
  changedAfterReview1: '1차 검토를 마친 뒤에 2차 검토에서 글을 고쳤어요. 고친 곳은 2차 검토자만 확인했어요.',
  lawDate: (day: string): string => `${koreanDate(day)}의 법령과 판정례를 기준으로 했어요.`,
} as const;
