import { type Category, categoryNamed, firmCategoryIds } from '@nomucheck/domain/boards/categories.ts';

/** What the address of the list says: which board, what is searched, and which page of it. */
export type Shown = { readonly category: Category; readonly q: string; readonly page: number };

/** The board that opens without a name. */
const [, first] = firmCategoryIds;

/** null: there is no such board. */
export const shownIn = (params: URLSearchParams): Shown | null => {
  const category = categoryNamed(params.get('category') ?? first);
  if (category === null) return null;
  const page = Math.max(1, Math.min(10_000, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  return { category, q: (params.get('q') ?? '').trim().slice(0, 100), page };
};

export const listPath = ({ category, q = '', page = 1 }: Pick<Shown, 'category'> & Partial<Shown>): string => {
  const params = new URLSearchParams({ category });
  if (q !== '') params.set('q', q);
  if (page > 1) params.set('page', String(page));
  return `/board?${params}`;
};

export const postPath = ({ category, id }: { readonly category: Category; readonly id: string }): string =>
  `/board/${category}/${encodeURIComponent(id)}`;
