import type { MessageTemplates, WriteMessage } from '../kernel/text/message-text.ts';
import type { NoticeKind } from './kinds.ts';

type Said = { readonly subject: string; readonly lines: readonly string[]; readonly sms: string };

/** A text message shows on a locked screen: it says that something waits, and nothing of whom or what it is about. */
const telling =
  (say: (params: Readonly<Record<string, string>>) => Said): WriteMessage =>
  (params, channel) => {
    const { subject, lines, sms } = say(params);
    if (channel === 'sms') return { subject: `[노무체크] ${subject}`, text: `[노무체크] ${sms}` };
    const { link = '' } = params;
    return {
      subject: `[노무체크] ${subject}`,
      text: [...lines, link, '', '이런 알림을 받는 방법은 업무 화면의 ‘알림 설정’에서 바꿀 수 있어요.'].join('\n'),
    };
  };

/** What the firm's people are told. None has a word of what anybody wrote, nor of an order. */
export const noticeTemplates = {
  'review-waits': telling(({ stage = '', due = '' }) => ({
    subject: `${stage}차 검토를 기다리는 자문이 있어요`,
    lines: [
      `${stage}차 검토를 아직 아무도 맡지 않은 자문이 있어요. ${due}까지 검토해 주세요.`,
      '',
      '아래 주소에서 맡을 수 있어요. 다른 분이 먼저 맡으셨다면 하실 일은 없어요.',
    ],
    sms: `${stage}차 검토를 기다리는 자문이 있어요.`,
  })),
  'review-handed-over': telling(({ stage = '' }) => ({
    subject: `${stage}차 검토를 넘겨받으셨어요`,
    lines: [`다른 분이 자문의 ${stage}차 검토를 넘겨 드렸어요.`, '', '아래 주소에서 이어서 검토해 주세요.'],
    sms: `자문의 ${stage}차 검토를 넘겨받으셨어요.`,
  })),
  'review-returned': telling(() => ({
    subject: '1차로 검토하신 자문이 돌아왔어요',
    lines: ['2차 검토에서 까닭을 적어 1차 검토로 돌려보냈어요.', '', '아래 주소에서 까닭을 보고 다시 검토해 주세요.'],
    sms: '1차로 검토하신 자문이 돌아왔어요.',
  })),
  'review-nearly-due': telling(({ stage = '', due = '' }) => ({
    subject: `${stage}차 검토 기한이 다가와요`,
    lines: [`${due}까지 마쳐야 하는 자문의 ${stage}차 검토가 남아 있어요.`, '', '아래 주소에서 이어서 검토해 주세요.'],
    sms: `${stage}차 검토 기한이 다가와요. ${due}까지예요.`,
  })),
  'review-overdue': telling(({ stage = '', due = '' }) => ({
    subject: `${stage}차 검토 기한이 지났어요`,
    lines: [
      `${due}까지였던 자문의 ${stage}차 검토가 아직 남아 있어요.`,
      '',
      '물어보신 분이 기다리고 있으니 아래 주소에서 먼저 검토해 주세요. 어려우면 다른 분께 넘겨 주세요.',
    ],
    sms: `${stage}차 검토 기한이 지난 자문이 있어요.`,
  })),
  'advice-recall': telling(() => ({
    subject: '검토한 자문에서 인용한 판정례가 바뀌었어요',
    lines: [
      '검토해서 공개한 자문에서 인용한 판정례가 그 뒤에 고쳐지거나 내려갔어요.',
      '',
      '무엇이 바뀌었는지 아래 주소에서 보고, 자문을 고치거나 철회할지 정해 주세요.',
    ],
    sms: '검토한 자문에서 인용한 판정례가 바뀌었어요.',
  })),
  'consultation-new': telling(() => ({
    subject: '새로 들어온 상담이 있어요',
    lines: [
      '아직 아무도 맡지 않은 상담이 들어왔어요.',
      '',
      '아래 주소에서 맡을 수 있어요. 다른 분이 먼저 맡으셨다면 하실 일은 없어요.',
    ],
    sms: '새로 들어온 상담이 있어요.',
  })),
  'consultation-handed-over': telling(() => ({
    subject: '상담을 맡으셨어요',
    lines: ['다른 분이 상담을 맡겨 드렸어요.', '', '아래 주소에서 이어서 답해 주세요.'],
    sms: '다른 분이 상담을 맡겨 드렸어요.',
  })),
  'consultation-waits': telling(() => ({
    subject: '답을 기다리는 상담이 있어요',
    lines: ['맡으신 상담에 신청한 분이 글을 쓰거나 시간을 바꿨어요.', '', '아래 주소에서 보고 답해 주세요.'],
    sms: '맡으신 상담에 새 글이 있어요.',
  })),
  'order-stuck': telling(() => ({
    subject: '정리되지 않는 주문이 있어요',
    lines: [
      '돌려줄 돈이 남아 있거나 결제 서비스가 환불을 거절한 주문이 있어요.',
      '',
      '아래 주소에서 보고, 결제 서비스의 관리 화면에서도 확인해 주세요.',
    ],
    sms: '정리되지 않는 주문이 있어요.',
  })),
  'board-review-waits': telling(() => ({
    subject: '살펴볼 후기가 있어요',
    lines: [
      '게시판에 실리기를 기다리는 후기가 있어요.',
      '',
      '아래 주소에서 읽고 실을지 정해 주세요. 다른 분이 먼저 살펴보셨다면 하실 일은 없어요.',
    ],
    sms: '살펴볼 후기가 있어요.',
  })),
  'board-comment-reported': telling(() => ({
    subject: '신고된 댓글이 있어요',
    lines: [
      '게시판의 댓글을 독자가 신고했어요.',
      '',
      '아래 주소에서 읽고 가리거나 그대로 둘지 정해 주세요. 다른 분이 먼저 살펴보셨다면 하실 일은 없어요.',
    ],
    sms: '신고된 댓글이 있어요.',
  })),
} as const satisfies MessageTemplates;

export const templateOf: Readonly<Record<NoticeKind, keyof typeof noticeTemplates>> = {
  review_requested: 'review-waits',
  review_handed_over: 'review-handed-over',
  review_returned: 'review-returned',
  review_nearly_due: 'review-nearly-due',
  review_overdue: 'review-overdue',
  review_recalled: 'advice-recall',
  consultation_requested: 'consultation-new',
  consultation_assigned: 'consultation-handed-over',
  consultation_waits: 'consultation-waits',
  order_stuck: 'order-stuck',
  testimonial_waits: 'board-review-waits',
  comment_reported: 'board-comment-reported',
};
