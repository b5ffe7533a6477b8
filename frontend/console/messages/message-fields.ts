import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { channelNames, messageStatusNames } from '@nomucheck/domain/messages/message-names.ts';
import { koreanMoment } from '../../shared/formats.ts';
import { failureOf, serviceOf, templateNameOf } from './words.ts';

export type MessageField = { readonly name: string; readonly before: string; readonly after: string };

const none = '없음';
const moment = (at: string | null): string => (at === null ? none : koreanMoment(at));

const fields: readonly (readonly [name: string, value: (message: MessageOut) => string])[] = [
  ['상태', ({ status }) => messageStatusNames[status]],
  ['받는 곳', ({ to }) => to ?? '(삭제됨)'],
  ['발송 수단', ({ channel }) => channelNames[channel]],
  ['종류', ({ template }) => templateNameOf(template)],
  ['요청한 때', ({ requestedAt }) => koreanMoment(requestedAt)],
  ['보낸 때', ({ sentAt }) => moment(sentAt)],
  ['보낸 서비스', (message) => serviceOf(message) || none],
  ['실패한 까닭', (message) => failureOf(message) || none],
  ['열어본 때', ({ openedAt }) => moment(openedAt)],
];

/** A message field by field as it stood, and as it is. */
export const messageFields = (then: MessageOut, now: MessageOut): readonly MessageField[] =>
  fields.map(([name, value]) => ({ name, before: value(then), after: value(now) }));
