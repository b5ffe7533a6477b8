import type { SharingEndReason, SharingEvent } from '@nomucheck/domain/sharing/sharing-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const why: Readonly<Record<SharingEndReason, string>> = {
  by_owner: '결과를 보여 주던 링크를 끝냈어요.',
  replaced: '새 링크를 만들어 앞의 링크를 끝냈어요.',
  owner_left: '탈퇴해서 결과를 보여 주던 링크를 끝냈어요.',
};

export const sharingSentences: SentencesOf<SharingEvent> = {
  ResultShared: () => '결과를 7일 동안 보여 주는 링크를 만들었어요.',
  SharingEnded: (ended) => why[ended.why],
  SharedResultOpened: () => '누군가 링크로 결과를 열어 보았어요.',
};
