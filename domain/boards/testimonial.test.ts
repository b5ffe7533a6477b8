import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { TESTIMONIAL_STEPS_AT_MOST } from './lengths.ts';
import { testimonialDecider } from './testimonial.ts';
import type { TestimonialEvent } from './testimonial-events.ts';

const testimonialId = '018f0000-0000-7000-8000-0000000000d1';
const owner = '018f0000-0000-7000-8000-000000000001';
const checkId = '018f0000-0000-7000-8000-000000000002';
const at = '2026-12-01T01:00:00.000Z';
const of = { testimonialId, owner, at };
const said = { stars: 5, outcome: 'settled', inReturn: false } as const;
const personal = { text: '기한을 알게 됐어요.' };
const write = { type: 'WriteTestimonial', ...of, checkId, ...said, text: personal.text } as const;
const written: TestimonialEvent = { type: 'TestimonialWritten', data: { ...of, checkId, ...said, personal } };
const accept = { type: 'AcceptTestimonial', inReturn: false, at } as const;
const accepted: TestimonialEvent = { type: 'TestimonialAccepted', data: { ...of, inReturn: false } };
const declined: TestimonialEvent = {
  type: 'TestimonialDeclined',
  data: { ...of, personal: { text: '회사 이름이 있어요.' } },
};
const decline = { type: 'DeclineTestimonial', why: '회사 이름이 있어요.', at } as const;
const answer = { type: 'AnswerTestimonial', text: '고맙습니다.', at } as const;
const removed: TestimonialEvent = { type: 'TestimonialRemoved', data: of };
const given = (...events: readonly TestimonialEvent[]) => deciderSpec(testimonialDecider).given(...events);

describe('a review', () => {
  it('waits until the firm has looked at it, and is shown then', () => {
    given().when(write).thenHappens(written);
    given(written).when(write).thenRefused('conflict');
    expect(given(written).state()).toMatchObject({ state: 'waiting' });
    given(written).when(accept).thenHappens(accepted);
    given(written, accepted).when(accept).thenHappens();
    expect(given(written, accepted).state()).toMatchObject({ state: 'shown' });
  });

  it('that was changed is looked at again before others read it', () => {
    const change = { type: 'ChangeTestimonial', ...said, stars: 3, text: '다시 적어요.', at } as const;
    expect(given(written, accepted).when(change).state()).toMatchObject({ state: 'waiting', stars: 3 });
    expect(given(written, declined).when(change).state()).toMatchObject({ state: 'waiting', declined: null });
  });

  it('says that something was given for it, whoever of the two says so', () => {
    expect(
      given(written)
        .when({ ...accept, inReturn: true })
        .state(),
    ).toMatchObject({ inReturn: true });
    const own: TestimonialEvent = {
      type: 'TestimonialWritten',
      data: { ...of, checkId, ...said, inReturn: true, personal },
    };
    expect(given(own).when(accept).state()).toMatchObject({ inReturn: true });
  });

  it('is declined with a reason, also after it was shown', () => {
    given(written).when(decline).thenHappens(declined);
    given(written, accepted).when(decline).thenHappens(declined);
    given(written, declined).when(decline).thenHappens();
    expect(given(written, declined).state()).toMatchObject({ state: 'declined', declined: '회사 이름이 있어요.' });
  });

  it('is answered by the firm where it is shown', () => {
    given(written).when(answer).thenRefused('stage_wrong');
    expect(given(written, accepted).when(answer).state()).toMatchObject({ answer: { text: '고맙습니다.', at } });
  });

  it('is removed by who wrote it, who may write another one of the same check', () => {
    given(written, accepted).when({ type: 'RemoveTestimonial', at }).thenHappens(removed);
    given(written, removed).when(accept).thenRefused('not_found');
    given(written, removed).when(write).thenHappens(written);
  });

  it('has an end of its record', () => {
    const many = Array.from({ length: TESTIMONIAL_STEPS_AT_MOST }, () => accepted);
    given(written, ...many)
      .when(decline)
      .thenRefused('stage_wrong');
    given(written, ...many, removed)
      .when(write)
      .thenRefused('stage_wrong');
  });
});
