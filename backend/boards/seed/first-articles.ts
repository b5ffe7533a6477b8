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

type IdOf = (what: string) => string;

export const firstArticleId = (name: string, idOf: IdOf): string => idOf(`article ${name}`);

/** `[words](last-day.md)` leads to that article. */
const toAnother = /(?<=\]\()([a-z-]+)\.md(?=\))/gu;

export const firstArticle = async ({ name, category }: FirstArticle, idOf: IdOf): Promise<Written> => {
  const text = await readFile(new URL(`./${name}.md`, import.meta.url), 'utf8');
  return articleOf(
    text.replace(toAnother, (_, other: string) => addressOf(other, idOf)),
    category,
  );
};

const addressOf = (name: string, idOf: IdOf): string => {
  const article = firstArticles.find((each) => each.name === name);
  if (!article) throw new Error(`no article of the seed is named ${name}`);
  return `/board/${article.category}/${firstArticleId(name, idOf)}`;
};
