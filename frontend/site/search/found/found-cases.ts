import type { CaseSearchAnswer, CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';

/** One search with all results that were loaded. */
export type Found = {
  /** The address of the search, which identifies it. */
  readonly of: string;
  readonly answer: CaseSearchAnswer;
  /** `undefined` while it is being loaded, `null` if loading failed. */
  readonly winRate: CaseWinRateAnswer | null | undefined;
};

/** Adds the next page. A case that moved between the pages is listed once. */
export const withMore = (found: Found, next: CaseSearchAnswer): Found => {
  const known = new Set(found.answer.items.map(({ id }) => id));
  return {
    ...found,
    answer: {
      ...found.answer,
      items: [...found.answer.items, ...next.items.filter(({ id }) => !known.has(id))],
      cursor: next.cursor,
    },
  };
};

const most = 30;
const freshFor = 5 * 60_000;

/**
 * The results of this visit, so that Back shows them at once as they were left, with all pages. They belong to one person
 * and are dropped when another signs in.
 */
export const createFoundCases = (now: () => number = Date.now) => {
  let owner: string | null = null;
  const kept = new Map<string, { readonly found: Found; readonly at: number }>();
  return {
    get: (who: string | null, of: string): Found | null => {
      const entry = who === owner ? kept.get(of) : undefined;
      return entry !== undefined && now() - entry.at < freshFor ? entry.found : null;
    },
    keep: (who: string | null, found: Found): void => {
      if (who !== owner) kept.clear();
      owner = who;
      const at = kept.get(found.of)?.at ?? now();
      kept.delete(found.of);
      kept.set(found.of, { found, at });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    forget: (of: string): void => void kept.delete(of),
  };
};

export const foundCases = createFoundCases();
