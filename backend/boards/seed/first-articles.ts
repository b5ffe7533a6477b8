import { readFile } from 'node:fs/promises';
import type { FirmCategory } from '@nomucheck/domain/boards/categories.ts';
import type { Written } from '@nomucheck/domain/boards/posts/post-state.ts';
import { articleOf } from './article-text.ts';

/** The articles that a new service begins with, the most urgent first: the file of each, and its board. */
export const firstArticles = [
  { name: 'first-week', category: 'law' },
  { name: 'last-day', category: 'law' },
  { name: 'written-notice', category: 'law' },
  { name: 'pressed-to-resign', category: 'law' },
  { name: 'before-you-sign', category: 'law' },
  { name: 'small-workplace', category: 'industry' },
  { name: 'fixed-term', category: 'premium' },
  { name: 'injury-birth-childcare', category: 'law' },
  { name: 'after-the-decision', category: 'law' },
  { name: 'closure-and-wages', category: 'law' },
] as const satisfies readonly { readonly name: string; readonly category: FirmCategory }[];

export type FirstArticle = (typeof firstArticles)[number];

export const firstArticle = async ({ name, category }: FirstArticle): Promise<Written> =>
  articleOf(await readFile(new URL(`./${name}.md`, import.meta.url), 'utf8'), category);
