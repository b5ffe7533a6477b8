import { categoryNamed } from '@nomucheck/domain/boards/categories.ts';
import { pathsOfPosts, readPost } from '@nomucheck/projections/boards/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';

/** As much as a list of results shows. */
const longestDescription = 150;

/** The pages of published articles, as search engines and the previews of links show them. */
export const publicPosts = ({ db, clock }: { readonly db: Db; readonly clock: () => Date }) => ({
  page: '/board/:category/:id',
  headOf: async (path: string) => {
    const [, , name = '', id = ''] = path.split('/');
    const category = categoryNamed(name);
    if (category === null || !z.uuid().safeParse(id).success) return null;
    const post = await readPost(db, { category, id: id.toLowerCase(), now: clock().toISOString() });
    if (!post) return null;
    const { title, excerpt, publishedAt, changedAt } = post;
    return {
      title: `${title} | 노무체크`,
      description: excerpt.slice(0, longestDescription),
      isIndexed: true,
      structured: {
        ...{ '@context': 'https://schema.org', '@type': 'Article', headline: title },
        ...{ datePublished: publishedAt, dateModified: changedAt ?? publishedAt, inLanguage: 'ko' },
      },
    };
  },
  paths: () => pathsOfPosts(db, clock().toISOString()),
});
