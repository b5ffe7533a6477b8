import type { Seed } from '../../engine/foundation/context.ts';
import type { Posts } from '../posts/posts.ts';
import { firstArticle, firstArticleId, firstArticles } from './first-articles.ts';

/**
 * Writes and publishes the first articles in an empty log. From then on they are the firm's like any other: edited, taken down, removed.
 * A board shows the newest first, so the most urgent is published last.
 */
export const seedArticles =
  (posts: Pick<Posts, 'handle'>): Seed =>
  async (contextOf, idOf) => {
    for (const article of firstArticles.toReversed()) {
      const postId = firstArticleId(article.name, idOf);
      const drafting = contextOf(`draft article ${article.name}`);
      const written = await firstArticle(article, idOf);
      await posts.handle(postId, { type: 'DraftPost', postId, ...written, at: drafting.at }, { context: drafting });
      const publishing = contextOf(`publish article ${article.name}`);
      const publish = { type: 'PublishPost', publishAt: null, at: publishing.at } as const;
      await posts.handle(postId, publish, { context: publishing });
    }
  };
