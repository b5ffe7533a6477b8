import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const messageSentences: SentencesOf<MessageEvent> = {
  MessageRequested: ({ channel }) => `${channels[channel]} 보내 달라고 했어요.`,
  MessageSent: ({ via }) => (via === 'mailbox' ? '시험용 편지함에 넣었어요.' : '메시지를 보냈어요.'),
  MessageFailed: ({ why }) => messageFailures[why],
  MessageRetried: () => '메시지를 다시 보내 달라고 했어요.',
  MessageOpened: () => '받은 사람이 메시지를 열었어요.',
};

const channels: Readonly<Record<'email' | 'sms', string>> = { email: '이메일을', sms: '문자를' };

const messageFailures: Readonly<Record<Extract<MessageEvent, { type: 'MessageFailed' }>['data']['why'], string>> = {
  not_delivered: '메시지를 보내지 못했어요.',
  refused: '받는 곳에서 메시지를 받지 않았어요.',
  too_late: '보내기 전에 쓸모가 없어져 메시지를 보내지 않았어요.',
  not_agreed: '받을 사람이 광고 수신 동의를 거두어 메시지를 보내지 않았어요.',
  person_gone: '받을 사람이 탈퇴해 메시지를 보내지 않았어요.',
};
