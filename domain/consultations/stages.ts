/**
 * The stages of a consultation. `unpaid`: a paid one that isn't paid yet, for which no time is agreed. `new`: nobody has taken it.
 * `waiting_for_us`, `waiting_for_them`: whose word is next. `agreed`: a time is agreed and hasn't passed.
 */
export const stages = ['unpaid', 'new', 'waiting_for_us', 'waiting_for_them', 'agreed', 'closed'] as const;
export type Stage = (typeof stages)[number];

/** As the person who asked reads them. */
export const stageTexts: Readonly<Record<Stage, string>> = {
  unpaid: '결제를 기다리고 있어요',
  new: '접수했어요',
  waiting_for_us: '노무사가 보고 있어요',
  waiting_for_them: '답이 왔어요',
  agreed: '상담 시간이 잡혔어요',
  closed: '마쳤어요',
};

/** As the firm's list names them. */
export const stageLabels: Readonly<Record<Stage, string>> = {
  unpaid: '결제 대기',
  new: '새 신청',
  waiting_for_us: '우리 차례',
  waiting_for_them: '신청인 차례',
  agreed: '시간 확정',
  closed: '종결',
};

/** How the firm closed a consultation. */
export const outcomes = {
  advised: '상담함',
  engaged: '사건 수임',
  referred: '다른 기관 안내',
  declined: '맡지 않음',
} as const;
export type Outcome = keyof typeof outcomes;

/** As the person who asked reads how it ended. */
export const outcomeTexts: Readonly<Record<Outcome, string>> = {
  advised: '상담을 마쳤어요.',
  engaged: '사건을 맡기로 했어요.',
  referred: '다른 기관을 안내해 드렸어요.',
  declined: '이 일은 저희가 맡지 못했어요.',
};
export const outcomeIds = ['advised', 'engaged', 'referred', 'declined'] as const;
