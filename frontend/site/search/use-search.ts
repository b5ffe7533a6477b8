import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../shared/client/api-client.ts';
import { useSession } from '../../shared/client/session.ts';
import { queryTextOf, type Search } from '../../shared/search/search-state.ts';
import { type Found, foundCases, withMore } from './found/found-cases.ts';
import { fetchWinRate, searchCases } from './search-api.ts';

export type SearchView = {
  /** The shown results: of this search, or of the previous one while this one is loading. */
  readonly found: Found | null;
  readonly isLoading: boolean;
  /** The failure of this search. */
  readonly failure: ApiFailure | null;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/** Searches, and keeps the results for the time when the person comes back. */
export const useSearch = (search: Search): SearchView => {
  const session = useSession();
  const who = session.user?.id ?? null;
  const isKnown = session.status !== 'loading';
  const of = queryTextOf(search);
  const [found, setFound] = useState<Found | null>(() => foundCases.get(who, of));
  const [failure, setFailure] = useState<{ of: string; why: ApiFailure } | null>(null);
  const [more, setMore] = useState<SearchView['more']>('idle');
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new AbortController());
  const latest = useRef(found);

  const show = useCallback(
    (next: Found) => {
      foundCases.keep(who, next);
      latest.current = next;
      setFound(next);
    },
    [who],
  );
  /** Adds a page to the shown results, unless another search is shown by now. */
  const add = useCallback(
    (change: (now: Found) => Found) => {
      if (latest.current?.of === of) show(change(latest.current));
    },
    [of, show],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` identifies the search; another attempt loads again.
  useEffect(() => {
    if (!isKnown) return;
    const mine = new AbortController();
    asked.current = mine;
    const { signal } = mine;
    const stop = () => mine.abort();
    setMore('idle');
    setFailure(null);
    const kept = foundCases.get(who, of);
    if (kept !== null) show(kept);
    if (kept !== null && kept.winRate !== undefined) return stop;
    void (async () => {
      if (kept === null) {
        const answer = await searchCases(search, null, signal);
        if (signal.aborted) return;
        if (!answer.ok) return setFailure({ of, why: answer });
        show({ of, answer, winRate: undefined });
      }
      const rate = await fetchWinRate(search, signal);
      if (!signal.aborted) add((now) => ({ ...now, winRate: rate.ok ? rate : null }));
    })();
    return stop;
  }, [of, who, isKnown, attempt, show, add]);

  const loadMore = () => {
    const cursor = found?.answer.cursor ?? null;
    if (found?.of !== of || cursor === null || more === 'loading') return;
    const { signal } = asked.current;
    setMore('loading');
    void searchCases(search, cursor, signal).then((answer) => {
      if (signal.aborted) return;
      setMore(answer.ok ? 'idle' : 'failed');
      if (answer.ok) add((now) => withMore(now, answer));
    });
  };

  const why = failure?.of === of ? failure.why : null;
  return {
    found,
    isLoading: why === null && found?.of !== of,
    failure: why,
    more,
    loadMore,
    retry: () => setAttempt((count) => count + 1),
  };
};
