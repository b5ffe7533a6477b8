import type { CaseSearchAnswer, CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';

/** One search with all that was loaded of it. */
export type Found = {
  /** The search's address: what it is for. */
  readonly of: string;
  readonly answer: CaseSearchAnswer;
  /** `undefined` while on its way, `null` where it couldn't be had. */
  readonly winRate: CaseWinRateAnswer | null | undefined;
};

/** The next page behind those that are here. A case that moved between the pages stands once. */
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
 * What was found in this visit, so that Back shows it at once as it was left, with all its pages. It is one person's: whoever
 * comes next begins with none.
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
