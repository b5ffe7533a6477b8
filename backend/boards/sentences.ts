import type { PostEvent } from '@nomucheck/domain/boards/posts/post-events.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean-formats.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const boardSentences: SentencesOf<PostEvent> = {
  PostDrafted: () => '글을 쓰기 시작했어요.',
  PostEdited: ({ from }) => (from === null ? '글을 고쳐 저장했어요.' : `글을 ${from}번째 판으로 되돌렸어요.`),
  PostPublished: ({ publishAt, at }) =>
    publishAt > at ? `${koreanMoment(publishAt)}에 게시하기로 했어요.` : '글을 게시했어요.',
  PostTakenDown: () => '글을 게시판에서 내렸어요.',
  PostPinned: ({ pinned }) => (pinned ? '글을 위에 고정했어요.' : '글의 고정을 풀었어요.'),
  PostRemoved: () => '글을 지웠어요.',
};
