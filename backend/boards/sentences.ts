import type { CommentEvent } from '@nomucheck/domain/boards/comment-events.ts';
import type { PostEvent } from '@nomucheck/domain/boards/post-events.ts';
import type { TestimonialEvent } from '@nomucheck/domain/boards/testimonial-events.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const boardSentences: SentencesOf<PostEvent | CommentEvent | TestimonialEvent> = {
  PostDrafted: () => '글을 쓰기 시작했어요.',
  PostEdited: ({ from }) => (from === null ? '글을 고쳐 저장했어요.' : `글을 ${from}번째 판으로 되돌렸어요.`),
  PostPublished: ({ publishAt, at }) =>
    publishAt > at ? `${koreanMoment(publishAt)}에 게시하기로 했어요.` : '글을 게시했어요.',
  PostTakenDown: () => '글을 게시판에서 내렸어요.',
  PostPinned: ({ pinned }) => (pinned ? '글을 위에 고정했어요.' : '글의 고정을 풀었어요.'),
  PostRemoved: () => '글을 지웠어요.',
  CommentWritten: () => '댓글을 썼어요.',
  CommentReported: () => '댓글이 신고됐어요.',
  CommentHidden: () => '댓글을 가렸어요.',
  CommentKept: () => '댓글을 그대로 두었어요.',
  CommentRemoved: () => '댓글을 지웠어요.',
  TestimonialWritten: () => '후기를 썼어요.',
  TestimonialChanged: () => '후기를 고쳤어요.',
  TestimonialAccepted: () => '후기를 게시판에 실었어요.',
  TestimonialDeclined: () => '후기를 싣지 않기로 했어요.',
  TestimonialAnswered: () => '후기에 노무체크가 답했어요.',
  TestimonialRemoved: () => '후기를 지웠어요.',
};
