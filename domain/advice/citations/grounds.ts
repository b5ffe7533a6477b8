import type { Paragraph } from '../../statutes/article-text-on.ts';
import type { NamedArticle } from '../../statutes/articles-named.ts';
import type { ArticleOn } from '../../statutes/register.ts';
import type { FoundRoute, FoundTest } from '../answering/material.ts';
import type { CitedPassage } from '../cited-passages.ts';
import type { FoundQuote } from './claims/quoted.ts';

type KnownArticle = Extract<ArticleOn, { standing: 'in_force' }>;

/** What a claim rests on, each part found and read. */
export type Grounds = {
  readonly cases: readonly { readonly cited: CitedPassage; readonly quote: FoundQuote }[];
  readonly tests: readonly Pick<FoundTest, 'title' | 'why' | 'law'>[];
  readonly articles: readonly (NamedArticle &
    Pick<KnownArticle, 'figures'> & {
      /** What the cited part says, and what the whole article says; null where that isn't known. */
      readonly paragraphs: readonly Paragraph[] | null;
      readonly whole: readonly Paragraph[] | null;
    })[];
  /** Figures that need no source: those of the check. */
  readonly checkFigures: ReadonlySet<string>;
  /** The ways to dispute, with the days until which they are open. */
  readonly routes: readonly Pick<FoundRoute, 'name' | 'body' | 'law' | 'deadline'>[];
};

export const noGrounds: Grounds = { cases: [], tests: [], articles: [], checkFigures: new Set(), routes: [] };
