import { describe, expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { type Message, messageDecider } from './message.ts';
import { type MessageEvent, messageEvents } from './message-events.ts';
import { writtenTemplates } from './message-templates.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const message = {
  owner,
  channel: 'email',
  template: 'password-code',
  notAfter: '2026-11-21T03:03:00.000Z',
  personal: { to: 'kim@example.com', params: { code: '012345' } },
} as const;
const requested: MessageEvent = { type: 'MessageRequested', data: message };
const sent: MessageEvent = { type: 'MessageSent', data: { owner, via: 'mailbox' } };
const failed: MessageEvent = { type: 'MessageFailed', data: { owner, why: 'not_delivered' } };
const opened: MessageEvent = { type: 'MessageOpened', data: { owner } };

const { given } = deciderSpec(messageDecider);
const stateOf = (...events: MessageEvent[]): Message | null => fold(messageDecider, events);

describe('a message', () => {
  it('is requested once', () => {
    given().when({ type: 'RequestMessage', message }).thenHappens(requested);
    given(requested).when({ type: 'RequestMessage', message }).thenRefused('conflict');
  });

  it('is sent once, however often the job runs', () => {
    given(requested).when({ type: 'NoteSent', via: 'mailbox' }).thenHappens(sent);
    given(requested, sent).when({ type: 'NoteSent', via: 'mailbox' }).thenHappens();
    given(requested, sent).when({ type: 'NoteFailed', why: 'not_delivered' }).thenHappens();
  });

  it('that failed can still be sent by a later attempt', () => {
    given(requested).when({ type: 'NoteFailed', why: 'not_delivered' }).thenHappens(failed);
    given(requested, failed).when({ type: 'NoteSent', via: 'mailbox' }).thenHappens(sent);
    expect(stateOf(requested, failed, sent)?.status).toBe('sent');
  });

  it('that failed is sent again on request, while it isn’t out of date', () => {
    const retry = { type: 'RetryMessage', at: message.notAfter } as const;
    const retried: MessageEvent = { type: 'MessageRetried', data: { owner } };
    given(requested, failed).when(retry).thenHappens(retried);
    given(requested, failed, retried)
      .when({ type: 'NoteSent', via: 'smtp' })
      .thenHappens({
        type: 'MessageSent',
        data: { owner, via: 'smtp' },
      });
    given(requested, failed, retried)
      .when({ type: 'NoteFailed', why: 'refused' })
      .thenHappens({
        type: 'MessageFailed',
        data: { owner, why: 'refused' },
      });
    for (const [happened, at] of [
      [[requested], message.notAfter],
      [[requested, sent], message.notAfter],
      [[requested, failed, retried], message.notAfter],
      [[requested, failed], '2026-11-21T03:03:00.001Z'],
      [[{ type: 'MessageRequested', data: { ...message, personal: null } }, failed], message.notAfter],
    ] as const) {
      given(...happened)
        .when({ type: 'RetryMessage', at })
        .thenRefused('stage_wrong');
    }
    given().when(retry).thenRefused('not_found');
  });

  it('is opened once, and only if it exists', () => {
    given(requested, sent).when({ type: 'NoteOpened' }).thenHappens(opened);
    given(requested, sent, opened).when({ type: 'NoteOpened' }).thenHappens();
    given().when({ type: 'NoteOpened' }).thenRefused('not_found');
  });

  it('is not sent any more once its recipient has left', () => {
    expect(stateOf({ type: 'MessageRequested', data: { ...message, personal: null } })?.personal).toBeNull();
  });

  it('has events that match their schemas', () => {
    for (const { type, data } of [requested, sent, failed, opened]) {
      expect(messageEvents.find((each) => each.type === type)?.schema.safeParse(data).success).toBe(true);
    }
  });
});

/** As the Korean carriers count: one byte for ASCII, two for Hangul. */
describe('a message that an admin wrote', () => {
  const params = { title: '상담 안내', text: '내일 오후 두 시에 뵙겠습니다.' };

  it('has the written text, under the service’s name', () => {
    expect(writtenTemplates.notice(params, 'email')).toEqual({ subject: '[노무체크] 상담 안내', text: params.text });
    expect(writtenTemplates.notice(params, 'sms').text).toBe(`[노무체크] ${params.text}`);
  });
});
