import { categories } from '@nomucheck/domain/boards/categories.ts';
import { charactersOf } from '@nomucheck/domain/boards/document/plain-text.ts';
import { imagesOf } from '@nomucheck/domain/boards/images.ts';
import type { PostEvent } from '@nomucheck/domain/boards/post-events.ts';
import { postDecider } from '@nomucheck/domain/boards/posts/post.ts';
import type { Post } from '@nomucheck/domain/boards/posts/post-state.ts';
import { count, koreanMoment } from '@nomucheck/domain/kernel/korean-formats.ts';
import type { HistoryView } from '../../engine/history/history.ts';

/** The history of an article in words; its texts are read side by side, as of two revisions. */
export const postHistoryView: HistoryView<Post | null, PostEvent> = {
  initialState: postDecider.initialState,
  evolve: postDecider.evolve,
  seen: (post) => (post ? inWords(post) : {}),
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
