import type { MessageTemplates } from '../kernel/text/message-text.ts';

/** The messages about an advice, by e-mail only. None has a word of the question or the advice. */
export const adviceTemplates = {
  'advice-published': ({ link = '' }) => ({
    subject: '[노무체크] 노무사 검토를 마친 자문이 도착했어요',
    text: [
      '물어보신 내용을 두 노무사가 차례로 검토했어요.',
      '',
      '자문은 아래 주소에서 로그인하고 볼 수 있어요.',
      link,
    ].join('\n'),
  }),
  'advice-returned': ({ link = '' }) => ({
    subject: '[노무체크] 자문에 더 알려 주실 내용이 있어요',
    text: [
      '검토하던 노무사가 더 알아야 할 내용을 적어 두었어요.',
      '',
      '아래 주소에서 확인하고 이어서 적어 주세요. 다 적으면 검토를 다시 요청할 수 있어요.',
      link,
    ].join('\n'),
  }),
  'advice-flagged': ({ link = '' }) => ({
    subject: '[노무체크] 받으신 자문에서 인용한 판정례가 바뀌었어요',
    text: [
      '받으신 자문에서 인용한 판정례가 그 뒤에 고쳐지거나 내려갔어요.',
      '',
      '무엇이 바뀌었는지는 아래 주소에서 볼 수 있어요. 검토한 노무사에게도 알렸어요.',
      link,
    ].join('\n'),
  }),
  'advice-changed': ({ link = '' }) => ({
    subject: '[노무체크] 1차 검토 뒤에 고친 자문이 나갔어요',
    text: [
      '1차로 검토하신 자문을 2차 검토에서 고쳐 공개했어요. 자문에는 고치기 전의 글을 읽으신 것으로 적혀 있어요.',
      '',
      '무엇이 바뀌었는지 아래 주소에서 보고, 잘못된 곳이 있으면 자문을 고치거나 철회해 주세요.',
      link,
    ].join('\n'),
  }),
  /** Says nothing of why: a mailbox isn't the place for a person's state of mind. */
  'advice-to-look-at': ({ link = '' }) => ({
    subject: '[노무체크] 먼저 살펴볼 답이 있어요',
    text: [
      'AI 자문에 노무사가 먼저 살펴봐야 하는 답이 들어왔어요.',
      '',
      '아래 목록에서 가장 먼저 보여요. 되도록 오늘 안에 봐 주세요.',
      link,
    ].join('\n'),
  }),
} as const satisfies MessageTemplates;
export type AdviceTemplate = keyof typeof adviceTemplates;
