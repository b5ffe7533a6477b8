/** Why a reader reports a comment. */
export const reportReasons = {
  abuse: '욕설이나 비방이에요',
  privacy: '누군가의 개인정보가 있어요',
  advertising: '광고예요',
  wrong: '사실과 다른 내용이에요',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonIds = ['abuse', 'privacy', 'advertising', 'wrong'] as const satisfies readonly ReportReason[];
