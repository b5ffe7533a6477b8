import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { channelNames, messageStatusNames } from '@nomucheck/domain/messages/message-names.ts';
import type { Column } from '../export/csv.ts';

/** What each template is for, in few words. */
export const templateNames: Readonly<Record<string, string>> = {
  notice: '직접 쓴 안내',
  advertisement: '광고',
  'deadline-reminder': '기한 알림',
  'corrected-deadline': '바로잡은 기한',
  'moved-figure': '달라진 수치',
  'order-receipt': '결제 영수증',
  'consultation-receipt': '상담 결제 영수증',
  'consultation-not-held': '상담료 돌려드림',
  'consultation-refund': '상담 환불 안내',
  'order-refund': '환불 안내',
  'consultation-answered': '상담 답',
  'consultation-agreed': '상담 시간',
  'consultation-free': '상담 무료로 바꿈',
  'consultation-closed': '상담 마침',
  'advice-published': '자문 도착',
  'advice-returned': '자문 보완 요청',
  'advice-flagged': '자문의 인용 변경',
  'advice-recall': '검토한 자문의 인용 변경',
  'advice-changed': '2차 검토에서 고친 자문',
  'advice-to-look-at': '먼저 살펴볼 답',
  'review-waits': '검토 대기',
  'review-handed-over': '넘겨받은 검토',
  'review-returned': '돌아온 검토',
  'review-nearly-due': '검토 기한 임박',
  'review-overdue': '검토 기한 지남',
  'consultation-new': '상담 신청',
  'consultation-handed-over': '맡겨진 상담',
  'consultation-waits': '답을 기다리는 상담',
  'order-stuck': '정리되지 않는 주문',
  'board-review-waits': '살펴볼 후기',
  'board-comment-reported': '신고된 댓글',
  'policy-change': '약관·방침 변경',
  'sign-up-code': '회원가입 인증번호',
  'verify-code': '연락처 확인 인증번호',
  'password-code': '비밀번호 인증번호',
  'password-link': '새 비밀번호 링크',
  'link-code': '소셜 로그인 연결 인증번호',
  'password-changed': '비밀번호 변경',
  'second-factor-on': '2단계 인증 켬',
  'second-factor-off': '2단계 인증 끔',
  'social-linked': '소셜 로그인 연결',
  'social-unlinked': '소셜 로그인 연결 끊음',
  'phone-changed': '휴대전화 번호 변경',
  'phone-verified': '휴대전화 번호 확인',
  'phone-yielded': '휴대전화 번호 뺌',
  'strangers-shut-out': '다른 로그인 방법 없앰',
  'account-changes': '계정의 여러 변경',
};

/** Where the console shows the wording of a message. */
export const templateAddress = (template: string): string => `/admin/message/templates#${template}`;

export const templateNameOf = (template: string): string => templateNames[template] ?? template;

/** Why a message wasn't sent, and what to do about it. */
const failureWords: Readonly<Record<string, string>> = {
  not_delivered: '발송 서비스에 닿지 못함',
  refused: '받는 곳에서 받지 않음',
  too_late: '보내기 전에 쓸모가 없어짐',
  not_agreed: '광고 수신 동의가 없음',
  person_gone: '받을 사람이 탈퇴함',
};

export const failureOf = ({ why }: Pick<MessageOut, 'why'>): string => (why === null ? '' : (failureWords[why] ?? why));

const services: Readonly<Record<string, string>> = {
  mailbox: '시험용 편지함 (실제로 보내지 않음)',
  smtp: '메일 서버',
  solapi: 'SOLAPI',
};

export const serviceOf = ({ via }: Pick<MessageOut, 'via'>): string => (via === null ? '' : (services[via] ?? via));

/** The file that is downloaded; never with what a message says. */
export const exportColumns: readonly Column<MessageOut>[] = [
  { title: '메시지 번호', value: ({ id }) => id },
  { title: '요청한 때', value: ({ requestedAt }) => sortableMoment(requestedAt) },
  { title: '발송 수단', value: ({ channel }) => channelNames[channel] },
  { title: '받는 곳', value: ({ to }) => to },
  { title: '종류', value: ({ template }) => templateNameOf(template) },
  { title: '상태', value: ({ status }) => messageStatusNames[status] },
  { title: '실패한 까닭', value: failureOf },
  { title: '보낸 때', value: ({ sentAt }) => sortableMoment(sentAt) },
  { title: '열어본 때', value: ({ openedAt }) => sortableMoment(openedAt) },
  { title: '회원 번호', value: ({ owner }) => owner },
];
