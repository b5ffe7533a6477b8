import {
  approved,
  asker,
  at,
  claimed,
  first,
  requested,
  returned,
  second,
  third,
  upTo,
} from '@nomucheck/domain/advice/advice.fixture.ts';
import { adviceDecider } from '@nomucheck/domain/advice/advice.ts';
import { type AdviceEvent, adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { expect, it } from 'vitest';
import { reviewNotices, WRITE_REVIEW_NOTICES, writeReviewNotices } from './review-notices.ts';

const advice = '018f0000-0000-7000-8000-0000000000a1';
const reassigned: AdviceEvent = {
  type: 'ReviewReassigned',
  data: { stage: 1, from: first, to: third, until: '2026-11-23T01:30:00.000Z' },
};

/** Who is told what after the last of these events; `meanwhile` happens before the job runs. */
const toldAfter = async (events: readonly AdviceEvent[], meanwhile: readonly AdviceEvent[] = [], runs = 1) => {
  const last = events.at(-1);
  if (!last) throw new Error('nothing happened');
  const effects = reviewNotices.on({
    ...{ id: '018f0000-0000-7000-8000-0000000000b1', type: last.type, data: last.data },
    schemaVersion: definitionIn(adviceEvents, last.type).version,
    ...{ stream: `advice-${advice}`, revision: 4, position: '0000000000000020', hash: '', previousHash: '' },
    ...{ at, actor: { id: asker, role: 'user' }, correlationId: 'c', causationId: 'd' },
  });
  const state = fold(adviceDecider, [...events, ...meanwhile]);
  const told = new Map<string, string>();
  const write = writeReviewNotices({
    adviceOf: async () => state,
    emailOf: async (person) => `${person}@example.com`,
    messages: {
      request: async ({ owner, template, personal }, { commandId }) => {
        expect(JSON.stringify(personal)).not.toContain('해고');
        told.set(commandId, `${template} ${owner}`);
        return { id: commandId, position: '' };
      },
    },
    reviewers: async () => [asker, first, second, third],
    publicUrl: 'https://example.com',
  });
  for (let run = 0; run < runs; run += 1) {
    for (const { key, name, data } of effects) {
      expect(name).toBe(WRITE_REVIEW_NOTICES);
      await write({
        id: key,
        name,
        data,
        attempt: run + 1,
        isLastAttempt: false,
        progress: async () => {},
      });
    }
  }
  return [...told.values()];
};

it('a requested review is told to everybody who may do it, once, and not to who asked', async () => {
  const expected = [first, second, third].map((person) => `review-waits ${person}`);
  expect(await toldAfter(upTo.review1_requested)).toEqual(expected);
  // The job is repeated: the ids of the messages are the same.
  expect(await toldAfter(upTo.review1_requested, [], 3)).toEqual(expected);
});

it('the second review is not told to who did the first', async () => {
  expect(await toldAfter(upTo.review2_requested)).toEqual([`review-waits ${second}`, `review-waits ${third}`]);
});

it('nobody is told of a review that somebody has begun meanwhile, or that isn’t asked for any more', async () => {
  expect(await toldAfter(upTo.review1_requested, [claimed(1, first)])).toEqual([]);
  expect(await toldAfter(upTo.review2_requested, [claimed(2, second)])).toEqual([]);
  expect(
    await toldAfter(upTo.review1_requested, [{ type: 'AdviceWithdrawn', data: { asker, by: 'asker_left' } }]),
  ).toEqual([]);
  const again = requested(2);
  const inAnotherRound = { ...again, data: { ...again.data, dueAt: '2026-11-30T09:00:00.000Z' } };
  expect(await toldAfter(upTo.review1_requested, [claimed(1, first), returned(1, first), inAnotherRound])).toEqual([]);
});

it('a review that was handed over is told to who has it now, and to nobody after another hand', async () => {
  expect(await toldAfter([...upTo.review1, reassigned])).toEqual([`review-handed-over ${third}`]);
  expect(await toldAfter([...upTo.review1, reassigned], [approved(1, third)])).toEqual([]);
});

it('a return by the second review is told to who did the first; one to the asker is no work of the firm', async () => {
  expect(await toldAfter([...upTo.review2, returned(2, second)])).toEqual([`review-returned ${first}`]);
  expect(await toldAfter([...upTo.review2, returned(2, second)], [claimed(1, first)])).toEqual([]);
  expect(await toldAfter([...upTo.review1, returned(1, first)])).toEqual([]);
});
