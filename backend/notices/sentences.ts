import { kindFacts } from '@nomucheck/domain/notices/kinds.ts';
import type { NoticeChoiceEvent, NoticeEvent } from '@nomucheck/domain/notices/notice-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const noticeSentences: SentencesOf<NoticeEvent | NoticeChoiceEvent> = {
  StaffNoticeGiven: ({ about: { kind } }) => `기다리는 일을 알렸어요(${kindFacts[kind].name}).`,
  StaffNoticeRead: () => '알림을 봤어요.',
  StaffNoticeEnded: () => '처리되어 더 기다리지 않아요.',
  StaffNoticesChosen: ({ kind }) => `알림 받는 방법을 바꿨어요(${kindFacts[kind].name}).`,
};
