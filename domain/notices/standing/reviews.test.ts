import { expect, it } from 'vitest';
import {
  approved,
  asker,
  caseId,
  claimed,
  dueAt,
  first,
  requested,
  returned,
  second,
  third,
  upTo,
} from '../../advice/advice.fixture.ts';
import { adviceDecider } from '../../advice/advice.ts';
import type { AdviceEvent } from '../../advice/advice-events.ts';
import { fold } from '../../kernel/decider.ts';
import { type AboutReview, waitingForReview } from './reviews.ts';

const advice = '018f0000-0000-7000-8000-0000000000a1';
const before = '2026-11-24T08:59:59.999Z';
const takers = [asker, first, second, third];

const waiting = (about: AboutReview, events: readonly AdviceEvent[], now = before) => {
  const state = fold(adviceDecider, events);
  return state && waitingForReview(about, state, { takers, now });
};
const review = (stage: 1 | 2): AboutReview => ({ kind: 'review_requested', advice, stage, dueAt });
const reassigned: AdviceEvent = {
  type: 'ReviewReassigned',
  data: { stage: 1, from: first, to: third, until: '2026-11-23T01:30:00.000Z' },
};
const withdrawn: AdviceEvent = { type: 'AdviceWithdrawn', data: { asker, by: 'asker_left' } };

it('a requested review waits for everybody who may do it, and not for who asked', () => {
  expect(waiting(review(1), upTo.review1_requested)).toEqual([first, second, third]);
});

it('the second review doesn’t wait for who did the first', () => {
  expect(waiting(review(2), upTo.review2_requested)).toEqual([second, third]);
});

it('a review waits for nobody once somebody has begun, or once it is asked for no more', () => {
  expect(waiting(review(1), [...upTo.review1_requested, claimed(1, first)])).toEqual([]);
  expect(waiting(review(2), [...upTo.review2_requested, claimed(2, second)])).toEqual([]);
  expect(waiting(review(1), [...upTo.review1_requested, withdrawn])).toEqual([]);
  const again = requested(2);
  const inAnotherRound = { ...again, data: { ...again.data, dueAt: '2026-11-30T09:00:00.000Z' } };
  const rounds = [...upTo.review1_requested, claimed(1, first), returned(1, first), inAnotherRound];
  expect(waiting(review(1), rounds)).toEqual([]);
});

it('a review that was handed over waits for who has it now, and for nobody once it is judged', () => {
  const about: AboutReview = { kind: 'review_handed_over', advice, stage: 1 };
  expect(waiting(about, [...upTo.review1, reassigned])).toEqual([third]);
  expect(waiting(about, [...upTo.review1, reassigned, approved(1, third)])).toEqual([]);
});

it('a return by the second review waits for who did the first, until they begin', () => {
  const about: AboutReview = { kind: 'review_returned', advice, dueAt };
  const events = [...upTo.review2, returned(2, second)];
  expect(waiting(about, events)).toEqual([first]);
  expect(waiting(about, [...events, claimed(1, first)])).toEqual([]);
  expect(waiting(review(1), events)).toEqual([]);
});

it('what is due waits for who has it, after a hand-over for the new one alone; while nobody has it, for all who may take it', () => {
  for (const [kind, now] of [
    ['review_nearly_due', before],
    ['review_overdue', dueAt],
  ] as const) {
    const about: AboutReview = { kind, advice, stage: 1, dueAt };
    expect(waiting(about, upTo.review1_requested, now)).toEqual([first, second, third]);
    expect(waiting(about, upTo.review1, now)).toEqual([first]);
    expect(waiting(about, [...upTo.review1, reassigned], now)).toEqual([third]);
    expect(waiting(about, upTo.review1_done, now)).toEqual([]);
    expect(waiting(about, [...upTo.review1, withdrawn], now)).toEqual([]);
  }
});

it('what is overdue is nearly due no more, and nothing is overdue before its time', () => {
  expect(waiting({ kind: 'review_nearly_due', advice, stage: 1, dueAt }, upTo.review1, dueAt)).toEqual([]);
  expect(waiting({ kind: 'review_overdue', advice, stage: 1, dueAt }, upTo.review1, before)).toEqual([]);
});

it('a recall waits for those who reviewed, until the change is settled or the advice withdrawn', () => {
  const about: AboutReview = { kind: 'review_recalled', advice, caseId, revision: 4 };
  const flagged = (revision: number): AdviceEvent => ({
    type: 'AdviceFlagged',
    data: { asker, caseId, citedRevision: 3, revision, change: 'corrected' },
  });
  const events = [...upTo.published, flagged(4)];
  expect(waiting(about, events)).toEqual([first, second]);
  const settled: AdviceEvent = { type: 'AdviceFlagSettled', data: { asker, caseId, revision: 4 } };
  expect(waiting(about, [...events, settled])).toEqual([]);
  expect(waiting(about, [...events, withdrawn])).toEqual([]);
  // A later change of the same case has a notice of its own.
  expect(waiting(about, [...events, flagged(5)])).toEqual([]);
});
