import type { NoticeOut } from '@nomucheck/domain/notices/contract.ts';
import { kindFacts, type NoticeChannel } from '@nomucheck/domain/notices/kinds.ts';
import { koreanClock, koreanDateWithDay } from '../../shared/formats.ts';

export const channelWords: Readonly<Record<NoticeChannel, string>> = {
  console: '업무 화면',
  email: '이메일',
  sms: '문자',
};

/** What waits, in few words: its kind, which review, until when. */
export const noticeWords = ({ about }: Pick<NoticeOut, 'about'>): { readonly title: string; readonly more: string } => {
  const stage = 'stage' in about ? `${about.stage}차 검토` : '';
  const due = 'dueAt' in about ? `기한 ${koreanDateWithDay(about.dueAt)} ${koreanClock(about.dueAt)}` : '';
  const why = about.kind === 'order_stuck' ? whyStuck[about.why] : '';
  const more = [stage, due, why].filter((part) => part !== '').join(' · ');
  return { title: kindFacts[about.kind].name, more: more === '' ? kindFacts[about.kind].meaning : more };
};

const whyStuck = { owed_back: '돌려줄 돈이 남음', refund_refused: '결제 서비스가 환불을 거절함' } as const;

/** At most this number is shown. */
export const mostShown = 99;

/** The bell's name, with the number as it is shown. */
export const bellWords = (unread: number): string =>
  unread === 0 ? '알림' : `새 알림 ${unread > mostShown ? `${mostShown}+` : unread}`;
