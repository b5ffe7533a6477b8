import { koreanDate } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { ReminderEvent, RemindersEndReason } from '@nomucheck/domain/reminders/reminder-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const why: Readonly<Record<RemindersEndReason, string>> = {
  by_owner: '기한 알림을 껐어요.',
  by_link: '메시지의 링크로 기한 알림을 껐어요.',
  replaced: '기한 알림을 새로 요청해 앞의 것을 끝냈어요.',
  deadline_passed: '기한이 지나 알림을 끝냈어요.',
  nothing_to_file: '더 낼 신청이 없어 기한 알림을 끝냈어요.',
  no_address: '확인된 연락처가 없어 기한 알림을 끝냈어요.',
  owner_left: '탈퇴해서 기한 알림을 끝냈어요.',
};

export const reminderSentences: SentencesOf<ReminderEvent> = {
  RemindersRequested: ({ deadline }) => `${koreanDate(deadline)} 기한을 알려 달라고 요청했어요.`,
  ReminderDeadlineChanged: ({ deadline }) => `새 진단에 따라 알릴 기한을 ${koreanDate(deadline)}로 바꿨어요.`,
  ReminderDue: ({ daysLeft }) =>
    daysLeft === 0 ? '오늘이 기한이라고 알렸어요.' : `기한이 ${daysLeft}일 남았다고 알렸어요.`,
  RemindersEnded: (ended) => why[ended.why],
};
