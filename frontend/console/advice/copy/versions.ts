import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import type { ReviewComment } from '@nomucheck/domain/advice/review/review-copy.ts';
import { koreanMoment } from '../../../shared/formats.ts';

/** A text that can be compared with another one. */
export type Version = {
  readonly key: string;
  /** null for the text that is being written. */
  readonly what: What | null;
  readonly name: string;
  readonly note: string;
  readonly text: string;
};
type What = ReviewDetail['texts'][number]['what'];

const writtenKey = 'now';
const whatNames: Readonly<Record<What, string>> = {
  draft: '초안',
  review1: '1차 검토',
  review2: '2차 검토',
  published: '발행',
};

/** Every text that a stage left, in order, and the one that is being written. */
export const versionsOf = (texts: ReviewDetail['texts'], written: string | null): Version[] => [
  ...texts.map(({ what, round, at, by, text, verdict }, place) => ({
    ...{ key: String(place), what },
    name: `${round > 1 ? `${round}번째 ` : ''}${whatNames[what]}${verdict === 'return' ? ' (돌려보냄)' : ''}`,
    note: [by, koreanMoment(at)].filter((part) => part !== null).join(', '),
    text,
  })),
  ...(written === null
    ? []
    : [{ key: writtenKey, what: null, name: '지금 글', note: '아직 마치지 않음', text: written }]),
];

/**
 * What is compared at first: the newest text with the one before it. Review 2 begins with what review 1 changed in the draft. What is
 * published is the text of review 2 once more, so it is compared with what review 1 left.
 */
export const firstPair = (versions: readonly Version[], isReview2 = false): readonly [string, string] => {
  const newest = versions.at(-1);
  if (newest === undefined) return ['', ''];
  const draft = versions.findLast(({ what }) => what === 'draft');
  const reviewed = versions.findLast(({ what }) => what === 'review1');
  if (isReview2 && draft !== undefined && reviewed !== undefined) return [draft.key, reviewed.key];
  const before = versions.slice(0, -1);
  const other = newest.key === writtenKey ? undefined : before.findLast(({ text }) => text !== newest.text);
  return [(other ?? before.at(-1) ?? newest).key, newest.key];
};

/** The comments that review 1 left to review 2. */
export const commentsOfReview1 = (texts: ReviewDetail['texts']): readonly ReviewComment[] =>
  texts.findLast(({ what, verdict }) => what === 'review1' && verdict === 'approve')?.comments ?? [];
