import { describe, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { type PolicyCommand, policyDeciderOf } from './policy.ts';
import type { PolicyEvent } from './policy-events.ts';

const policy = 'privacy' as const;
const decider = policyDeciderOf(policy);
const [first, next] = ['a'.repeat(64), 'b'.repeat(64)];
const [writer, other] = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', '0b8f1d5e-6c1a-4f0e-9a52-2f6f7f0b7c11'];
const change = { needsConsent: false, isDisadvantage: false, why: '맡는 곳이 늘었어요.' };
const today = '2026-12-01';

const published = (version: string, from: string, text = first): PolicyEvent => ({
  type: 'PolicyPublished',
  data: { policy, version, text, announcedOn: version.slice(0, 10), from, ...change },
});
const introduced = published('2026-11-28', '2026-11-28');
const saved = (by = writer, changes: object = {}): PolicyEvent => ({
  type: 'PolicyDraftSaved',
  data: { policy, text: next, ...change, ...changes, by },
});
const submitted: PolicyEvent = { type: 'PolicySubmitted', data: { policy, text: next, by: writer } };
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policy, text: next, by: other } };
const save: PolicyCommand = { type: 'SavePolicyDraft', text: next, ...change, by: writer };
const approve = (by: string, text = next): PolicyCommand => ({ type: 'ApprovePolicy', text, by });
const publish = (from: string): PolicyCommand => ({ type: 'PublishPolicy', text: next, from, today });

describe('a draft', () => {
  it('is saved as it is typed; what was saved before is saved once', () => {
    deciderSpec(decider).given(introduced).when(save).thenHappens(saved());
    deciderSpec(decider).given(introduced, saved()).when(save).thenHappens();
  });
  it('isn’t changed while another person looks at it', () => {
    deciderSpec(decider).given(introduced, saved(), submitted).when(save).thenRefused('stage_wrong');
    const back: PolicyEvent = { type: 'PolicyTakenBack', data: { policy, by: writer } };
    deciderSpec(decider)
      .given(introduced, saved(), submitted)
      .when({ type: 'TakePolicyBack', by: writer })
      .thenHappens(back);
  });
  it('is submitted with a reason, and where it differs from what is in force', () => {
    const submit: PolicyCommand = { type: 'SubmitPolicy', text: next, by: writer };
    deciderSpec(decider).given(introduced, saved()).when(submit).thenHappens(submitted);
    deciderSpec(decider)
      .given(introduced, saved(writer, { why: ' ' }))
      .when(submit)
      .thenRefused('stage_wrong');
    const same = { ...submit, text: first };
    deciderSpec(decider)
      .given(introduced, saved(writer, { text: first }))
      .when(same)
      .thenRefused('stage_wrong');
  });
});

describe('two people', () => {
  it('are needed: nobody approves what they wrote or submitted, and nobody what they haven’t seen', () => {
    const events = [introduced, saved(other), saved(writer, { why: '고침' }), submitted];
    deciderSpec(decider).given(introduced, saved(), submitted).when(approve(other)).thenHappens(approved);
    deciderSpec(decider).given(introduced, saved(), submitted).when(approve(writer)).thenRefused('stage_wrong');
    deciderSpec(decider)
      .given(...events)
      .when(approve(other))
      .thenRefused('stage_wrong');
    deciderSpec(decider).given(introduced, saved(), submitted).when(approve(other, first)).thenRefused('conflict');
  });
  it('may also send it back, and then it is written on', () => {
    const refused: PolicyEvent = { type: 'PolicyRefused', data: { policy, by: other } };
    deciderSpec(decider)
      .given(introduced, saved(), submitted)
      .when({ type: 'RefusePolicy', by: other })
      .thenHappens(refused);
    deciderSpec(decider).given(introduced, saved(), submitted, refused).when(approve(other)).thenRefused('stage_wrong');
  });
  it('publish: nothing is published before it was approved', () => {
    deciderSpec(decider).given(introduced, saved(), submitted).when(publish('2026-12-08')).thenRefused('stage_wrong');
  });
});

describe('a version', () => {
  const ready = [introduced, saved(), submitted, approved];
  it('is announced seven days before it is in force', () => {
    const version = published(today, '2026-12-08', next);
    deciderSpec(decider)
      .given(...ready)
      .when(publish('2026-12-08'))
      .thenHappens(version);
    deciderSpec(decider)
      .given(...ready)
      .when(publish('2026-12-07'))
      .thenRefused('stage_wrong');
  });
  it('to the person’s disadvantage is announced thirty days before', () => {
    const events = [introduced, saved(writer, { isDisadvantage: true }), submitted, approved];
    deciderSpec(decider)
      .given(...events)
      .when(publish('2026-12-30'))
      .thenRefused('stage_wrong');
    const data = { policy, version: today, text: next, announcedOn: today, from: '2026-12-31' } as const;
    deciderSpec(decider)
      .given(...events)
      .when(publish('2026-12-31'))
      .thenHappens({ type: 'PolicyPublished', data: { ...data, ...change, isDisadvantage: true } } as const);
  });
  it('is withdrawn before its day and not after it; the next one of the day has a name of its own', () => {
    const version = published(today, '2026-12-08', next);
    const withdraw = (on: string): PolicyCommand => ({ type: 'WithdrawPolicy', version: today, today: on });
    const withdrawn: PolicyEvent = { type: 'PolicyWithdrawn', data: { policy, version: today } };
    deciderSpec(decider).given(introduced, version).when(withdraw('2026-12-07')).thenHappens(withdrawn);
    deciderSpec(decider).given(introduced, version).when(withdraw('2026-12-08')).thenRefused('stage_wrong');
    deciderSpec(decider)
      .given(introduced, version, withdrawn, saved(), submitted, approved)
      .when(publish('2026-12-08'))
      .thenHappens({ ...published(`${today}.2`, '2026-12-08', next) });
  });
  it('waits for the one that was announced before it', () => {
    deciderSpec(decider)
      .given(introduced, published('2026-11-30', '2026-12-07'), saved(), submitted, approved)
      .when(publish('2026-12-20'))
      .thenRefused('stage_wrong');
  });
  it('comes with the program once, and in force at once', () => {
    const introduce: PolicyCommand = { type: 'IntroducePolicy', version: '2026-11-28', text: first };
    deciderSpec(decider).given(introduced).when(introduce).thenHappens();
    deciderSpec(decider)
      .given()
      .when(introduce)
      .thenHappens({
        type: 'PolicyPublished',
        data: {
          ...{ policy, version: '2026-11-28', text: first, announcedOn: '2026-11-28', from: '2026-11-28' },
          ...{ needsConsent: true, isDisadvantage: false, why: '처음으로 쓰는 내용이에요.' },
        },
      } as const);
  });
});
