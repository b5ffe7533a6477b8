import type { MessageTemplates } from '../kernel/text/message-text.ts';

/** The messages to the person about their consultation, by e-mail only. None has a word of what either side wrote. */
export const consultationTemplates = {
  'consultation-answered': ({ link = '' }) => ({
    subject: '[노무체크] 신청하신 상담에 답이 왔어요',
    text: [
      '노무사가 답을 남겼어요.',
      '',
      '아래 주소에서 로그인하고 볼 수 있어요. 이어서 글을 보낼 수도 있어요.',
      link,
    ].join('\n'),
  }),
  'consultation-agreed': ({ link = '', when = '' }) => ({
    subject: '[노무체크] 상담 시간이 잡혔어요',
    text: [
      '노무사가 골라 주신 시간 가운데 하나로 상담을 잡았어요.',
      '',
      `· 상담 시간: ${when}`,
      '',
      '아래 주소에서 로그인하면 캘린더에 넣을 수 있고, 그 시간이 어려우면 바꾸는 방법도 볼 수 있어요.',
      link,
    ].join('\n'),
  }),
  'consultation-free': ({ link = '' }) => ({
    subject: '[노무체크] 신청하신 상담을 무료로 바꿔 드렸어요',
    text: [
      '노무사가 신청하신 상담을 무료 상담으로 바꿨어요. 결제하지 않아도 돼요.',
      '',
      '노무사가 글을 읽고 답하면 이메일로 알려 드려요. 상담은 아래 주소에서 로그인하고 볼 수 있어요.',
      link,
    ].join('\n'),
  }),
  'consultation-closed': ({ link = '' }) => ({
    subject: '[노무체크] 신청하신 상담을 마쳤어요',
    text: ['노무사가 상담을 마쳤어요.', '', '주고받은 글은 아래 주소에서 로그인하고 다시 볼 수 있어요.', link].join(
      '\n',
    ),
  }),
} as const satisfies MessageTemplates;

export type ConsultationTemplate = keyof typeof consultationTemplates;
