import { useEffect, useState } from 'react';
import type { Reply } from './ask.ts';

export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly code: string; readonly message: string }
  | { readonly state: 'ready'; readonly value: T };

export const loadingOf = <T>(reply: Reply<T>): Loading<T> =>
  reply.ok ? { state: 'ready', value: reply.value } : { state: 'failed', code: reply.code, message: reply.message };

/** A value that is loaded, and can be loaded again. */
export const useLoaded = <T>(
  load: () => Promise<Reply<T>>,
  key: string,
): [Loading<T>, (again: Loading<T> | null) => void] => {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies what is loaded; `load` is new at each render.
  useEffect(() => {
    let isCurrent = true;
    setLoading({ state: 'loading' });
    void load().then((reply) => {
      if (isCurrent) setLoading(loadingOf(reply));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return [loading, (next) => (next === null ? setAttempt((count) => count + 1) : setLoading(next))];
};
