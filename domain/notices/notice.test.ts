import { expect, it } from 'vitest';
import { may } from '../accounts/rights.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import type { About } from './about.ts';
import { CHANGES_AT_MOST, channelsFor, choicesDecider } from './choices.ts';
import { kindFacts, noticeKinds, usualChannels } from './kinds.ts';
import { noticeDecider } from './notice.ts';
import type { NoticeChoiceEvent, NoticeEvent } from './notice-events.ts';

const owner = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const at = '2026-11-28T01:00:00.000Z';
const later = '2026-11-28T02:00:00.000Z';
const about: About = { kind: 'consultation_requested', consultation: '018f0000-0000-7000-8000-000000000003' };
const channels = { console: true, email: true, sms: false };
const given: NoticeEvent = { type: 'StaffNoticeGiven', data: { owner, about, channels, at } };
const give = { type: 'GiveNotice', owner, about, channels, at } as const;
const read: NoticeEvent = { type: 'StaffNoticeRead', data: { owner, at: later } };
const ended: NoticeEvent = { type: 'StaffNoticeEnded', data: { owner, at: later } };

it('a notice is given once, whatever the person chooses afterwards', () => {
  const spec = deciderSpec(noticeDecider);
  spec.given().when(give).thenHappens(given);
  spec
    .given(given)
    .when({ ...give, channels: { console: true, email: true, sms: true } })
    .thenHappens();
  spec.given(given, ended).when(give).thenHappens();
});

it('only its person reads it, once, and it ends once', () => {
  const spec = deciderSpec(noticeDecider);
  spec.given(given).when({ type: 'ReadNotice', by: owner, at: later }).thenHappens(read);
  spec.given(given).when({ type: 'ReadNotice', by: other, at: later }).thenRefused('not_found');
  spec.given().when({ type: 'ReadNotice', by: owner, at: later }).thenRefused('not_found');
  spec.given(given, read).when({ type: 'ReadNotice', by: owner, at: later }).thenHappens();
  spec.given(given, read).when({ type: 'EndNotice', at: later }).thenHappens(ended);
  spec.given(given, ended).when({ type: 'EndNotice', at: later }).thenHappens();
});

it('what is chosen is noted where it changes something, and holds for its kind alone', () => {
  const spec = deciderSpec(choicesDecider);
  const sms = { console: true, email: false, sms: true };
  const chosen: NoticeChoiceEvent = {
    type: 'StaffNoticesChosen',
    data: { owner, kind: 'review_overdue', channels: sms, at },
  };
  const wanted = { review_overdue: sms, order_stuck: usualChannels('order_stuck') };
  spec.given().when({ type: 'ChooseNotices', owner, wanted, at }).thenHappens(chosen);
  const state = spec.given(chosen).state();
  expect(channelsFor(state, 'review_overdue')).toEqual(sms);
  expect(channelsFor(state, 'order_stuck')).toEqual(usualChannels('order_stuck'));
  spec
    .given(chosen)
    .when({ type: 'ChooseNotices', owner, wanted: { review_overdue: sms }, at })
    .thenHappens();
});

it('nobody changes their choice without end', () => {
  const full = { of: new Map(), changes: CHANGES_AT_MOST };
  const wanted = { review_overdue: { console: false, email: false, sms: false } };
  expect(() => choicesDecider.decide({ type: 'ChooseNotices', owner, wanted, at }, full)).toThrow();
});

it('each kind is for people of the firm alone, in the console from the start and by text message only if chosen', () => {
  for (const kind of noticeKinds) {
    expect(may({ role: 'user' }, kindFacts[kind].right)).toBe(false);
    expect(may({ role: 'admin' }, kindFacts[kind].right)).toBe(true);
    expect(usualChannels(kind)).toMatchObject({ console: true, sms: false });
  }
});
