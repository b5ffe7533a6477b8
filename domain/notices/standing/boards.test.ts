import { expect, it } from 'vitest';
import { commentDecider } from '../../boards/comment.ts';
import type { CommentEvent } from '../../boards/comment-events.ts';
import { testimonialDecider } from '../../boards/testimonial.ts';
import type { TestimonialEvent } from '../../boards/testimonial-events.ts';
import { fold } from '../../kernel/decider.ts';
import { isReported, isUnlookedAt } from './boards.ts';

const [id, owner, other, at] = ['id', 'owner', 'other', '2026-12-01T01:00:00.000Z'];

it('a review waits until the firm has looked at it, and again once it is changed', () => {
  const of = { testimonialId: id, owner, at };
  const said = { stars: 5, outcome: 'won', inReturn: false, personal: { text: '도움이 됐어요.' } } as const;
  const written: TestimonialEvent = { type: 'TestimonialWritten', data: { ...of, checkId: id, ...said } };
  const accepted: TestimonialEvent = { type: 'TestimonialAccepted', data: { ...of, inReturn: false } };
  const declined: TestimonialEvent = { type: 'TestimonialDeclined', data: { ...of, personal: null } };
  const changed: TestimonialEvent = { type: 'TestimonialChanged', data: { ...of, ...said } };
  const removed: TestimonialEvent = { type: 'TestimonialRemoved', data: of };
  const stateAfter = (...events: readonly TestimonialEvent[]) => {
    const state = fold(testimonialDecider, events);
    return state && [isUnlookedAt(state), state.looks];
  };
  expect(stateAfter(written)).toEqual([true, 0]);
  expect(stateAfter(written, changed)).toEqual([true, 0]);
  expect(stateAfter(written, accepted)).toEqual([false, 1]);
  expect(stateAfter(written, declined, changed)).toEqual([true, 1]);
  expect(stateAfter(written, removed)).toEqual([false, 1]);
  expect(stateAfter(written, removed, written)).toEqual([true, 1]);
});

it('a comment waits for the firm from its first report on, until it is decided', () => {
  const of = { commentId: id, owner, at };
  const written: CommentEvent = {
    type: 'CommentWritten',
    data: { ...of, postId: id, byFirm: false, personal: { text: '도움이 됐어요.' } },
  };
  const reported = (reporter: string): CommentEvent => ({
    type: 'CommentReported',
    data: { ...of, reporter, why: 'abuse' },
  });
  const hidden: CommentEvent = { type: 'CommentHidden', data: { ...of, personal: { why: '욕설' } } };
  const kept: CommentEvent = { type: 'CommentKept', data: of };
  const removed: CommentEvent = { type: 'CommentRemoved', data: of };
  const waits = (...events: readonly CommentEvent[]) => {
    const state = fold(commentDecider, [written, ...events]);
    return state !== null && isReported(state);
  };
  expect(waits()).toBe(false);
  expect(waits(reported(other))).toBe(true);
  for (const decision of [hidden, kept, removed]) expect(waits(reported(other), decision)).toBe(false);
  expect(waits(reported(other), kept, reported('third'))).toBe(true);
});
