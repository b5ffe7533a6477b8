import { type ChecklistPoint, checkedPoint, checklistPoints } from '@nomucheck/domain/advice/review-copy.ts';

/** The points in the order in which they are shown. */
export const pointsInOrder: readonly ChecklistPoint[] = checkedPoint.options;

/** The points that aren't confirmed yet, in words. */
export const openPoints = (checked: readonly ChecklistPoint[]): string[] =>
  pointsInOrder.filter((point) => !checked.includes(point)).map((point) => checklistPoints[point]);
