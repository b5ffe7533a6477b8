import { type ChecklistPoint, openPoints } from './checklist.ts';
import { openComments } from './open-comments.ts';
import type { ReviewComment } from './review-copy.ts';

/** What is open when an advice is published. Kept with the publication, without the words of anybody. */
export type OpenAtPublication = {
  /** The points of the checklist that reviewer 2 didn't confirm. */
  readonly points: ChecklistPoint[];
  /** The number of comments of review 1 that reviewer 2 didn't answer. */
  readonly comments: number;
  /** Reviewer 2 has no recorded registration number, so only their name is published. */
  readonly isUnregistered: boolean;
};

/** What is open in the text that reviewer 2 is about to publish. */
export const openOf = (
  { comments, checklist, registration }: Judged,
  ofReview1: readonly ReviewComment[],
): OpenAtPublication => ({
  points: openPoints(checklist),
  comments: openComments(ofReview1, comments).length,
  isUnregistered: registration === null,
});

type Judged = {
  readonly comments: readonly ReviewComment[];
  readonly checklist: readonly ChecklistPoint[];
  readonly registration: string | null;
};

/** In words, one entry for each kind of open point; none where nothing is open. */
export const openInWords = ({ points, comments, isUnregistered }: OpenAtPublication): string[] => [
  ...(points.length > 0 ? [`확인하지 않은 점검 ${points.length}개`] : []),
  ...(comments > 0 ? [`답하지 않은 1차 의견 ${comments}건`] : []),
  ...(isUnregistered ? ['등록번호 없음'] : []),
];
