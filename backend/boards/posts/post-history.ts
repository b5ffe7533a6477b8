import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { categories } from '@nomucheck/domain/boards/categories.ts';
import { charactersOf, plainTextOf } from '@nomucheck/domain/boards/document/plain-text.ts';
import { imagesOf } from '@nomucheck/domain/boards/images.ts';
import type { PostEvent } from '@nomucheck/domain/boards/post-events.ts';
import { postDecider, postStream } from '@nomucheck/domain/boards/posts/post.ts';
import type { Post } from '@nomucheck/domain/boards/posts/post-state.ts';
import { count, koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import { type RecordHistory, requireId } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';
import type { Posts } from './posts.ts';

type Parts = { readonly posts: Posts; readonly stories: RecordStories };

/** The history of an article. An earlier text is put back as the draft; readers see it once it is published. */
export const postHistory = ({ posts, stories }: Parts): RecordHistory => ({
  kind: 'post',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.board');
    requireId(id);
    const { post, revision } = await posts.load(id);
    return {
      title: post.working.title === '' ? '제목 없는 글' : post.working.title,
      story: stories({ stream: postStream(id), revision }, historyView, caller),
      putBack: {
        fields: ['게시판', '제목', '본문'],
        to: async (earlier, context, expectedRevision) => {
          const { working } = (await posts.asItStood(id, { to: earlier })).post;
          const command = { type: 'EditPost', ...working, from: earlier, at: context.at } as const;
          return (await posts.handle(id, command, { context, expectedRevision })).position;
        },
      },
    };
  },
});

/** The history of an article in words; its text is shown with one revision. */
const historyView: HistoryView<Post | null, PostEvent> = {
  initialState: postDecider.initialState,
  evolve: postDecider.evolve,
  seen: (post) => (post ? inWords(post) : {}),
  texts: async (post) => ({ 본문: post && plainTextOf(post.working.content) }),
  // No event of an article is about a question.
  sentenceContext: { question: (key) => key },
};

const inWords = ({ working, published, pinned }: Post) => {
  const pictures = imagesOf(working.content).length;
  return {
    게시판: categories[working.category],
    제목: working.title === '' ? null : working.title,
    본문: `${count(charactersOf(working.content))}자`,
    사진: pictures === 0 ? null : `${pictures}장`,
    '게시한 때': published ? koreanMoment(published.from) : null,
    '위에 고정': pinned ? '예' : null,
  };
};
