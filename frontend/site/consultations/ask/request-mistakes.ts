import { lengths } from '@nomucheck/domain/consultations/lengths.ts';
import { slotsMistake } from '@nomucheck/domain/consultations/slots.ts';
import { topicIds } from '@nomucheck/domain/consultations/topics.ts';
import { normalContact, normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { isVisible } from '@nomucheck/domain/kernel/text/visible.ts';
import type { FieldMistake } from '../../forms/error-summary.tsx';
import type { ShownRequest } from './request-draft.ts';

/** The ids of the fields, in the order of the form. */
export const fields = {
  topic: 'topic',
  body: 'body',
  slots: 'slots',
  wantsCall: 'wants-call',
  contact: 'contact',
  client: 'client',
  opponent: 'opponent',
  chanceReview: 'chance-review',
  kind: 'kind',
} as const;

const inLetters = (most: number): string => `${most.toLocaleString('ko-KR')}자`;

const bodyMistake = (body: string): string | null => {
  if (!isVisible(body)) return '상담받고 싶은 내용을 적어 주세요.';
  return body.trim().length > lengths.body ? `내용을 ${inLetters(lengths.body)} 안으로 줄여 주세요.` : null;
};

const nameMistake = (name: string): string | null =>
  name.trim().length > lengths.party ? `이름을 ${inLetters(lengths.party)} 안으로 적어 주세요.` : null;

const contactMistake = (contact: string, wantsCall: boolean): string | null => {
  const text = contact.trim();
  if (wantsCall && normalPhone(text) === null)
    return '전화로 상담받으려면 휴대전화 번호를 적어 주세요. 예: 010-1234-5678';
  if (text === '' || (normalContact(text) !== null && text.length <= lengths.contact)) return null;
  return '휴대전화 번호나 이메일 주소를 확인해 주세요. 비워 두어도 돼요.';
};

/** What keeps a request from being sent, in the order of the form. */
export const requestMistakes = (shown: ShownRequest): readonly FieldMistake[] => {
  const found: readonly (readonly [id: string, message: string | null])[] = [
    [fields.topic, topicIds.some((id) => id === shown.topic) ? null : '무엇에 대한 상담인지 골라 주세요.'],
    [fields.body, bodyMistake(shown.body)],
    [fields.slots, slotsMistake(shown.slots)],
    [fields.contact, contactMistake(shown.contact, shown.wantsCall)],
    [fields.client, nameMistake(shown.client)],
    [fields.opponent, nameMistake(shown.opponent)],
    [
      fields.chanceReview,
      shown.chanceReview === null ? '승소 가능성을 따로 검토받을지 예와 아니오 가운데 골라 주세요.' : null,
    ],
  ];
  return found.flatMap(([id, message]) => (message === null ? [] : [{ id, message }]));
};

const byField: Readonly<Record<string, string>> = {
  topic: fields.topic,
  body: fields.body,
  slots: fields.slots,
  wantsCall: fields.wantsCall,
  contact: fields.contact,
  client: fields.client,
  opponent: fields.opponent,
  wantsChanceReview: fields.chanceReview,
  kind: fields.kind,
};

/** The server's refusals at the fields of this form: `slots.0.time` is said at the times. */
export const refusedFields = (errors: Readonly<Record<string, string>> = {}): readonly FieldMistake[] =>
  Object.entries(errors).flatMap(([path, message]) => {
    const id = byField[path.split('.')[0] ?? ''];
    return id === undefined ? [] : [{ id, message }];
  });
