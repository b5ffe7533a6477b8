import type { Comment } from '../../boards/comment.ts';
import type { Testimonial } from '../../boards/testimonial.ts';

/** Whether nobody of the firm has looked at the review as it stands now. */
export const isUnlookedAt = ({ state, removed }: Pick<Testimonial, 'state' | 'removed'>): boolean =>
  !removed && state === 'waiting';

/** Whether readers have reported the comment since the firm last decided about it, and still see it. */
export const isReported = ({ hidden, removed, reports, decided }: Comment): boolean =>
  !removed && hidden === null && reports.length > decided;
