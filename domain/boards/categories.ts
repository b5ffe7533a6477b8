/** The boards, in the order of their tabs. */
export const categories = {
  industry: '업종별 소식',
  law: '노동법 해설',
  premium: '회원 전용',
  review: '후기',
} as const;

export type Category = keyof typeof categories;
export type FirmCategory = Exclude<Category, 'review'>;

/** The boards that the firm writes. Reviews are written by people who used the service. */
export const firmCategoryIds = ['industry', 'law', 'premium'] as const satisfies readonly FirmCategory[];
export const categoryIds = [...firmCategoryIds, 'review'] as const satisfies readonly Category[];

/** The board of this name; null for an unknown one. */
export const categoryNamed = (name: string): Category | null => categoryIds.find((id) => id === name) ?? null;

/** Read by people who are signed in; others see the title and the first lines. */
export const needsLogin = (category: Category): boolean => category === 'premium';
