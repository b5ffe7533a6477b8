/** The stages of an advice, in the order of the way to publication. */
export const stages = [
  'drafting',
  'review1_requested',
  'review1',
  'review1_done',
  'review2_requested',
  'review2',
  'published',
  'withdrawn',
] as const;
export type Stage = (typeof stages)[number];

/** Both sites' word for each stage. */
export const stageNames: Readonly<Record<Stage, string>> = {
  drafting: '작성 중',
  review1_requested: '1차 검토 대기',
  review1: '1차 검토 중',
  review1_done: '1차 검토 완료',
  review2_requested: '2차 검토 대기',
  review2: '2차 검토 중',
  published: '검토 완료',
  withdrawn: '철회',
};

/** Whether somebody of the firm has to do something for it to go on. */
export const isWithTheFirm = (stage: Stage): boolean =>
  stage !== 'drafting' && stage !== 'published' && stage !== 'withdrawn';
