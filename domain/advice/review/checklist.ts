/** What a reviewer confirms point by point before the text is approved. */
export const checklistPoints = {
  facts: '사실관계를 질문과 맞춰 봤어요',
  deadline: '기한과 신청할 곳이 맞아요',
  law: '조문이 지금 법과 같아요',
  cases: '인용한 판정례를 원문과 대조했어요',
  limits: '모르는 점과 한계를 밝혔어요',
  wording: '결과를 장담하거나 오해를 살 말이 없어요',
} as const;
export type ChecklistPoint = keyof typeof checklistPoints;

/** In the order in which they are shown. */
export const pointsInOrder: readonly ChecklistPoint[] = Object.keys(checklistPoints).filter(
  (key): key is ChecklistPoint => key in checklistPoints,
);

/** The points that aren't confirmed yet. */
export const openPoints = (checked: readonly ChecklistPoint[]): ChecklistPoint[] =>
  pointsInOrder.filter((point) => !checked.includes(point));
