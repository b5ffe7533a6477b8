import type { ReadPurpose } from '@nomucheck/domain/people/contract/access-log.ts';

/** What personal data were read for, in words. */
export const purposeNames: Readonly<Record<ReadPurpose, string>> = {
  list: '회원 목록',
  search: '회원 찾기',
  detail: '회원 정보',
  export: '내려받기',
  check: '진단',
  order: '주문 보기',
  advice: '자문 보기',
  consultation: '상담 보기',
  boards: '게시판 댓글과 후기 보기',
  messages: '보낸 메시지',
  access_log: '열람 기록',
  log: '기록 보기',
};
