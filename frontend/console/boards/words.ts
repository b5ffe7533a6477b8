import { categories } from '@nomucheck/domain/boards/categories.ts';
import type { AdminBoardItem, AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { plainTextOf } from '@nomucheck/domain/boards/document/plain-text.ts';
import { postStatusNames } from '@nomucheck/domain/boards/posts/post-state.ts';
import { koreanMoment } from '../../shared/formats.ts';

/** An article may be saved before it has a title. */
export const titleOf = ({ title }: Pick<AdminBoardItem, 'title'>): string => (title === '' ? '제목 없는 글' : title);

/** What an article says, as two of its texts are compared. */
export const said = ({ title, content }: Pick<AdminBoardPost, 'title' | 'content'>): string =>
  `${title}\n${plainTextOf(content)}`;

export const categoryName = ({ category }: Pick<AdminBoardItem, 'category'>): string => categories[category];

/** Where the article stands, and from when on readers see it. */
export const statusWords = ({ status, publishAt }: Pick<AdminBoardItem, 'status' | 'publishAt'>): string =>
  status === 'scheduled' && publishAt !== null ? `${koreanMoment(publishAt)}에 게시 예정` : postStatusNames[status];

/** The page of the site that shows it. */
export const addressOnSite = ({ id, category }: Pick<AdminBoardItem, 'id' | 'category'>): string =>
  `/board/${category}/${id}`;

/** What `datetime-local` gives, in Korea; null for a time that isn't whole. */
export const instantInKorea = (typed: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const at = new Date(`${typed}:00+09:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
